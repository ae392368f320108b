import { expect, it } from 'vitest';
import { advanceTyped, anAdvance, aPerson } from '../../fixtures/payroll.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { paise, rupees, ZERO } from '../../money/money.ts';
import { advanceOf, assertNotRecovered, withRepayment, writtenOffIn } from './advance.ts';
import type { Advance } from '../shape/advance.schema.ts';
import type { AdvanceTyped, RepaymentTyped } from './advance.contract.ts';

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
  expect(reasonOf(() => assertNotRecovered(anAdvance({ leftPaise: rupees(4_000) })))).toBe(
    'advance-recovered',
  );
  expect(reasonOf(() => assertNotRecovered(anAdvance()))).toBeNull();
});

const repayment = (overrides: Partial<RepaymentTyped> = {}): RepaymentTyped => ({
  id: 'RepaymentAAAAAAAAAA1',
  kind: 'repaid',
  amountPaise: rupees(1_500),
  on: '2026-11-20',
  method: 'cash',
  reason: '',
  ...overrides,
});
const repay = (overrides: Partial<RepaymentTyped> = {}, advance = anAdvance({ leftPaise: rupees(2_750) })) =>
  withRepayment(advance, repayment(overrides), WHEN);

it('is repaid in cash and the rest written off, until nothing is left', () => {
  const repaid = repay();
  expect(repaid.leftPaise).toBe(rupees(1_250));
  expect(withRepayment(repaid, repayment(), WHEN)).toBe(repaid);
  const rest = { id: 'b', kind: 'writtenOff', amountPaise: rupees(1_250), method: null } as const;
  const closed = repay({ ...rest, reason: 'Left without an address' }, repaid);
  expect(closed.leftPaise).toBe(ZERO);
  expect(closed.repayments.map(({ kind, amountPaise }) => [kind, amountPaise / 100])).toEqual([
    ['repaid', 1_500],
    ['writtenOff', 1_250],
  ]);
  expect(closed.writtenOffIn).toEqual([repayment().on.slice(0, 7)]);
  expect(writtenOffIn(repayment().on.slice(0, 7), [closed])).toBe(rupees(1_250));
  expect(writtenOffIn('2026-10', [closed])).toBe(ZERO);
});

it.each([
  [{ amountPaise: ZERO }],
  [{ amountPaise: rupees(2_750.01) }],
  [{ on: '2026-11-21' }],
  [{ on: '2026-11-19' }],
  [{ method: null }],
  [{ kind: 'writtenOff' as const, method: null }],
  [{ kind: 'writtenOff' as const, reason: 'Gone' }],
])('refuses a repayment of %o', (overrides) => {
  expect(reasonOf(() => repay(overrides))).toBe('advance-wrong');
});

it('says in which months parts were written off, each once, and nothing of what was repaid', () => {
  const day = { ...WHEN, today: '2027-01-31' };
  const write = (advance: Advance, id: string, on: string, kind: 'repaid' | 'writtenOff' = 'writtenOff') =>
    withRepayment(
      advance,
      repayment({
        id,
        on,
        kind,
        amountPaise: rupees(500),
        ...(kind === 'writtenOff' ? { method: null, reason: 'Gone' } : {}),
      }),
      day,
    );
  const repaid = write(anAdvance(), 'a', '2026-12-01', 'repaid');
  expect(repaid).not.toHaveProperty('writtenOffIn');
  const first = write(repaid, 'b', '2026-12-02');
  expect(first.writtenOffIn).toEqual(['2026-12']);
  expect(write(first, 'c', '2026-12-03', 'repaid').writtenOffIn).toEqual(['2026-12']);
  const all = write(write(first, 'd', '2026-12-20'), 'e', '2027-01-05');
  expect(all.writtenOffIn).toEqual(['2026-12', '2027-01']);
  expect([writtenOffIn('2026-12', [all]), writtenOffIn('2027-01', [all])]).toEqual([
    rupees(1_000),
    rupees(500),
  ]);
});

it('keeps forty repayments', () => {
  const made = Array.from({ length: 39 }, (_, n) => ({ ...repayment({ id: `r${n}` }), at: n }));
  const almost = anAdvance({ leftPaise: rupees(2_750), repayments: made });
  const full = repay({ id: 'last' }, almost);
  expect(full.repayments).toHaveLength(40);
  expect(reasonOf(() => repay({ id: 'more', amountPaise: rupees(1) }, full))).toBe('advance-wrong');
  // A repeat of a repayment that is noted already changes nothing.
  expect(repay({ id: 'last' }, full)).toBe(full);
});
