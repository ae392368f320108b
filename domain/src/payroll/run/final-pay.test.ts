import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRow } from '../../fixtures/pay.ts';
import { aMuster, anAdvance, aPerson, PERSON_ID, someTerms } from '../../fixtures/payroll.ts';
import { NOW } from '../../fixtures/ids.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { rupees, ZERO } from '../../money/money.ts';
import { daysOfMonth } from '../muster/calendar.ts';
import { NO_PAY_ENTRIES, NOTHING_FOR_ALL } from './entered.ts';
import { assertNotSettled, finalPayOf, payable, payableRows } from './final-pay.ts';
import { payLawOf } from '../law/law.ts';
import { hasFinalPay } from '../people/person.ts';
import { ATTENDANCE_MARKS } from '../shape/attendance-mark.ts';
import { slipsOf } from './pay-run.ts';
import { approved, draftOf, isUnchanged, recoveredOf, takenBackOf, withPaid } from './pay-run-acts.ts';
import { monthPayOf } from './month-pay.ts';
import { slipSchema } from '../shape/slip.schema.ts';
import type { PayInputs } from './pay-sources.ts';
import type { Slip } from '../shape/slip.schema.ts';

const month = '2026-11';
const MEERA = 'PersonBBBBBBBBBBBBB2';
const law = payLawOf(month, '27');
const leaver = (overrides: Parameters<typeof aPerson>[0] = {}) =>
  aPerson({ leftOn: '2026-11-14', ...overrides });

const inputs = (overrides: Partial<PayInputs> = {}): PayInputs => ({
  month,
  people: [
    { id: PERSON_ID, value: leaver() },
    { id: MEERA, value: aPerson({ name: 'Meera', memberId: null }) },
  ],
  muster: aMuster({ people: { [PERSON_ID]: aRow(month), [MEERA]: aRow(month) } }),
  advances: [{ id: 'a1', value: anAdvance({ leftPaise: rupees(3_000) }) }],
  entered: {},
  arrears: {},
  ...overrides,
});
const costIn = (run: Parameters<typeof monthPayOf>[1]) => monthPayOf(month, run, [], '2026-11-30');
const draft = (of: PayInputs, stored: readonly Slip[] = [], forAll = NOTHING_FOR_ALL, by = law) =>
  draftOf(
    { ...of, stateCode: '27', law: by, forAll, tipsPaidOutPaise: ZERO, musterChangedAt: NOW, stored },
    NOW,
  );
const slipIn = (slips: readonly Slip[], id = PERSON_ID): Slip => {
  const found = slips.find(({ personId }) => personId === id);
  if (found === undefined) throw new Error('no slip');
  return found;
};
const final = (of: PayInputs, { run, slips } = draft(of), today = '2026-12-01') =>
  finalPayOf(run, slipIn(slips), PERSON_ID, of, { today, at: NOW });
/** A month in which the leaver's pay was approved first, and then the rest. */
function inTwo(of: PayInputs) {
  const first = draft(of);
  const done = final(of, first);
  if (done === null) throw new Error('not approved');
  const { slip } = done;
  const taken = new Map(takenBackOf([slip]).map(({ advanceId, amountPaise }) => [advanceId, amountPaise]));
  const after: PayInputs = {
    ...of,
    people: of.people.map((one) => (one.id === PERSON_ID ? { ...one, value: done.person } : one)),
    advances: of.advances.map(({ id, value }) => ({
      id,
      value: { ...value, leftPaise: rupees((value.leftPaise - (taken.get(id) ?? 0)) / 100) },
    })),
  };
  const stored = first.slips.map((one) => (one.personId === PERSON_ID ? slip : one));
  return { alone: first, slip, after, month: draft(after, stored) };
}

