import { describe, expect, it } from 'vitest';
import { BUSINESS_DAY, NOW } from '../fixtures/ids.ts';
import { reasonOf } from '../fixtures/reason-of.ts';
import { aTable } from '../fixtures/tables.ts';
import { aWaitDay, aWaitingParty, aWaitRecord, WAIT_ID } from '../fixtures/waitlist.ts';
import { MINUTE, startOf } from '../time/ist.ts';
import { actOn, aheadOf, emptyLine, joinLine, lineOf, resize, seatFromLine } from './line.ts';
import { isWithinQuote, keptOf, NO_RECORD, withoutSeated, withSeated } from './record.ts';
import { assertTablesTake, tableGivenBack, nameAtTable, tableTakenBy } from './taking-tables.ts';
import { MOST_WAITING } from './wait-day.schema.ts';
import { forgottenAt } from './waiting-guest.schema.ts';
import type { WaitDay } from './wait-day.schema.ts';

const joining = { size: 2, at: NOW, quote: null };
const three = () => ['a', 'b', 'c'].reduce((day, id) => joinLine(day, id, joining), emptyLine(BUSINESS_DAY));
const partyOf = (day: WaitDay, id = WAIT_ID) => day.parties[id];
const act = (
  day: WaitDay,
  what: Parameters<typeof actOn>[2]['act'],
  seen: Parameters<typeof actOn>[2]['seen'],
) => actOn(day, WAIT_ID, { act: what, seen, now: NOW + MINUTE });

