import { describe, expect, it } from 'vitest';
import { aPayRun, aRow, aSlip } from '../../fixtures/pay.ts';
import { aMuster, anAdvance, aPerson, PERSON_ID } from '../../fixtures/payroll.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { NOW } from '../../fixtures/ids.ts';
import { paise, rupees } from '../../money/money.ts';
import { NO_PAY_ENTRIES, NOTHING_FOR_ALL } from './entered.ts';
import { payLawOf } from '../law/law.ts';
import {
  approved,
  assertPayDay,
  atStep,
  checkSlips,
  draftOf,
  isPaidSo,
  isSameDraft,
  isUnchanged,
  recoveredOf,
  withoutPayment,
  withPaid,
} from './pay-run-acts.ts';
import { paySourcesOf } from './pay-sources.ts';
import type { PayInputs } from './pay-sources.ts';

const month = '2026-11';
const ALL_ABSENT = Object.fromEntries(
  Array.from({ length: 30 }, (_, n) => [String(n + 1).padStart(2, '0'), 'A' as const]),
);
const inputs = (overrides: Partial<PayInputs> = {}): PayInputs => ({
  month,
  people: [{ id: PERSON_ID, value: aPerson() }],
  muster: aMuster({ people: { [PERSON_ID]: aRow(month, {}, ['03', '10', '17', '24']) } }),
  advances: [],
  entered: {},
  arrears: {},
  ...overrides,
});
const draft = (of: Partial<PayInputs> = {}, tipsPaidOutPaise = rupees(0), at = NOW) =>
  draftOf(
    {
      ...inputs(of),
      stateCode: '27',
      law: payLawOf(of.month ?? month, '27'),
      forAll: NOTHING_FOR_ALL,
      tipsPaidOutPaise,
      musterChangedAt: NOW,
      stored: [],
    },
    at,
  );

describe('what a slip is computed from', () => {
  it('is for whoever was employed in the month, by name, with an empty row where nobody marked one', () => {
    const named = (id: string, name: string, joinedOn = '2026-04-01') => ({
      id,
      value: aPerson({ name, joinedOn }),
    });
    const people = [
      named('b', 'Ravi'),
      named('c', 'Asha'),
      named('a', 'Ravi'),
      named('d', 'New', '2026-12-01'),
    ];
    const sources = paySourcesOf(inputs({ people, muster: null }));
    expect(sources.map(([id]) => id)).toEqual(['c', 'a', 'b']);
    expect(sources[0]?.[1]).toMatchObject({ month, cells: {}, advances: [], entered: NO_PAY_ENTRIES });
    expect(sources[0]?.[1].person).not.toHaveProperty('mobile');
  });

  it('has their advances that were given by the end of the month', () => {
    const advances = [
      { id: 'b', value: anAdvance({ givenOn: '2026-11-30' }) },
      { id: 'a', value: anAdvance() },
      { id: 'c', value: anAdvance({ givenOn: '2026-12-01' }) },
      { id: 'd', value: anAdvance({ personId: 'another' }) },
    ];
    const [first] = paySourcesOf(inputs({ advances }));
    expect(first?.[1].advances.map(({ id }) => id)).toEqual(['a', 'b']);
    const ordered = (...ids: string[]) =>
      paySourcesOf(inputs({ advances: ids.map((id) => ({ id, value: anAdvance() })) }))[0]?.[1].advances.map(
        ({ id }) => id,
      );
    expect(ordered('c', 'a', 'b')).toEqual(['a', 'b', 'c']);
    expect(ordered('b', 'c', 'a')).toEqual(['a', 'b', 'c']);
  });
});

it('a slip has the arrears of its person, and of nobody else', () => {
  const owed = [{ month: '2026-10', wagesPaise: rupees(3_000), otherPaise: rupees(0) }];
  const sources = (arrears: PayInputs['arrears']) => paySourcesOf(inputs({ arrears }))[0]?.[1].arrears;
  expect(sources({ [PERSON_ID]: owed, another: owed })).toEqual(owed);
  expect(sources({ another: owed })).toEqual([]);
});

it('people of one name are in the order of their ids, however they are read', () => {
  const ids = (...list: string[]) =>
    paySourcesOf(inputs({ people: list.map((id) => ({ id, value: aPerson() })), muster: null })).map(
      ([id]) => id,
    );
  expect(ids('c', 'a', 'b')).toEqual(['a', 'b', 'c']);
  expect(ids('b', 'c', 'a')).toEqual(['a', 'b', 'c']);
});

