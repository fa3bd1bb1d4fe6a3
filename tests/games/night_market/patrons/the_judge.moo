patron the_judge "The Judge"
    always:
        your opponents cannot beg_from you
