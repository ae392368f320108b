import { expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { LARGEST_DOCUMENT, storedSize } from '../../kernel/stored-size.ts';
import { MOST_PEOPLE } from '../shape/pay-run.schema.ts';
import { musters } from '../shape/people.collection.ts';
import type { Cell } from '../shape/muster.schema.ts';

const AT = Date.UTC(2026, 0, 31, 18);
const DAYS = Array.from({ length: 31 }, (_, n) => String(n + 1).padStart(2, '0'));

const sizeOf = (cell: Cell): number => {
  const month = Object.fromEntries(DAYS.map((day) => [day, cell]));
  const people = Object.fromEntries(Array.from({ length: MOST_PEOPLE }, () => [newId(), month]));
  const muster = { month: '2026-01', people, lockedAt: AT, changedAt: AT };
  return storedSize(
    musters.path({ restaurantId: 'o'.repeat(254), month: '2026-01' }),
    musters.encode(muster),
  );
};

/** A uid of Firebase has 28 letters. */
const confirmed = { by: 'u'.repeat(28), at: AT };

it('a month of the most people, each day marked and confirmed by its person, fits into a document', () => {
  const cell: Cell = { mark: 'HPL', overtimeMinutes: 960, claimed: null, isDisputed: false, confirmed };
  expect(sizeOf(cell)).toBeLessThan(0.75 * LARGEST_DOCUMENT);
});

it('a month fits as well when everybody has claimed overtime for every day, and waits for the owner’s answer', () => {
  const claim = { claimed: 'HPL', claimedOvertime: 960, isDisputed: true } as const;
  expect(sizeOf({ mark: 'HD', overtimeMinutes: 960, ...claim })).toBeLessThan(0.75 * LARGEST_DOCUMENT);
});
