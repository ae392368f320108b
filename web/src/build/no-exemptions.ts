import type { Plugin } from 'vite';

const COLLECTION = /\.collection\.ts$/;

/** The fields of a collection that no query uses: a list of names, or a constant. */
const UNINDEXED = /^ *unindexed: (?:\[[^\]]*\]|[A-Z_]+),$/gm;

/**
 * Leaves out of the build the lists of fields without an index: firestore.indexes.json tells them to the database, and
 * no screen needs them. The build fails when a collection lists them in another form.
 */
export function noExemptions(): Plugin {
  return {
    name: 'bhoj-no-exemptions',
    apply: 'build',
    enforce: 'pre',
    transform(code, file) {
      if (!COLLECTION.test(file)) return null;
      const lean = code.replaceAll(UNINDEXED, '');
      if (lean.includes('unindexed:'))
        this.error(`${file} lists fields without an index in another way than no-exemptions.ts knows`);
      return { code: lean, map: null };
    },
  };
}
