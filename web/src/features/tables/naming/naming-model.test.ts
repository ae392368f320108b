import { expect, it } from 'vitest';
import { changesIn, draftOf, filled, isSoundName, nameFaultOf } from './naming-model.ts';

const ids = ['F1-T01', 'F1-T02'];

it('begins with the names that there are', () =>
  expect(draftOf(['floor-1', ...ids], { 'F1-T02': 'Window' })).toEqual({
    'floor-1': '',
    'F1-T01': '',
    'F1-T02': 'Window',
  }));

it('numbers the tables after one word', () => {
  const draft = draftOf(['floor-1', ...ids], {});
  expect(filled(draft, ids, ' Terrace ')).toEqual({
    'floor-1': '',
    'F1-T01': 'Terrace 1',
    'F1-T02': 'Terrace 2',
  });
  expect(filled(draft, ids, ' ')).toBe(draft);
});

it('saves what is changed, and nothing else', () =>
  expect(
    changesIn(
      { 'F1-T01': ' Bar ', 'F1-T02': 'Window', 'F1-T03': '' },
      { 'F1-T02': 'Window', 'F1-T03': 'Old' },
    ),
  ).toEqual([
    { id: 'F1-T01', name: 'Bar' },
    { id: 'F1-T03', name: '' },
  ]));

it.each([
  ['बरामदा 4', true],
  ['', true],
  ['a\u202Eb', false],
  ['x'.repeat(31), false],
])('%j may be a name: %s', (name, may) => expect(isSoundName(name)).toBe(may));

it('says why a name cannot be one', () => {
  const words = { nameFault: 'direction', nameTooLong: (most: number) => `at most ${most}` };
  expect(nameFaultOf(words, 'T'.repeat(31))).toBe('at most 30');
  expect(nameFaultOf(words, 'T\u202Eerrace')).toBe('direction');
});
