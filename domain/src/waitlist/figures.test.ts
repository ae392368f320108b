import { expect, it } from 'vitest';
import { BUSINESS_DAY, NOW } from '../fixtures/ids.ts';
import { aWaitDay, aWaitingParty } from '../fixtures/waitlist.ts';
import { dateOf, DAY, HOUR, startOf } from '../time/ist.ts';
import { waitFigures } from './figures.ts';
import type { WaitingParty } from './wait-day.schema.ts';

const BEFORE = dateOf(startOf(BUSINESS_DAY) - DAY);
const NEXT = dateOf(startOf(BUSINESS_DAY) + DAY);
const dayOf = (date: string, ...some: readonly Partial<WaitingParty>[]) =>
  aWaitDay({
    date,
    parties: Object.fromEntries(some.map((over, i) => [`w${i}`, aWaitingParty({ number: i + 1, ...over })])),
  });
const hour = Math.floor((NOW - startOf(dateOf(NOW))) / HOUR);

it('counts parties and guests by what became of them; who stands in the running line is in no figure', () => {
  const days = [
    dayOf(BEFORE, { state: 'seated', size: 2 }, { state: 'gave-up', size: 5 }, { state: 'called', size: 3 }),
    dayOf(BUSINESS_DAY, { state: 'waiting' }, { state: 'called' }, { state: 'lost', size: 1 }),
    dayOf(NEXT),
  ];
  expect(waitFigures(days, BUSINESS_DAY)).toEqual({
    days: 2,
    waited: { parties: 4, guests: 11 },
    seated: { parties: 1, guests: 2 },
    gaveUp: { parties: 1, guests: 5 },
    lost: { parties: 1, guests: 1 },
    unknown: { parties: 1, guests: 3 },
    byHour: [{ hour, waited: { parties: 4, guests: 11 }, left: { parties: 2, guests: 6 } }],
  });
});

it('counts a party in the hour in which it joined, by India’s clock, the early hours first', () => {
  const at = startOf(BUSINESS_DAY);
  const days = [
    dayOf(
      BUSINESS_DAY,
      { at: at + 23 * HOUR - 1, state: 'lost', size: 2 },
      { at: at + 23 * HOUR, state: 'seated', size: 4 },
      { at: at + 25 * HOUR, state: 'gave-up', size: 6 },
    ),
  ];
  const none = { parties: 0, guests: 0 };
  expect(waitFigures(days, NEXT).byHour).toEqual([
    { hour: 1, waited: { parties: 1, guests: 6 }, left: { parties: 1, guests: 6 } },
    { hour: 22, waited: { parties: 1, guests: 2 }, left: { parties: 1, guests: 2 } },
    { hour: 23, waited: { parties: 1, guests: 4 }, left: none },
  ]);
});

it('is empty where no line was kept', () => {
  const none = { parties: 0, guests: 0 };
  expect(waitFigures([], BUSINESS_DAY)).toEqual({
    days: 0,
    waited: none,
    seated: none,
    gaveUp: none,
    lost: none,
    unknown: none,
    byHour: [],
  });
});
