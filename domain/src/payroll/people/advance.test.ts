import { expect, it } from 'vitest';
import { advanceTyped, anAdvance, aPerson } from '../../fixtures/payroll.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { paise, rupees, ZERO } from '../../money/money.ts';
import { advanceOf, assertUntouched } from './advance.ts';
import type { AdvanceTyped } from './advance.contract.ts';

const WHEN = { today: '2026-11-20', at: anAdvance().createdAt };
const give = (overrides: Partial<AdvanceTyped> = {}, person = aPerson()) =>
  advanceOf(advanceTyped(overrides), person, WHEN);

it('is left as a whole at first', () => {
  expect(give()).toEqual(anAdvance());
});

it('is flagged when it was given before they joined', () => {
  expect(give({}, aPerson({ joinedOn: '2026-11-21' })).isBeforeJoining).toBe(true);
  expect(give({}, aPerson({ joinedOn: '2026-11-20' })).isBeforeJoining).toBe(false);
});

it.each([
  [{ amountPaise: ZERO, instalmentPaise: ZERO }],
  [{ instalmentPaise: ZERO }],
  [{ instalmentPaise: paise(6_000_01) }],
  [{ givenOn: '2026-11-21' }],
  [{ firstMonth: '2026-10' }],
])('refuses %o', (overrides) => {
  expect(reasonOf(() => give(overrides))).toBe('advance-wrong');
});

it('may be taken back at once and as a whole', () => {
  expect(give({ instalmentPaise: rupees(6_000), firstMonth: '2026-11' }).firstMonth).toBe('2026-11');
});

it('stays once something was taken back', () => {
  expect(reasonOf(() => assertUntouched(anAdvance({ leftPaise: rupees(4_000) })))).toBe('advance-recovered');
  expect(reasonOf(() => assertUntouched(anAdvance()))).toBeNull();
});