describe('a draft', () => {
  it('says the same whenever it is made', () => {
    const [one, other] = [draft(), draft({}, rupees(0), NOW + 1)];
    expect(isSameDraft(one.run, other.run)).toBe(true);
    expect(isUnchanged(one.slips, other.slips)).toBe(true);
    expect(isSameDraft(one.run, draft({ muster: null }).run)).toBe(false);
    expect(isUnchanged(one.slips, draft({ muster: null }).slips)).toBe(false);
    expect(
      isUnchanged([aSlip()], [aSlip({ payment: { method: 'cash', reference: '', paidOn: '', paidAt: 1 } })]),
    ).toBe(true);
  });

  it('begins with its month', () => {
    const begin = Date.parse('2026-11-01T00:00+05:30');
    expect(draft({}, rupees(0), begin).slips).toHaveLength(1);
    expect(reasonOf(() => draft({}, rupees(0), begin - 1))).toBe('day-in-future');
  });

  it('has the tips of the money book at most', () => {
    const entered = { [PERSON_ID]: { ...NO_PAY_ENTRIES, tipsPaise: rupees(300) } };
    expect(draft({ entered }, rupees(300)).run.totals.tipsPaise).toBe(rupees(300));
    expect(reasonOf(() => draft({ entered }, paise(299_99)))).toBe('tips-above-book');
  });

  it('takes 200 people and 250 advances', () => {
    const people = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ id: `p${n}`, value: aPerson() }));
    const advances = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ id: `a${n}`, value: anAdvance() }));
    expect(draft({ people: people(200), advances: advances(250) }).slips).toHaveLength(200);
    expect(reasonOf(() => draft({ people: people(201) }))).toBe('pay-run-too-large');
    expect(reasonOf(() => draft({ advances: advances(251) }))).toBe('pay-run-too-large');
  });
});

describe('what is refused says why', () => {
  const because = (reason: string, details: object) => expect.objectContaining({ reason, details });

  it('for a draft', () => {
    const early = Date.parse('2026-10-31T23:59+05:30');
    expect(() => draft({}, rupees(0), early)).toThrow(because('day-in-future', { day: '2026-11-01' }));
    const entered = { [PERSON_ID]: { ...NO_PAY_ENTRIES, tipsPaise: rupees(300) } };
    expect(() => draft({ entered }, rupees(1))).toThrow(because('tips-above-book', { most: rupees(1) }));
    const people = Array.from({ length: 201 }, (_, n) => ({ id: `p${n}`, value: aPerson() }));
    expect(() => draft({ people })).toThrow(because('pay-run-too-large', { people: 200, advances: 250 }));
  });

  it('for a step', () => {
    expect(() => atStep(aPayRun(), 'approved')).toThrow(because('pay-run-moved', { state: 'draft' }));
    expect(() => atStep(null, 'approved')).toThrow(because('pay-run-moved', { state: null }));
    const dear = aPayRun({ totals: { ...aPayRun().totals, costPaise: paise(1_000_000_001) } });
    expect(() => approved(dear, NOW)).toThrow(because('pay-run-too-large', { most: 1_000_000_000 }));
    const paid = { method: 'upi', reference: '6123', paidOn: '2026-12-05' } as const;
    expect(() => isPaidSo(aSlip({ payment: { ...paid, paidAt: NOW } }), { ...paid, method: 'cash' })).toThrow(
      because('pay-run-moved', { state: 'paid' }),
    );
  });
});

it('slips are the same in any order, and only a final pay stays as it was stored', () => {
  const slips = ['b', 'a', 'c'].map((personId) => aSlip({ personId }));
  expect(isUnchanged(slips, slips.toReversed())).toBe(true);
  expect(isUnchanged(slips, slips.slice(1))).toBe(false);
  expect(isUnchanged(slips, [...slips.slice(1), aSlip({ personId: 'd' })])).toBe(false);
  const stored = [aSlip({ netPaise: rupees(1) })];
  const again = draftOf(
    {
      ...inputs(),
      stateCode: '27',
      law: payLawOf(month, '27'),
      forAll: NOTHING_FOR_ALL,
      tipsPaidOutPaise: rupees(0),
      musterChangedAt: NOW,
      stored,
    },
    NOW,
  );
  expect(again.slips[0]?.netPaise).toBe(rupees(13_887));
});

