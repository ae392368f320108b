import type { Plugin } from 'vite';

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;
const TO_JSON_SCHEMA = '../core/to-json-schema.js';

/** The code by which zod makes a JSON schema: one statement for each kind of schema. */
const PROCESSORS = /^ *inst\._zod\.processJSONSchema = .*;$/gm;

/** The function behind zod's `schema.toJSONSchema()`. */
const REFUSED = `
  const refuse = () => { throw new Error('Bhoj is built without JSON schemas (no-json-schemas.ts)'); };
  export const createToJSONSchemaMethod = () => refuse;
  export const createStandardJSONSchemaMethod = () => refuse;
`;

/**
 * Leaves zod's JSON schemas (7 KB gzip) out of the build: Bhoj parses with its schemas and describes them to nobody. The
 * build fails when zod no longer has them in this form.
 */
export function noJsonSchemas(): Plugin {
  const id = '\0no-json-schemas';
  return {
    name: 'bhoj-no-json-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === TO_JSON_SCHEMA && importer !== undefined && SCHEMAS.test(importer) ? id : null,
    load: (asked) => (asked === id ? REFUSED : null),
    transform(code, file) {
      if (!SCHEMAS.test(file)) return null;
      const lean = code.replaceAll(PROCESSORS, '');
      if (lean === code || lean.includes('processJSONSchema =') || !code.includes(TO_JSON_SCHEMA))
        this.error(`${file} makes JSON schemas in another way than no-json-schemas.ts knows`);
      return { code: lean, map: null };
    },
  };
}
