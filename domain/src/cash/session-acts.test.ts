import { describe, expect, it } from 'vitest';
import { aCashSession, TILLS } from '../fixtures/cash.ts';
import { reasonOf } from '../fixtures/reason-of.ts';
import { paise, rupees, ZERO } from '../money/money.ts';
import { chooseSession, isLate } from './choose-session.ts';
import {
  closeSession,
  comparedAgain,
  countSession,
  emptied,
  handOverSession,
  moveCash,
  openSession,
  takenInByDay,
  waitingFor,
  withMoved,
} from './session-acts.ts';
import type { Counting } from './session-acts.ts';
import type { CashSession } from './session.schema.ts';
import { documentsOf, expectedOf, NO_SUMS, tillOfSums } from './sums.ts';

const DAY = '2026-11-20';
const asha = { id: 'masha0000000', name: 'Asha' };
const ravi = { id: 'mravi0000000', name: 'Ravi' };
const actor = { person: asha, mayAll: false };
const closer = { person: ravi, mayAll: true };
const taken = (cash: number) => ({ ...NO_SUMS, taken: { cash: paise(cash) } });

/** A session with ₹100 of float that took ₹50 in cash. */
const session = (over: Partial<CashSession> = {}): CashSession =>
  aCashSession({ floatPaise: rupees(100), days: { [DAY]: taken(50_00) }, movements: [], ...over });
const entry = (id: string, over: Partial<CashSession> = {}) => ({ id, value: session(over) });
const notes = (count: number): Counting['typed'] => ({ notes: { '50': count }, byTender: {} });
const counting = (typed: Counting['typed'], over: Partial<Counting> = {}): Counting => ({
  typed,
  expensesPaise: ZERO,
  explain: () => [],
  at: 5,
  ...over,
});

describe('opening (P-SESSION-2)', () => {
  const opening = { businessDay: DAY, tillId: 'bar', holder: ravi, floatPaise: rupees(500), by: ravi, at: 1 };

  it('opens a till for a person, with a float', () => {
    const opened = openSession([entry('s1')], TILLS, opening);
    expect(opened).toMatchObject({
      state: 'open',
      till: TILLS[1],
      holder: ravi,
      floatPaise: 500_00,
      waited: null,
    });
    expect(expectedOf(opened, ZERO)).toEqual({ cash: 500_00 });
  });

  it('has one open session for a till, and one for a person', () => {
    expect(reasonOf(() => openSession([entry('s1')], TILLS, { ...opening, tillId: 'counter' }))).toBe(
      'till-in-use',
    );
    expect(reasonOf(() => openSession([entry('s1')], TILLS, { ...opening, holder: asha }))).toBe(
      'holder-has-session',
    );
    expect(reasonOf(() => openSession([], TILLS, { ...opening, tillId: 'roof' }))).toBe('till-unknown');
    expect(
      openSession([entry('s1', { state: 'waiting', till: null, holder: null })], TILLS, opening).state,
    ).toBe('open');
  });

  it('takes in the payments that waited, and says how many and how much', () => {
    const waiting = withMoved(
      withMoved(waitingFor(DAY, asha, 1), { day: DAY, sums: taken(70_00), isLate: false }),
      { day: null, sums: NO_SUMS, held: { upi: paise(30_00) }, isLate: false },
    );
    const opened = openSession([{ id: 'w1', value: waiting }], TILLS, opening);
    const byDay = { [DAY]: 100_00 };
    expect(opened.waited).toEqual({ id: 'w1', count: 2, totalPaise: 100_00, byDay });
    const two = withMoved(waiting, { day: '2026-11-19', sums: taken(5_00), isLate: false });
    const { waited } = openSession([{ id: 'w1', value: two }], TILLS, opening);
    expect(Object.entries(waited?.byDay ?? {})).toEqual([
      ['2026-11-19', 5_00],
      [DAY, 100_00],
    ]);
    expect(expectedOf(opened, ZERO)).toEqual({ cash: 570_00, upi: 30_00 });
    expect(emptied(waiting, 's2')).toMatchObject({ state: 'taken-in', takenInBy: 's2', days: {}, held: {} });
    expect(takenInByDay(waiting, DAY)).toMatchObject({
      state: 'taken-in',
      takenInBy: DAY,
      days: waiting.days,
    });
  });
});

