import { expect, it } from 'vitest';
import { aRoster, aWeekPlan } from '@bhoj/domain/fixtures/roster';
import { PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { edited, filled, hoursOf, readTyped, openEdit, textsOf } from './roster-model.ts';

const TEXTS = ['10-18', 'off', '10-18', '10-18', '10-18', '10-18', ''];

it('writes a week as it is typed, and reads it again', () => {
  expect(textsOf(aWeekPlan)).toEqual(TEXTS);
  expect(textsOf(undefined)).toEqual(['', '', '', '', '', '', '']);
  expect(readTyped({}, { [PERSON_ID]: TEXTS })).toEqual({ people: { [PERSON_ID]: aWeekPlan }, faults: 0 });
  const wrong = readTyped({ other: aWeekPlan }, { [PERSON_ID]: ['lunch', ...TEXTS.slice(1)] });
  expect(wrong.faults).toBe(1);
  expect(wrong.people['other']).toBe(aWeekPlan);
});

it('fills the empty days with the first shift, and the weekly off', () => {
  expect(filled(['', 'off', '11-15 19-23', '', '', '', ''], 6)).toEqual([
    '11-15 19-23',
    'off',
    '11-15 19-23',
    '11-15 19-23',
    '11-15 19-23',
    '11-15 19-23',
    'off',
  ]);
  const nothing = ['', 'off', '', '', '', '', ''];
  expect(filled(nothing, 0)).toBe(nothing);
  expect(hoursOf(TEXTS)).toBe('40');
  expect(hoursOf(['9-13:30', 'lunch'])).toBe('4.5');
});

it('keeps what was typed until the saved roster has arrived', () => {
  const roster = aRoster({ version: 2 });
  const edit = edited(null, roster, 10, { typed: { a: TEXTS } });
  expect(edit).toEqual({ typed: { a: TEXTS }, graceMinutes: 10, version: 2, savedAs: null });
  expect(openEdit(edit, aRoster({ version: 9 }))).toBe(edit);
  const saved = { ...edit, savedAs: 3 };
  expect(openEdit(saved, roster)).toBe(saved);
  expect(openEdit(saved, aRoster({ version: 3 }))).toBeNull();
  // A person who types on before it arrives builds on the saved roster.
  expect(edited(saved, roster, 10, { graceMinutes: 5 })).toEqual({
    typed: { a: TEXTS },
    graceMinutes: 5,
    version: 3,
    savedAs: null,
  });
  expect(edited(null, null, 10, {}).version).toBe(0);
});