describe('the line', () => {
  it('keeps the order of joining, and a number for each party of the day (P-WAIT-1)', () => {
    const day = actOn(three(), 'b', { act: 'give-up', seen: 'waiting', now: NOW });
    expect(lineOf(day).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(aheadOf(day, 'c')).toEqual([2]);
    expect(aheadOf(day, 'new')).toEqual([2, 2]);
    expect(joinLine(day, 'd', joining).parties['d']?.number).toBe(4);
  });

  it('takes at most so many parties in a day', () => {
    const parties = Object.fromEntries(
      Array.from({ length: MOST_WAITING }, (_, i) => [`p${i}`, aWaitingParty({ number: i + 1 })]),
    );
    expect(reasonOf(() => joinLine(aWaitDay({ parties }), 'more', joining))).toBe('waitlist-full');
  });

  it('calls, lets go, and takes the last act back once', () => {
    const called = act(aWaitDay(), 'call', 'waiting');
    expect(partyOf(called)).toMatchObject({ state: 'called', was: 'waiting', calledAt: NOW + MINUTE });
    const gone = act(called, 'lose', 'called');
    expect(partyOf(gone)).toMatchObject({ state: 'lost', endedAt: NOW + MINUTE });
    const back = act(gone, 'undo', 'lost');
    expect(partyOf(back)).toMatchObject({ state: 'called', calledAt: NOW + MINUTE, endedAt: null });
    expect(reasonOf(() => act(back, 'undo', 'called'))).toBe('wait-state');
    expect(partyOf(act(called, 'undo', 'called'))).toEqual(aWaitingParty());
  });

  it('does nothing in another state than the screen showed, or to a party that is not there', () => {
    expect(reasonOf(() => act(aWaitDay(), 'call', 'called'))).toBe('wait-state');
    expect(reasonOf(() => act(act(aWaitDay(), 'give-up', 'waiting'), 'call', 'gave-up'))).toBe('wait-state');
    expect(reasonOf(() => actOn(aWaitDay(), '__proto__', { act: 'call', seen: 'waiting', now: NOW }))).toBe(
      'wait-not-found',
    );
  });

  it('seats once, and an undo empties the tables', () => {
    const seated = seatFromLine(aWaitDay(), WAIT_ID, ['F1-T01'], NOW + MINUTE);
    expect(partyOf(seated)).toMatchObject({ state: 'seated', was: 'waiting', tableIds: ['F1-T01'] });
    expect(reasonOf(() => seatFromLine(seated, WAIT_ID, ['F1-T02'], NOW))).toBe('wait-state');
    expect(partyOf(act(seated, 'undo', 'seated'))).toEqual(aWaitingParty());
  });

  it('gives another size another estimate; the same size changes nothing', () => {
    const day = aWaitDay();
    expect(resize(day, WAIT_ID, 4, null)).toBe(day);
    const quote = { at: NOW, from: 0, to: 5 };
    expect(partyOf(resize(day, WAIT_ID, 2, quote))).toMatchObject({ size: 2, quote });
    expect(reasonOf(() => resize(act(day, 'give-up', 'waiting'), WAIT_ID, 2, quote))).toBe('wait-state');
  });

  it('forgets who waited at the end of the next business day (P-WAIT-6)', () => {
    expect(forgottenAt('2026-11-20', '04:00')).toBe(startOf('2026-11-22') + 240 * MINUTE);
  });
});

describe('the record (P-WAIT-4)', () => {
  const seatedAfter = (minutes: number) =>
    withSeated(NO_RECORD, WAIT_ID, aWaitingParty(), NOW + minutes * MINUTE);

  it('counts whoever is seated within the range, both ends included, and not whoever is seated sooner or later', () => {
    const all = [19, 20, 35, 36].map((n) => seatedAfter(n).last[0]?.within);
    expect(all).toEqual([false, true, true, false]);
    expect(isWithinQuote({ at: NOW, from: 20, to: 35 }, NOW + 35 * MINUTE + 59_000)).toBe(true);
  });

  it('is shown from fifty parties on, of the last fifty', () => {
    expect(keptOf(aWaitRecord(49))).toBeNull();
    expect(keptOf(aWaitRecord(50, 6))).toEqual({ within: 44, of: 50 });
    expect(keptOf(aWaitRecord(60, 6))).toEqual({ within: 44, of: 50 });
  });

  it('keeps sixty, each party once, and gives one back', () => {
    const next = withSeated(aWaitRecord(60), WAIT_ID, aWaitingParty(), NOW);
    expect(next.last).toHaveLength(60);
    expect(withSeated(next, WAIT_ID, aWaitingParty(), NOW).last).toHaveLength(60);
    expect(withoutSeated(next, WAIT_ID).last).toHaveLength(59);
    expect(withoutSeated(NO_RECORD, WAIT_ID)).toBe(NO_RECORD);
  });

  it('leaves out a party that was told nothing', () => {
    expect(withSeated(NO_RECORD, WAIT_ID, aWaitingParty({ quote: null }), NOW)).toBe(NO_RECORD);
  });
});

describe('the tables of a party from the line (P-WAIT-5)', () => {
  const plan = [{ tableIds: ['F1-T01'], from: 1, to: 4 }];

  it('are free, and take it', () => {
    const free = [{ id: 'F1-T01', status: 'Available' as const }];
    expect(() => assertTablesTake(plan, free, 4)).not.toThrow();
    expect(reasonOf(() => assertTablesTake(plan, free, 5))).toBe('booking-tables-unfit');
    expect(reasonOf(() => assertTablesTake(plan, [{ id: 'F1-T09', status: 'Available' }], 2))).toBe(
      'booking-tables-unfit',
    );
    expect(reasonOf(() => assertTablesTake(plan, [{ id: 'F1-T01', status: 'Reserved' }], 2))).toBe(
      'booking-table-taken',
    );
  });

  it('are reserved for it by name or number, and given back unless somebody else has them', () => {
    const free = aTable();
    const taken = tableTakenBy(
      free,
      { name: nameAtTable(aWaitingParty(), ''), size: 3, tableIds: [free.id] },
      NOW,
    );
    expect(taken).toMatchObject({
      status: 'Reserved',
      reservation: { name: 'No. 1', guests: 3, at: NOW, seatedAt: NOW },
    });
    expect(nameAtTable(aWaitingParty(), 'Farah')).toBe('Farah');
    expect(tableGivenBack(taken, NOW)).toEqual(free);
    expect(tableGivenBack(taken, NOW + 1)).toBe(taken);
    expect(reasonOf(() => tableGivenBack({ ...taken, status: 'Occupied' }, NOW))).toBe('wait-ordered');
  });
});
