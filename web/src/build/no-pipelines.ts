import type { Plugin } from 'vite';

/** 43 KB of script that Firestore's SDK imports for regular expressions in its pipeline queries, and for nothing else. */
const REGULAR_EXPRESSIONS = 're2js';
const PIPELINES = 'firebase/firestore/pipelines';

/** What the SDK calls of the package, answered by the browser's own regular expressions. */
const OF_THE_BROWSER = `
  export const RE2JS = {
    compile: (pattern) => ({
      test: (text) => new RegExp(pattern, 'u').test(text),
      matches: (text) => new RegExp('^(?:' + pattern + ')$', 'u').test(text),
    }),
  };
`;

/**
 * Leaves a package of Firestore's SDK out of the build that Bhoj has no use for: it asks no pipeline queries, and the build
 * fails where somebody begins to.
 */
export function noPipelines(): Plugin {
  const id = `\0${REGULAR_EXPRESSIONS}`;
  return {
    name: 'bhoj-no-pipelines',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source === PIPELINES) this.error(`Bhoj is built without what ${PIPELINES} needs (no-pipelines.ts)`);
      return source === REGULAR_EXPRESSIONS ? id : null;
    },
    load: (asked) => (asked === id ? OF_THE_BROWSER : null),
  };
}
