// The editor: CodeMirror with the language, faults, completion and hover of the program.
//
// It stands in a root of its own, so that its rules of style need no permission from the page.

import {
  autocompletion, basicSetup, Compartment, EditorState, EditorView, HighlightStyle, hoverTooltip, indentLess, indentUnit,
  insertTab, keymap, lintGutter, setDiagnostics, syntaxHighlighting, tags,
} from "./vendor/codemirror.js";
import { h } from "../dom.js";
import { languageOf } from "./language.js";
import { toldText } from "./told.js";

const SORTS = { word: "keyword", fact: "property", card: "class", kind: "type", verb: "function", counter: "variable" };

const colours = HighlightStyle.define([
  { tag: tags.comment, color: "var(--c-comment)", fontStyle: "italic" },
  { tag: tags.string, color: "var(--c-string)" },
  { tag: [tags.number, tags.atom], color: "var(--c-number)" },
  { tag: tags.keyword, color: "var(--c-keyword)" },
  { tag: tags.definitionKeyword, color: "var(--c-keyword)", fontWeight: "600" },
  { tag: tags.className, color: "var(--c-name)", fontWeight: "600" },
  { tag: tags.propertyName, color: "var(--c-fact)" },
  { tag: tags.typeName, color: "var(--c-verb)" },
  { tag: tags.labelName, color: "var(--c-number)", fontWeight: "600" },
]);