describe('the steps of a run', () => {
  const row = {
    name: 'Ravi',
    netPaise: rupees(100),
    problems: [],
    notes: [],
    isSettled: false,
    isPaid: false,
  };

  it('are asked for by name', () => {
    const run = aPayRun({ state: 'reviewed' });
    expect(atStep(run, 'draft', 'reviewed')).toBe(run);
    expect(reasonOf(() => atStep(run, 'approved'))).toBe('pay-run-moved');
    expect(reasonOf(() => atStep(null, 'draft'))).toBe('pay-run-moved');
  });

  it.each([
    ['days-unmarked', 'slips-incomplete'],
    ['not-known', 'slips-incomplete'],
    ['law-above-limit', 'pay-negative'],
    ['negative-pay', 'pay-negative'],
  ] as const)('%s stops them', (problem, reason) => {
    const run = aPayRun({ rows: { p1: row, p2: { ...row, problems: [problem] } } });
    expect(() => checkSlips(run)).toThrow(expect.objectContaining({ reason, details: { people: ['p2'] } }));
    expect(reasonOf(() => approved(run, NOW))).toBe(reason);
  });

  it('an approved run is paid when nothing is to be paid, and costs no more than a month of finance keeps', () => {
    expect(approved(aPayRun({ rows: { p1: row } }), NOW)).toMatchObject({ state: 'approved', paidAt: null });
    const nothing = { ...row, netPaise: rupees(0) };
    expect(approved(aPayRun({ rows: { p1: nothing } }), NOW)).toMatchObject({ state: 'paid', paidAt: NOW });
    const costing = (costPaise: number) =>
      aPayRun({ totals: { ...aPayRun().totals, costPaise: paise(costPaise) } });
    expect(approved(costing(1_000_000_000), NOW).approvedAt).toBe(NOW);
    expect(reasonOf(() => approved(costing(1_000_000_001), NOW))).toBe('pay-run-too-large');
  });

  it('is paid with the last of its people', () => {
    const run = aPayRun({ state: 'approved', rows: { p1: row, p2: row } });
    const first = withPaid(run, ['p1', 'nobody'], NOW);
    expect(first).toMatchObject({ state: 'approved', paidAt: null, rows: { p1: { isPaid: true } } });
    const both = withPaid(first, ['p2'], NOW + 1);
    expect(both).toMatchObject({ state: 'paid', paidAt: NOW + 1 });
    expect(withPaid(both, ['p2'], NOW + 2).paidAt).toBe(NOW + 1);
    expect(Object.keys(both.rows)).toEqual(['p1', 'p2']);
  });

  it('a slip is paid in one way', () => {
    const payment = { method: 'upi', reference: '6123', paidOn: '2026-12-05' } as const;
    expect(isPaidSo(aSlip(), payment)).toBe(false);
    const paid = aSlip({ payment: { ...payment, paidAt: NOW } });
    expect(isPaidSo(paid, payment)).toBe(true);
    for (const other of [{ method: 'bank' }, { reference: '' }, { paidOn: '2026-12-06' }] as const)
      expect(reasonOf(() => isPaidSo(paid, { ...payment, ...other }))).toBe('pay-run-moved');
  });

  it('takes back of advances what its slips took', () => {
    const [slip] = draft({ advances: [{ id: 'a1', value: anAdvance({ firstMonth: month }) }] }).slips;
    expect(recoveredOf(slip === undefined ? [] : [slip])).toEqual([
      { advanceId: 'a1', amountPaise: rupees(2_000) },
    ]);
    expect(recoveredOf([aSlip()])).toEqual([]);
    // Nobody was at work, so the slip pays nothing from which to recover the advance, and the advance stays as it is.
    const nothing = draft({
      advances: [{ id: 'a1', value: anAdvance({ firstMonth: month }) }],
      muster: aMuster({ people: { [PERSON_ID]: aRow(month, ALL_ABSENT) } }),
    }).slips;
    expect(nothing[0]?.deductions.at(-1)).toMatchObject({ advanceId: 'a1', amountPaise: 0 });
    expect(recoveredOf(nothing)).toEqual([]);
  });
});

describe('the day of a payment', () => {
  it('says which day is refused', () => {
    const because = (day: string) => expect.objectContaining({ details: { day } });
    expect(() => assertPayDay('2026-11', '2026-10-31', '2026-12-05')).toThrow(because('2026-10-31'));
    expect(() => assertPayDay('2026-11', '2026-12-06', '2026-12-05')).toThrow(because('2026-12-06'));
  });

  it('is in the month or later, and not to come', () => {
    expect(reasonOf(() => assertPayDay('2026-11', '2026-10-31', '2026-12-05'))).toBe('paid-before-month');
    expect(reasonOf(() => assertPayDay('2026-11', '2026-12-06', '2026-12-05'))).toBe('day-in-future');
    expect(() => assertPayDay('2026-11', '2026-11-01', '2026-12-05')).not.toThrow();
    expect(() => assertPayDay('2026-11', '2026-12-05', '2026-12-05')).not.toThrow();
  });
});

