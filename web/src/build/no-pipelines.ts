import type { Plugin } from 'vite';

/** Firestore's SDK imports this package (43 KB) for regular expressions in pipeline queries, and for nothing else. */
const REGULAR_EXPRESSIONS = 're2js';
const PIPELINES = 'firebase/firestore/pipelines';

/** The function of the package that the SDK calls, replaced by the browser's own regular expressions. */
const OF_THE_BROWSER = `
  export const RE2JS = {
    compile: (pattern) => ({
      test: (text) => new RegExp(pattern, 'u').test(text),
      matches: (text) => new RegExp('^(?:' + pattern + ')$', 'u').test(text),
    }),
  };
`;

/**
 * Leaves that package out of the build, because Bhoj uses no pipeline queries. The build fails when somebody imports
 * pipelines, so that they take the package back in first.
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
