// The colours of the language, made from its own tables: the words come from the program, so that none is missing here.

import { StreamLanguage } from "./vendor/codemirror.js";

const NAME = /^[a-z][a-z0-9_]*/;

/** The language with these words. */
export function languageOf(keywords, verbs) {
  const known = new Set(keywords);
  const done = new Set(verbs);
  return StreamLanguage.define({
    name: "moo",
    startState: () => ({ names: 0, begun: false }),
    token(stream, state) {
      if (stream.sol()) Object.assign(state, { names: 0, begun: /^[a-z]/.test(stream.string), fact: /^\s+[a-z][a-z0-9_]*\s{2,}/.test(stream.string) });
      if (stream.eatSpace()) return null;
      if (stream.match(/^#.*/)) return "comment";
      if (stream.match(/^"(\\.|[^"\\])*"?/)) return "string";
      if (stream.match(/^\[[A-Z]\]/)) return "labelName";
      if (stream.match(/^[A-Z]+[0-9]+[a-z]?\b/)) return "atom";
      if (stream.match(/^[0-9]+/)) return "number";
      if (stream.match(/^'s\b/) || stream.match(/^[-+=?]/)) return "operator";
      const found = stream.match(NAME);
      if (!found) {
        stream.next();
        return null;
      }
      state.names += 1;
      if (state.begun && state.names === 1) return "definitionKeyword";
      if (state.begun && state.names === 2 && !known.has(found[0])) return "className";
      if (state.fact && state.names === 1) return "propertyName";
      if (done.has(found[0])) return "typeName";
      return known.has(found[0]) ? "keyword" : "variableName";
    },
    languageData: { commentTokens: { line: "#" } },
  });
}