describe('a payment that was noted wrongly', () => {
  const payment = { method: 'upi', reference: '7', paidOn: '2026-12-05', paidAt: 3 } as const;
  const slip = aSlip({ payment });
  const run = withPaid({ ...aPayRun(), state: 'approved', approvedAt: 1 }, [slip.personId], 3);

  it('is taken back with its reason, and the pay can be noted again', () => {
    expect(run.state).toBe('paid');
    const back = withoutPayment(run, slip, { reason: 'Another person', at: 9 });
    expect(back?.run).toMatchObject({
      state: 'approved',
      paidAt: null,
      rows: { [slip.personId]: { isPaid: false } },
    });
    expect(back?.slip).toMatchObject({
      payment: null,
      withdrawn: [{ ...payment, reason: 'Another person', at: 9 }],
    });
    expect(back?.run.totals).toEqual(run.totals);
    expect(withPaid(back?.run ?? run, [slip.personId], 10).state).toBe('paid');
  });

  it('is nothing of a person who is not in the run', () => {
    expect(withoutPayment({ ...run, rows: {} }, slip, { reason: 'x', at: 9 })).toBeNull();
  });

  it('keeps the last twenty that were taken back', () => {
    const withdrawn = Array.from({ length: 20 }, (_, n) => ({ ...payment, reason: `${n}`, at: n }));
    const after = withoutPayment(run, { ...slip, withdrawn }, { reason: 'twice', at: 99 })?.slip.withdrawn;
    expect(after).toHaveLength(20);
    expect(after?.map(({ at }) => at)).toEqual([...withdrawn.slice(1).map(({ at }) => at), 99]);
  });

  it('is nothing where nobody was paid, and keeps a draft with a final pay a draft', () => {
    expect(withoutPayment(run, { ...slip, payment: null }, { reason: 'x', at: 9 })).toBeNull();
    const draft = withPaid(aPayRun(), [slip.personId], 3);
    expect(withoutPayment(draft, slip, { reason: 'x', at: 9 })?.run.state).toBe('draft');
  });
});

it('what a person says of a day since the draft stops nothing, another mark does', () => {
  const { slips } = draft();
  const row = aRow(month, {}, ['03', '10', '17', '24']);
  const with19 = (cell: Partial<(typeof row)[string]>) =>
    draft({
      muster: aMuster({ people: { [PERSON_ID]: { ...row, '19': { ...row['19'], ...cell } as never } } }),
    }).slips;
  const disputed = with19({ claimed: 'HD', isDisputed: true });
  expect(disputed[0]?.days.disputed).toEqual(['2026-11-19']);
  expect(isUnchanged(slips, disputed)).toBe(true);
  const confirmed = with19({ confirmed: { by: 'uid', at: 5 } });
  expect(confirmed[0]?.days.confirmed).toEqual({ days: 1, lastAt: 5 });
  expect(isUnchanged(slips, confirmed)).toBe(true);
  expect(isUnchanged(slips, with19({ mark: 'HD' }))).toBe(false);
  expect(isUnchanged(slips, with19({ overtimeMinutes: 30 }))).toBe(false);
});

it('a mark that moved to another day stops an approval, though the pay is the same', () => {
  const absentOn = (day: string) =>
    draft({ muster: aMuster({ people: { [PERSON_ID]: aRow(month, { [day]: 'A' }) } }) }).slips;
  const [on19, on20] = [absentOn('19'), absentOn('20')];
  expect(on19.map(({ netPaise, days }) => [netPaise, days])).toEqual(
    on20.map(({ netPaise, days }) => [netPaise, days]),
  );
  expect(isUnchanged(on19, absentOn('19'))).toBe(true);
  expect(isUnchanged(on19, on20)).toBe(false);
});

it('other days, or another source of the pay, stop an approval by themselves', () => {
  const slip = aSlip();
  expect(isUnchanged([slip], [{ ...slip, days: { ...slip.days, workedHalves: 1 } }])).toBe(false);
  const source = { ...slip.source, person: { ...slip.source.person, designation: 'Cook' } as never };
  expect(isUnchanged([slip], [{ ...slip, source }])).toBe(false);
});
