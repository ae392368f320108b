import { expect, it } from 'vitest';
import { reasonSchema } from './reason.schema.ts';

it.each([
  ['', false],
  ['   ', false],
  ['Asked by phone', true],
  ['a'.repeat(200), true],
  ['a'.repeat(201), false],
])('%j', (reason, isSound) => {
  expect(reasonSchema.safeParse(reason).success).toBe(isSound);
});
