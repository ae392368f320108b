import { availabilityLogs } from '@bhoj/domain/menu/dish/availability-log.collection';
import { portionsLeft } from '@bhoj/domain/menu/portions/portions-left.collection';
import { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
import { HOUR } from '@bhoj/domain/time/ist';
import { expect, test } from 'vitest';
import { aHouse, change, everything, find, get, put } from '../../support/arrange.ts';
import { functions } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';

/** 20 November 2026, 13:00 in Kolkata. */
const NOON = Date.parse('2026-11-20T13:00+05:30');
const DAY = '2026-11-20';

async function declare({ restaurantId }: House, soldOut: Record<string, number>, at: number): Promise<void> {
  await change(availabilities, { restaurantId }, { soldOut });
  await event(restaurantId, at);
}
const event = (restaurantId: string, at: number) =>
  functions.onCatalog.run({
    id: 'event',
    params: { restaurantId, document: 'availability' },
    time: new Date(at).toISOString(),
  } as never);
const logOf = ({ restaurantId }: House, day = DAY) => get(availabilityLogs, { restaurantId, day });

test('a dish is logged from when it is sold out to when it is back', async () => {
  const house = await aHouse({}, { tableCount: 0 });
  const until = NOON + 15 * HOUR;
  await declare(house, { 'masala-dosa': until }, NOON);
  const begun = { itemId: 'masala-dosa', from: NOON, until: null, planned: until };
  expect(await logOf(house)).toEqual({ day: DAY, entries: [begun], isOpen: true });

  await declare(house, {}, NOON + HOUR);
  expect(await logOf(house)).toEqual({
    day: DAY,
    entries: [{ ...begun, until: NOON + HOUR }],
    isOpen: false,
  });
});

test('a dish whose counted portions are all sold is logged as run out; one that somebody declares sold out is not', async () => {
  const house = await aHouse({}, { tableCount: 0 });
  const { restaurantId } = house;
  const counted = {
    'masala-dosa': { left: 0, day: DAY, ranOut: true as const },
    'filter-coffee': { left: 4, day: DAY },
    thali: { left: 0, day: DAY },
  };
  await put(portionsLeft, { restaurantId }, { items: counted });
  await change(availabilities, { restaurantId }, { limited: Object.keys(counted).toSorted() });
  const until = NOON + 15 * HOUR;
  await declare(house, { 'masala-dosa': until, 'filter-coffee': until, thali: until }, NOON);
  const begun = { from: NOON, until: null, planned: until };
  expect((await logOf(house)).entries.toSorted((a, b) => a.itemId.localeCompare(b.itemId))).toEqual([
    { ...begun, itemId: 'filter-coffee' },
    { ...begun, itemId: 'masala-dosa', ranOut: true },
    { ...begun, itemId: 'thali' },
  ]);
});

test('an event that comes again, or when nothing is sold out, writes nothing', async () => {
  const house = await aHouse({}, { tableCount: 0 });
  await event(house.restaurantId, NOON);
  expect(await find(availabilityLogs, { restaurantId: house.restaurantId, day: DAY })).toBeNull();
  await declare(house, { 'masala-dosa': NOON + 5 * HOUR }, NOON);
  const before = await everything();
  await event(house.restaurantId, NOON);
  await event(house.restaurantId, NOON + HOUR);
  await event('gone@house.example', NOON);
  expect(await everything()).toEqual(before);
});

test('what is sold out over midnight ends in the log of the day on which it began', async () => {
  const house = await aHouse({}, { tableCount: 0 });
  await declare(house, { 'masala-dosa': NOON + 48 * HOUR }, NOON);
  const back = NOON + 24 * HOUR;
  await declare(house, { 'filter-coffee': back + HOUR }, back);
  expect((await logOf(house)).entries).toMatchObject([{ itemId: 'masala-dosa', until: back }]);
  expect((await logOf(house, '2026-11-21')).entries).toMatchObject([
    { itemId: 'filter-coffee', until: null },
  ]);
});

test('it listens to what is sold out', () => {
  const listened = JSON.stringify(functions.onCatalog.__endpoint.eventTrigger);
  expect(listened).toContain(availabilities.pattern.replace('/availability', '/{document}'));
});
