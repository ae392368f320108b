import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { Validators } from './quick-validators.mjs';

const ofTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
const { default: OfAuthEmulator } = createRequire(ofTools.resolve('exegesis'))('ajv') as {
  default: typeof Validators;
};

it('changes the class from which the Auth emulator’s validators come', () => {
  expect(Object.getPrototypeOf(OfAuthEmulator)).toBe(Validators);
});

it('leaves out the check of a schema, and checks values as before', () => {
  const isWord = new OfAuthEmulator().compile({ type: 'string', title: 7 });
  expect(isWord(3)).toBe(false);
});
