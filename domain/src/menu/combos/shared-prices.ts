import { apportion, minus, paise, partOf, plus, sum, times, ZERO } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';

/** A part of a combo by its price on the menu. */
export interface Priced {
  /** The price of one portion on the menu. */
  readonly menuPaise: Paise;
  readonly portions: number;
}

/**
 * Shares the price of a combo among its parts by their prices on the menu, to the paisa: by largest remainder, or equally where
 * all are free on the menu. Returns the price of each portion of each part. The paise that do not divide among a part's portions
 * go to the dearest part with one portion; where no part has one portion, the first portions of a part cost a paisa more.
 */
export function sharedPrices(totalPaise: Paise, parts: readonly Priced[]): Paise[][] {
  const worth = parts.map(({ menuPaise, portions }) => times(menuPaise, portions));
  const isFree = worth.every((one) => one === 0);
  const shares = apportion(
    totalPaise,
    worth.map((one) => (isFree ? 1 : one)),
  );
  const floors = parts.map(({ portions }, i) => partOf(shares[i] ?? ZERO, 1, portions, 'down'));
  const single = parts.reduce(
    (best, { portions }, i) =>
      portions === 1 && (best < 0 || (shares[i] ?? 0) > (shares[best] ?? 0)) ? i : best,
    -1,
  );
  const rests = parts.map(({ portions }, i) => minus(shares[i] ?? ZERO, times(floors[i] ?? ZERO, portions)));
  return parts.map(({ portions }, i) =>
    Array.from({ length: portions }, (_, nth) => {
      const floor = floors[i] ?? ZERO;
      if (single < 0) return plus(floor, paise(nth < (rests[i] ?? 0) ? 1 : 0));
      return i === single ? plus(floor, sum(rests)) : floor;
    }),
  );
}