const looks = EditorView.theme({
  "&": { backgroundColor: "var(--sheet)", color: "var(--ink)", fontSize: ".95rem", height: "100%" },
  ".cm-scroller": { fontFamily: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace", lineHeight: "1.55" },
  ".cm-content": { caretColor: "var(--ink)", padding: ".6rem 0" },
  "&.cm-focused": { outline: "3px solid var(--accent)", outlineOffset: "-3px" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { backgroundColor: "var(--paper)", borderRight: "1px solid var(--line)", color: "var(--dim)" },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--accent) 7%, transparent)" },
  ".cm-activeLineGutter": { backgroundColor: "color-mix(in srgb, var(--accent) 16%, transparent)", color: "var(--ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "color-mix(in srgb, var(--accent) 28%, transparent)" },
  ".cm-tooltip": { backgroundColor: "var(--sheet)", border: "1px solid var(--line)", borderRadius: ".4rem", boxShadow: "var(--shade)", color: "var(--ink)", maxWidth: "min(34rem, 88vw)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
  ".cm-completionDetail": { color: "inherit", opacity: ".75" },
  ".cm-told": { fontFamily: "'Fira Sans', system-ui, sans-serif", fontSize: ".9rem", maxHeight: "18rem", overflow: "auto", padding: ".5rem .7rem" },
  ".cm-told p, .cm-told pre": { margin: "0 0 .4rem", whiteSpace: "pre-wrap" },
  ".cm-told pre": { fontFamily: "ui-monospace, monospace", fontSize: ".85rem" },
  ".cm-diagnostic": { borderLeftColor: "var(--bad)", fontFamily: "'Fira Sans', system-ui, sans-serif" },
  ".cm-panels": { backgroundColor: "var(--paper)", color: "var(--ink)" },
  ".cm-foldPlaceholder": { backgroundColor: "var(--paper)", border: "1px solid var(--line)", color: "var(--dim)" },
});

/** Characters of a line up to a column that counts them from 1; CodeMirror counts halves of UTF-16. */
const units = (text, column) => [...text].slice(0, column - 1).join("").length;
const column = (text, unit) => [...text.slice(0, unit)].length + 1;

export class Editor {
  /** `calls`: `wrote(text, line)`, `moved(line)`, `offers(line, column)`, `meaning(line, column)`. */
  constructor(place, calls) {
    this.calls = calls;
    this.root = place.attachShadow({ mode: "open" });
    this.language = new Compartment();
    this.label = new Compartment();
    this.quiet = false;
    this.line = 1;
    const holder = h("div");
    this.root.append(holder);
    this.view = new EditorView({ root: this.root, parent: holder, state: this.state("") });
    this.view.dom.style.height = "100%";
    holder.style.height = "100%";
  }

  state(text) {
    return EditorState.create({
      doc: text,
      extensions: [
        basicSetup,
        this.language.of(this.words ?? []),
        this.label.of(EditorView.contentAttributes.of({ "aria-label": this.title ?? "" })),
        syntaxHighlighting(colours),
        looks,
        indentUnit.of("    "),
        EditorState.tabSize.of(4),
        EditorView.lineWrapping,
        lintGutter(),
        autocompletion({ override: [(context) => this.completed(context)], activateOnTyping: true }),
        hoverTooltip((view, place) => this.hovered(view, place)),
        keymap.of([{ key: "Shift-Tab", run: indentLess }]),
        EditorView.updateListener.of((update) => this.updated(update)),
      ],
    });
  }

  speak(title, keywords, verbs) {
    this.title = title;
    if (keywords) this.words = languageOf(keywords, verbs);
    this.view.dispatch({ effects: [
      this.language.reconfigure(this.words ?? []),
      this.label.reconfigure(EditorView.contentAttributes.of({ "aria-label": title })),
    ] });
  }

  get text() { return this.view.state.doc.toString(); }

  /** Another file, or a file that was changed outside: what could be taken back is forgotten with the first. */
  show(text, line = 1, keep = false) {
    this.quiet = true;
    if (keep) this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
    else this.view.setState(this.state(text));
    this.quiet = false;
    this.goTo(line);
  }

  goTo(line, focus = false) {
    const doc = this.view.state.doc;
    const at = doc.line(Math.max(1, Math.min(line, doc.lines)));
    this.view.dispatch({ selection: { anchor: at.from }, effects: EditorView.scrollIntoView(at.from, { y: "center" }) });
    if (focus) this.view.focus();
  }

  /** Put a way out in place of what is written. */
  mend(lines) {
    const doc = this.view.state.doc;
    const changes = Object.entries(lines)
      .filter(([number]) => Number(number) <= doc.lines)
      .map(([number, text]) => ({ from: doc.line(Number(number)).from, to: doc.line(Number(number)).to, insert: text }));
    this.view.dispatch({ changes });
    this.view.focus();
  }

  updated(update) {
    const line = update.state.doc.lineAt(update.state.selection.main.head).number;
    const moved = line !== this.line;
    this.line = line;
    if (this.quiet) return;
    if (update.docChanged) this.calls.wrote(this.text, line);
    else if (moved) this.calls.moved(line);
  }

  faults(found) {
    const doc = this.view.state.doc;
    const place = (line, at) => {
      const row = doc.line(Math.max(1, Math.min(line, doc.lines)));
      return Math.min(row.to, row.from + units(row.text, at));
    };
    this.view.dispatch(setDiagnostics(this.view.state, found.map((one) => {
      const from = place(one.line, one.column);
      return {
        from, to: Math.max(from, place(one.end_line, one.end_column)), severity: "error", source: one.code,
        message: [one.message, one.help].filter(Boolean).join("\n"),
        actions: one.fixes.slice(0, 2).map((fix) => ({ name: fix.title, apply: () => this.mend(fix.lines) })),
      };
    })));
  }

  async completed(context) {
    const line = context.state.doc.lineAt(context.pos);
    const word = context.matchBefore(/[a-z0-9_]*$/);
    const lead = line.text.slice(0, context.pos - line.from);
    if (!context.explicit && word.from === word.to && !lead.endsWith("[")) return null;
    const offers = await this.calls.offers(line.number, column(line.text, context.pos - line.from));
    if (!offers.length || context.aborted) return null;
    return {
      from: word.from,
      options: offers.map((one, number) => ({ label: one.text, type: SORTS[one.sort] ?? "text", detail: one.sort === "word" ? "" : one.detail, boost: -number / 10 })),
    };
  }

  async hovered(view, place) {
    const line = view.state.doc.lineAt(place);
    const text = await this.calls.meaning(line.number, column(line.text, place - line.from));
    if (!text) return null;
    return { pos: place, create: () => ({ dom: h("div.cm-told", {}, toldText(text)) }) };
  }
}