describe('a final pay and its month', () => {
  it('are to the paisa what the month alone would have paid', () => {
    const people = fc.record({
      basicPaise: fc.integer({ min: 0, max: 4_000_000 }).map((n) => rupees(n / 100)),
      by: fc.constantFrom('month' as const, 'day' as const, 'hour' as const),
      divisor: fc.constantFrom('calendar' as const, '26' as const, '30' as const),
      leftOn: fc.constantFrom(...daysOfMonth(month)),
      marks: fc.array(fc.constantFrom(...ATTENDANCE_MARKS), { minLength: 30, maxLength: 30 }),
      advances: fc.array(fc.integer({ min: 1, max: 2_000_000 }), { maxLength: 3 }),
      providentFund: fc.boolean(),
    });
    let made = 0;
    fc.assert(
      fc.property(people, ({ leftOn, marks, advances, ...terms }) => {
        const days = daysOfMonth(month);
        const row = aRow(month, Object.fromEntries(days.map((day, n) => [day.slice(8), marks[n] ?? 'P'])));
        const of = inputs({
          people: [
            {
              id: PERSON_ID,
              value: leaver({ leftOn, terms: [someTerms({ ...terms, stateInsurance: false })] }),
            },
            { id: MEERA, value: aPerson({ name: 'Meera' }) },
          ],
          muster: aMuster({ people: { [PERSON_ID]: row, [MEERA]: aRow(month) } }),
          advances: advances.map((n, at) => ({
            id: `a${String(at)}`,
            value: anAdvance({ amountPaise: rupees(n / 100), leftPaise: rupees(n / 100) }),
          })),
        });
        if (slipIn(draft(of).slips).problems.length > 0) return;
        made += 1;
        const { alone, month: whole } = inTwo({ ...of });
        expect(whole.run.totals).toEqual(alone.run.totals);
        const bare = (slips: readonly Slip[]) => slips.map((slip) => ({ ...slip, settled: null }));
        expect(bare(whole.slips)).toEqual(bare(alone.slips));
        expect(recoveredOf(alone.slips)).toEqual(takenBackOf([slipIn(whole.slips)]));
        expect(recoveredOf(whole.slips)).toEqual([]);
      }),
      { numRuns: 100 },
    );
    expect(made).toBeGreaterThan(20);
  });

  it('hold all that is left of an advance within half of the wages, and say what is not taken', () => {
    const owes = { id: 'a1', value: anAdvance({ amountPaise: rupees(30_000), leftPaise: rupees(30_000) }) };
    const { deductions, limitPaise, deductedPaise } = inTwo(inputs({ advances: [owes] })).slip;
    const advance = deductions.find(({ advanceId }) => advanceId === 'a1');
    expect(advance?.duePaise).toBe(rupees(30_000));
    expect(advance?.carriedPaise).toBeGreaterThan(0);
    expect(deductedPaise).toBe(limitPaise);
  });

  it('are not changed by a later number of the law, and the slip is computed again by its own', () => {
    const { after, slip, month: whole } = inTwo(inputs());
    const later = { ...NOTHING_FOR_ALL, professionTaxPaise: rupees(9), minimumWagePaise: rupees(1) };
    const again = draft(after, whole.slips, later, payLawOf(month, null));
    expect(slipIn(again.slips).netPaise).toBe(slip.netPaise);
    expect(slipIn(again.slips).settled).toEqual(slip.settled);
    const stored = slipSchema.decode(slipSchema.encode(slip));
    const { settled, source } = stored;
    if (settled === null) throw new Error('not settled');
    const [computed] = slipsOf([[PERSON_ID, source]], settled.law, settled.forAll);
    expect(computed?.netPaise).toBe(stored.netPaise);
    expect(computed?.deductions).toEqual(stored.deductions);
  });

  it('count in the cost of the month once, with the approval of the month', () => {
    const { alone, month: whole, after } = inTwo(inputs());
    expect(costIn(whole.run)).toEqual({ payPaise: alone.run.totals.costPaise, payFrom: 'draft' });
    expect(isUnchanged(whole.slips, draft(after, whole.slips).slips)).toBe(true);
    const month = approved({ ...whole.run, state: 'reviewed' }, NOW);
    expect(costIn(month)).toEqual({ payPaise: alone.run.totals.costPaise, payFrom: 'run' });
  });

  it('are paid apart: a draft with a paid final pay stays a draft', () => {
    const only = inputs({ people: [{ id: PERSON_ID, value: leaver() }] });
    const { month: whole } = inTwo(only);
    const paid = withPaid(whole.run, [PERSON_ID], NOW);
    expect(paid).toMatchObject({ state: 'draft', paidAt: null, rows: { [PERSON_ID]: { isPaid: true } } });
    expect(approved({ ...paid, state: 'reviewed' }, NOW)).toMatchObject({ state: 'paid', paidAt: NOW });
  });
});

