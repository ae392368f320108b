import { expect, it } from 'vitest';
import { tillsBegin, tillsForm, tillsOf } from './tills-model.ts';

it('begins with one till that is off, or with what is stored', () => {
  expect(tillsBegin(undefined, 'Counter')).toEqual({ on: false, tills: [{ tillId: 't1', name: 'Counter' }] });
  const stored = { on: true, tills: [{ id: 'bar', name: 'Bar' }] };
  expect(tillsBegin(stored, 'Counter')).toEqual({ on: true, tills: [{ tillId: 'bar', name: 'Bar' }] });
});

it('keeps the ids of tills, and gives new ones the next free number', () => {
  const typed = {
    on: true,
    tills: [
      { tillId: 'bar', name: 'Bar' },
      { tillId: '', name: 'Roof' },
      { tillId: 't4', name: 'Door' },
      { tillId: '', name: 'Lawn' },
    ],
  };
  expect(tillsOf(tillsForm.parse(typed)).tills.map(({ id }) => id)).toEqual(['bar', 't5', 't4', 't6']);
  expect(tillsForm.safeParse({ on: true, tills: [{ tillId: '', name: ' ' }] }).success).toBe(false);
});
