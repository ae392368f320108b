/**
 * Loaded into firebase-tools before its own code (`node --import`). Its Auth emulator makes a validator for each part
 * of its API, and checks the schema of each against the schema of schemas, which takes about 7 of the 9 seconds of its
 * start. These schemas never change, so this leaves the check out. The emulator still validates requests.
 */
import { createRequire } from 'node:module';

const ofTools = createRequire(import.meta.resolve('firebase-tools/package.json'));
const ofExegesis = createRequire(ofTools.resolve('exegesis'));

/** The class from which exegesis makes its validators. */
export const Validators = ofExegesis('ajv/dist/core').default;

Validators.prototype.validateSchema = () => true;