describe('which session takes money (P-SESSION-4)', () => {
  const bar = { till: { id: 'bar', name: 'Bar' }, holder: ravi };
  const both = [entry('s2', bar), entry('s1')];

  it('is the document’s while open, then the person’s own, the only one, the chosen one, the first till’s', () => {
    expect(chooseSession(both, TILLS, { memberId: asha.id, original: 's2' })?.id).toBe('s2');
    expect(chooseSession(both, TILLS, { memberId: ravi.id, chosen: 's1' })?.id).toBe('s2');
    expect(chooseSession([entry('s2', bar)], TILLS, { memberId: 'm3', chosen: 's1' })?.id).toBe('s2');
    expect(chooseSession(both, TILLS, { memberId: 'm3', chosen: 's2' })?.id).toBe('s2');
    expect(chooseSession(both, TILLS, { memberId: 'm3' })?.id).toBe('s1');
    expect(chooseSession(both, [], { memberId: 'm3' })?.id).toBe('s2');
  });

  it('is the one that took in what waited, for a document that waited', () => {
    const took = { waited: { id: 'w1', count: 1, totalPaise: paise(500_00) } };
    const active = [entry('s2', bar), entry('s1', took)];
    expect(chooseSession(active, TILLS, { memberId: ravi.id, original: 'w1' })?.id).toBe('s1');
    expect(isLate(active, { memberId: ravi.id, original: 'w1' })).toBe(false);
  });

  it('compares a counted session again once a payment of it was put right', () => {
    const typed = { notes: { '500': 1 }, byTender: { upi: paise(500_00) } };
    const sold = withMoved(session({ days: {} }), { day: DAY, sums: taken(1_000_00), isLate: false });
    const at = { typed, expensesPaise: ZERO, explain: () => [], at: 5 };
    const counted = countSession({ ...sold, floatPaise: ZERO }, at, { person: asha, mayAll: false });
    expect(counted.result?.difference).toEqual({ cash: -500_00, upi: 500_00 });
    const swap = { ...NO_SUMS, taken: { cash: paise(-500_00), upi: paise(500_00) } };
    const right = comparedAgain(withMoved(counted, { day: DAY, sums: swap, isLate: false }));
    expect(right).toMatchObject({ state: 'counted', result: { difference: {} } });
    expect(comparedAgain(sold)).toBe(sold);
  });

  it('is none while nobody has opened one: payments that wait are no open session', () => {
    const waiting = entry('w1', { state: 'waiting', holder: null, till: null });
    expect(chooseSession([waiting], TILLS, { memberId: asha.id })).toBeNull();
  });

  it('is late for a session that takes no money any more, and the next one says so (P-SESSION-5)', () => {
    expect(isLate(both, { memberId: 'm3', chosen: 'gone' })).toBe(true);
    expect(isLate(both, { memberId: 'm3', original: 'gone' })).toBe(true);
    expect(isLate(both, { memberId: 'm3', original: 's1', chosen: 's2' })).toBe(false);
    expect(isLate(both, { memberId: 'm3' })).toBe(false);
    const next = withMoved(session(), { day: DAY, sums: taken(20_00), isLate: true });
    expect(next.late).toEqual({ count: 1, totalPaise: 20_00, byDay: { [DAY]: 20_00 } });
    const more = withMoved(next, { day: '2026-11-19', sums: taken(1_00), isLate: true });
    const part = { day: null, sums: NO_SUMS, held: { upi: paise(2_00) }, isLate: true };
    expect(withMoved(more, part).late).toEqual({
      count: 3,
      totalPaise: 23_00,
      byDay: { [DAY]: 22_00, '2026-11-19': 1_00 },
    });
    expect(withMoved(session(), { day: DAY, sums: taken(20_00), isLate: false }).late.count).toBe(0);
  });
});

describe('movements', () => {
  const drop = {
    id: 'm1',
    kind: 'drop' as const,
    amountPaise: rupees(20),
    reason: 'Safe',
    at: 1,
    expenseId: null,
  };

  it('change the cash that should be there: in, out, drop, and expenses by themselves', () => {
    const acts = [
      drop,
      { ...drop, id: 'm2', kind: 'in' as const, amountPaise: rupees(30) },
      { ...drop, id: 'm3', kind: 'out' as const, amountPaise: rupees(5) },
      { ...drop, id: 'm4', kind: 'out' as const, amountPaise: rupees(7), expenseId: 'm4' },
    ];
    const moved = acts.reduce((one, movement) => moveCash(one, movement, actor), session());
    expect(moved.movements.map(({ by }) => by)).toEqual([asha, asha, asha, asha]);
    expect(expectedOf(moved, rupees(7))['cash']).toBe((150 - 20 + 30 - 5 - 7) * 100);
  });

  it('count once, only in an open session, by its holder or who may close the day', () => {
    const moved = moveCash(session(), drop, actor);
    expect(moveCash(moved, drop, actor)).toBe(moved);
    expect(reasonOf(() => moveCash(session(), drop, { person: ravi, mayAll: false }))).toBe(
      'session-not-yours',
    );
    expect(moveCash(session(), drop, closer).movements).toHaveLength(1);
    expect(reasonOf(() => moveCash(session({ state: 'counted' }), drop, actor))).toBe('session-closed');
    const full = session({
      movements: Array.from({ length: 200 }, (_, n) => ({ ...drop, id: `${n}`, by: asha })),
    });
    expect(reasonOf(() => moveCash(full, drop, actor))).toBe('record-full');
  });
});

describe('sums by method', () => {
  it('have tips by card and UPI, not those in cash, and what was given back', () => {
    const sums = {
      taken: { cash: paise(100), upi: paise(200), card: paise(50) },
      tips: { cash: paise(10), upi: paise(20) },
      refunds: { cash: paise(5) },
      debits: { upi: paise(3) },
      partsTaken: { card: paise(7) },
      partsGiven: { cash: paise(7), card: paise(50 + 7) },
    };
    expect(tillOfSums(sums)).toEqual({ cash: 88, upi: 223 });
    const held = { days: { [DAY]: sums }, held: { cash: paise(12) }, released: { upi: paise(223) } };
    expect(documentsOf(held)).toEqual({ cash: 100 });
  });
});

