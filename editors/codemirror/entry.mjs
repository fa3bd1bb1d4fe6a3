// What the card studio uses of CodeMirror 6.0.2, made into one file by `npm run build`.
export { basicSetup, EditorView } from "codemirror"
export { autocompletion, startCompletion } from "@codemirror/autocomplete"
export { indentLess, insertTab } from "@codemirror/commands"
export { HighlightStyle, StreamLanguage, indentUnit, syntaxHighlighting } from "@codemirror/language"
export { forceLinting, lintGutter, setDiagnostics } from "@codemirror/lint"
export { Compartment, EditorState } from "@codemirror/state"
export { hoverTooltip, keymap } from "@codemirror/view"
export { tags } from "@lezer/highlight"
