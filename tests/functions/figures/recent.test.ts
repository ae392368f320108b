import { days } from '@bhoj/domain/days/day.collection';
import { recents } from '@bhoj/domain/figures/shape/recent.collection';
import { refreshRecent } from '@bhoj/domain/figures/home/recent.contract';
import { aDay } from '@bhoj/domain/fixtures/days';
import { paise } from '@bhoj/domain/money/money';
import { DAY, businessDayOf, dateOf } from '@bhoj/domain/time/ist';
import { expect, test } from 'vitest';
import { aHouse, everything, get, put } from '../../support/arrange.ts';
import { call, functions } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';

const today = () => businessDayOf(Date.now(), '04:00');
const back = (n: number): string => dateOf(Date.parse(`${today()}T12:00+05:30`) - n * DAY);
const house = () => aHouse({}, { tableCount: 1 });
const refresh = (at: House) => call(refreshRecent, {}, at.owner);
const stored = ({ restaurantId }: House) => get(recents, { restaurantId });
const sell = ({ restaurantId }: House, day: string) => put(days, { restaurantId, day }, aDay({ day }));
const event = ({ restaurantId }: House, day: string) =>
  functions.markMonthOfDay.run({ id: 'event', params: { restaurantId, day } } as never);

test('holds the eight weeks before the business day that runs, and is computed once', async () => {
  const at = await house();
  for (const day of [back(57), back(56), back(7), today()]) await sell(at, day);
  expect(await refresh(at)).toEqual({ refreshed: true });
  const recent = await stored(at);
  expect(recent).toMatchObject({ date: today(), staleSince: null, last28: { days: 1, bills: 1 } });
  expect(recent.sold.map(({ day }) => day)).toEqual([back(56), back(7)]);
  expect(recent.usual.map(({ day }) => day)).toEqual([back(7)]);
  const before = await everything();
  expect(await refresh(at)).toEqual({ refreshed: false });
  expect(await everything()).toEqual(before);
});

test('is marked by a change of one of its days, and then computed again', async () => {
  const at = await house();
  const { restaurantId } = at;
  await sell(at, back(7));
  await refresh(at);
  await event(at, today());
  await event(at, back(57));
  expect((await stored(at)).staleSince).toBeNull();
  await put(days, { restaurantId, day: back(7) }, aDay({ day: back(7), subtotalPaise: paise(500_00) }));
  await event(at, back(7));
  const marked = await stored(at);
  expect(marked.staleSince).not.toBeNull();
  await event(at, back(7));
  expect(await stored(at)).toEqual(marked);
  expect(await refresh(at)).toEqual({ refreshed: true });
  expect(await stored(at)).toMatchObject({ staleSince: null, usual: [{ subtotalPaise: 500_00 }] });
});
