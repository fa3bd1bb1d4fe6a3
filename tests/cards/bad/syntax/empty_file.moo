### empty-file