describe('counting (P-SESSION-6)', () => {
  it('compares notes and coins, and each method that was counted', () => {
    const upi = { [DAY]: { ...taken(50_00), taken: { cash: rupees(50), upi: rupees(40), card: rupees(9) } } };
    const typed = { notes: { '100': 1, '20': 2 }, byTender: { upi: rupees(50) } };
    const seen: unknown[] = [];
    const counted = countSession(
      session({ days: upi }),
      counting(typed, { explain: (difference) => (seen.push(difference), []) }),
      actor,
    );
    expect(counted.state).toBe('counted');
    expect(counted.result).toMatchObject({
      expected: { cash: 150_00, upi: 40_00, card: 9_00 },
      counted: { cash: 140_00, upi: 50_00, card: 9_00 },
      difference: { cash: -10_00, upi: 10_00 },
    });
    expect(seen).toEqual([{ cash: -10_00, upi: 10_00 }]);
  });

  it('may be done again, three times in all, and every count stays', () => {
    const often = [1, 2, 3].reduce((one, n) => countSession(one, counting(notes(n)), actor), session());
    expect(often.counts.map((one) => one.notes)).toEqual([{ '50': 1 }, { '50': 2 }, { '50': 3 }]);
    expect(often.result?.difference).toEqual({});
    expect(reasonOf(() => countSession(often, counting(notes(3)), actor))).toBe('counted-too-often');
  });

  it('is no act of somebody else, nor on a session that is closed or handed over', () => {
    const other = { person: ravi, mayAll: false };
    expect(reasonOf(() => countSession(session(), counting(notes(3)), other))).toBe('session-not-yours');
    expect(reasonOf(() => countSession(session({ state: 'closed' }), counting(notes(3)), actor))).toBe(
      'session-closed',
    );
    const handed = session({ state: 'counted', handedTo: { ...ravi, sessionId: 's2' } });
    expect(reasonOf(() => countSession(handed, counting(notes(3)), actor))).toBe('session-closed');
  });
});

describe('closing (P-SESSION-7)', () => {
  const at = { z: 4, note: '', at: 9 };

  it('gives an even session its number, and one that differs only with a note', () => {
    const even = countSession(session(), counting(notes(3)), actor);
    expect(closeSession(even, at, actor).closed).toEqual({ z: 4, at: 9, by: asha, note: '' });
    const differs = countSession(session(), counting(notes(2)), actor);
    expect(reasonOf(() => closeSession(differs, at, actor))).toBe('note-required');
    expect(closeSession(differs, { ...at, note: 'Change' }, closer).closed?.by).toEqual(ravi);
  });

  it('of a closed session changes nothing; of one that nobody counted is refused', () => {
    const closed = closeSession(countSession(session(), counting(notes(3)), actor), at, actor);
    expect(closeSession(closed, { z: 5, note: 'Again', at: 10 }, { person: ravi, mayAll: false })).toBe(
      closed,
    );
    expect(reasonOf(() => closeSession(session(), at, actor))).toBe('session-not-counted');
    expect(
      reasonOf(() => closeSession(session({ state: 'counted' }), at, { person: ravi, mayAll: false })),
    ).toBe('session-not-yours');
  });
});

describe('handing over (P-SESSION-8)', () => {
  const to = (over: object = {}) => ({
    counting: counting(notes(2)),
    to: ravi,
    nextId: 's2',
    businessDay: '2026-11-21',
    ...over,
  });

  it('counts the till, and the next person begins with that count', () => {
    const { before, next } = handOverSession(entry('s1'), [entry('s1')], to(), actor);
    expect(before).toMatchObject({ state: 'counted', handedTo: { ...ravi, sessionId: 's2' } });
    expect(before.result?.difference).toEqual({ cash: -50_00 });
    expect(next).toMatchObject({
      state: 'open',
      floatPaise: 100_00,
      fromId: 's1',
      till: TILLS[0],
      holder: ravi,
      businessDay: '2026-11-21',
    });
  });

  it('is refused to the same person, to one who has a till, and of a session that is closed', () => {
    const own = entry('s1');
    expect(reasonOf(() => handOverSession(own, [own], to({ to: asha }), closer))).toBe('same-holder');
    const busy = entry('s3', { holder: ravi, till: { id: 'bar', name: 'Bar' } });
    expect(reasonOf(() => handOverSession(own, [own, busy], to(), actor))).toBe('holder-has-session');
    const closed = entry('s1', { state: 'closed' });
    expect(reasonOf(() => handOverSession(closed, [], to(), actor))).toBe('session-closed');
    expect(reasonOf(() => handOverSession(own, [own], to(), { person: ravi, mayAll: false }))).toBe(
      'session-not-yours',
    );
    const loose = entry('s1', { till: null });
    expect(reasonOf(() => handOverSession(loose, [loose], to(), actor))).toBe('till-unknown');
  });
});