describe('a final pay is refused', () => {
  const of = inputs();
  it('before the last day, without one, and for a month after it', () => {
    expect(reasonOf(() => final(of, draft(of), '2026-11-13'))).toBe('day-in-future');
    const stays = inputs({ people: [{ id: PERSON_ID, value: aPerson() }] });
    expect(reasonOf(() => final(stays))).toBe('no-last-day');
    expect(hasFinalPay({ leftOn: '2026-11-01' }, '2026-10')).toBe(true);
    expect(hasFinalPay({ leftOn: '2026-11-30' }, '2026-12')).toBe(false);
  });

  it('with the reason in full, and stands on the last day itself', () => {
    const { run, slips } = draft(of);
    const refused = (act: () => unknown, reason: string, details: object) =>
      expect(act).toThrow(expect.objectContaining({ reason, details }));
    refused(() => final(of, draft(of), '2026-11-13'), 'day-in-future', { day: '2026-11-14' });
    const at = { today: '2026-11-16', at: NOW };
    refused(() => finalPayOf(run, null, PERSON_ID, of, at), 'pay-run-moved', { state: 'draft' });
    expect(final(of, draft(of), '2026-11-14')?.slip.settled).not.toBeNull();
    const reviewed = final(of, { run: { ...run, state: 'reviewed' }, slips });
    expect(reviewed?.run).toMatchObject({ state: 'reviewed', month, draftedAt: NOW });
    expect(Object.keys(reviewed?.run.rows ?? {}).toSorted()).toEqual([PERSON_ID, MEERA].toSorted());
    expect(reviewed?.run.rows[PERSON_ID]?.isSettled).toBe(true);
  });

  it('without a draft, without a slip, for a stranger, and once the month is approved', () => {
    const { run, slips } = draft(of);
    const at = { today: '2026-11-16', at: NOW };
    expect(reasonOf(() => finalPayOf(null, null, PERSON_ID, of, at))).toBe('pay-run-moved');
    expect(reasonOf(() => finalPayOf(run, null, PERSON_ID, of, at))).toBe('pay-run-moved');
    expect(reasonOf(() => finalPayOf(run, null, 'nobody', of, at))).toBe('person-not-found');
    expect(reasonOf(() => final(of, { run: { ...run, state: 'approved' }, slips }))).toBe('pay-run-moved');
  });

  it('when the muster or an advance changed since, with days nobody marked, and with pay below what is due', () => {
    const before = draft(of);
    expect(reasonOf(() => final({ ...of, advances: [] }, before))).toBe('pay-run-changed');
    const unmarked = inputs({ muster: aMuster({ people: { [PERSON_ID]: {} } }) });
    expect(reasonOf(() => final(unmarked))).toBe('slips-incomplete');
    const absent = Object.fromEntries(daysOfMonth(month).map((day) => [day.slice(8), 'A' as const]));
    const labourWelfare = { employeePaise: rupees(12), employerPaise: rupees(36) };
    const owing = inputs({
      muster: aMuster({ people: { [PERSON_ID]: aRow(month, absent) } }),
      entered: { [PERSON_ID]: { ...NO_PAY_ENTRIES, labourWelfare } },
    });
    expect(reasonOf(() => final(owing))).toBe('pay-negative');
  });

  it('a second time without a word: it is approved once', () => {
    const { month: whole, after } = inTwo(of);
    expect(final(after, whole)).toBeNull();
  });
});

it('a final pay keeps the months that were settled before it', () => {
  const again = inputs({ people: [{ id: PERSON_ID, value: leaver({ settledMonths: ['2026-05'] }) }] });
  expect(final(again)?.person.settledMonths).toEqual(['2026-05', month]);
});

it('a final pay keeps the arrears of its draft, though they are settled meanwhile', () => {
  const arrears = { [PERSON_ID]: [{ month: '2026-10', wagesPaise: rupees(3_000), otherPaise: ZERO }] };
  const owed = draft(inputs({ arrears }));
  const done = final(inputs(), owed);
  expect(done?.slip.source.arrears).toEqual(arrears[PERSON_ID]);
  expect(done?.slip.grossPaise).toBe(slipIn(owed.slips).grossPaise);
});

it('a final pay keeps what the person said of their days since the draft', () => {
  const of = inputs();
  const before = draft(of);
  const row = { ...aRow(month), '02': { ...aRow(month)['02'], confirmed: { by: 'uid', at: 5 } } as never };
  const since = inputs({ muster: aMuster({ people: { [PERSON_ID]: row, [MEERA]: aRow(month) } }) });
  const done = final(since, before);
  expect(done?.slip.days.confirmed).toEqual({ days: 1, lastAt: 5 });
  expect(done?.slip.source.cells['02']).toMatchObject({ confirmed: { at: 5 } });
});

it('no amounts are entered for a final pay that stands', () => {
  const { month: whole } = inTwo(inputs());
  expect(reasonOf(() => assertNotSettled(whole.slips, { [PERSON_ID]: NO_PAY_ENTRIES }))).toBe(
    'final-pay-stands',
  );
  expect(() => assertNotSettled(whole.slips, { [MEERA]: NO_PAY_ENTRIES })).not.toThrow();
  expect(() => assertNotSettled(whole.slips)).not.toThrow();
});

it('before the month is approved only final pays are payable', () => {
  const { month: whole } = inTwo(inputs());
  const [slip, other] = [slipIn(whole.slips), slipIn(whole.slips, MEERA)];
  expect(payable(whole.run, [slip])).toBe(whole.run);
  expect(reasonOf(() => payable(whole.run, [slip, other]))).toBe('pay-run-moved');
  expect(reasonOf(() => payable(whole.run, []))).toBe('pay-run-moved');
  expect(reasonOf(() => payable(null, [slip]))).toBe('pay-run-moved');
  expect(payableRows(whole.run).map(([id]) => id)).toEqual([PERSON_ID]);
  const all = { ...whole.run, state: 'approved' as const, approvedAt: NOW };
  expect(payable(all, [slip, other])).toBe(all);
  expect(payableRows(all)).toHaveLength(2);
  // A run that is paid whole may be paid again, which changes nothing.
  const paid = { ...all, state: 'paid' as const, paidAt: NOW };
  expect(payable(paid, [slip, other])).toBe(paid);
  expect(payableRows(paid)).toHaveLength(2);
  expect(reasonOf(() => payableRows(draft(inputs()).run))).toBe('pay-run-moved');
  expect(reasonOf(() => payableRows(null))).toBe('pay-run-moved');
});
