import { describe, expect, it } from 'vitest';
import { BUSINESS_DAY as TODAY, NOW } from '../../fixtures/ids.ts';
import { anAvailability } from '../../fixtures/menu.ts';
import { HOUR } from '../../time/ist.ts';
import { emptyLog, endOf, logged, soldOutFor } from './availability-log.ts';
import { MOST_SWITCHES } from './availability-log.schema.ts';
import type { AvailabilityLog } from './availability-log.schema.ts';

const until = NOW + 8 * HOUR;
const soldOut = (...ids: string[]) =>
  anAvailability({ soldOut: Object.fromEntries(ids.map((id) => [id, until])) });
const begun = { itemId: 'dal', from: NOW, until: null, planned: until };
const lasting: AvailabilityLog = { day: TODAY, entries: [begun], isOpen: true };
const after = (log: AvailabilityLog, availability = soldOut(), at = NOW + HOUR): AvailabilityLog =>
  logged({ today: log, open: log.isOpen ? [log] : [] }, availability, at)[0] ?? log;

describe('the log of what was sold out', () => {
  it('begins an entry when a dish is declared sold out, once', () => {
    const first = after(emptyLog(TODAY), soldOut('dal'), NOW);
    expect(first).toEqual(lasting);
    expect(after(first, soldOut('dal'))).toEqual(first);
  });

  it('says which dishes ran out, of those that begin', () => {
    const [log] = logged(
      { today: emptyLog(TODAY), open: [] },
      soldOut('dal', 'naan'),
      NOW,
      (id) => id === 'dal',
    );
    expect(log?.entries).toEqual([
      { ...begun, ranOut: true },
      { ...begun, itemId: 'naan' },
    ]);
    expect(after(log ?? lasting, soldOut('dal', 'naan'))).toEqual(log);
  });

  it('ends it when the dish is taken back, and begins another the next time', () => {
    const back = after(lasting);
    expect(back).toEqual({ day: TODAY, entries: [{ ...begun, until: NOW + HOUR }], isOpen: false });
    const again = after(back, soldOut('dal'), NOW + 2 * HOUR);
    expect(again.entries).toHaveLength(2);
    expect(again).toMatchObject({ isOpen: true, entries: [{ until: NOW + HOUR }, { from: NOW + 2 * HOUR }] });
  });

  it('follows how long it is declared to last', () => {
    const longer = anAvailability({ soldOut: { dal: until + HOUR } });
    expect(after(lasting, longer).entries).toEqual([{ ...begun, planned: until + HOUR }]);
  });

  it('ends at the planned time what ended by itself, also where it is sold out again', () => {
    const late = until + HOUR;
    expect(after(lasting, soldOut('dal'), late).entries).toEqual([{ ...begun, until }]);
    const again = anAvailability({ soldOut: { dal: late + HOUR } });
    expect(after(lasting, again, late).entries).toEqual([
      { ...begun, until },
      { itemId: 'dal', from: late, until: null, planned: late + HOUR },
    ]);
  });

  it('never ends before it began, however late the event comes', () => {
    expect(after(lasting, soldOut(), NOW - HOUR).entries).toEqual([{ ...begun, until: NOW }]);
  });

  it('goes on in the log of the day on which it began', () => {
    const yesterday = { ...lasting, day: '2026-11-19' };
    const [old, today] = logged(
      { today: emptyLog(TODAY), open: [yesterday] },
      soldOut('dal', 'naan'),
      NOW + HOUR,
    );
    expect(old).toEqual(yesterday);
    expect(today?.entries.map(({ itemId }) => itemId)).toEqual(['naan']);
    const [ended] = logged({ today: emptyLog(TODAY), open: [yesterday] }, soldOut(), NOW + HOUR);
    expect(ended).toMatchObject({ day: '2026-11-19', isOpen: false, entries: [{ until: NOW + HOUR }] });
  });

  it('is bounded', () => {
    const many = soldOut(...Array.from({ length: MOST_SWITCHES + 5 }, (_, n) => `dish-${n}`));
    expect(after(emptyLog(TODAY), many).entries).toHaveLength(MOST_SWITCHES);
  });
});

it('an entry lasts until it is taken back, or until its planned time', () => {
  expect(endOf(begun, NOW + HOUR)).toBeNull();
  expect(soldOutFor(begun, NOW + HOUR)).toBe(HOUR);
  expect(endOf(begun, until)).toBe(until);
  expect(soldOutFor(begun, until + HOUR)).toBe(8 * HOUR);
  expect(soldOutFor({ ...begun, until: NOW + HOUR }, until)).toBe(HOUR);
  expect(soldOutFor(begun, NOW - HOUR)).toBe(0);
});
