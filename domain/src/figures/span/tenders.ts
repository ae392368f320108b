import { plus, ZERO } from '../../money/money.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Paise } from '../../money/money.ts';

/** What moved by one way of paying, as a day counts it (`tenderKey`). */
export interface TenderMoves {
  readonly key: string;
  /** On bills and debit notes, and part payments before a bill. */
  readonly takenPaise: Paise;
  /** On credit notes, and part payments given back. */
  readonly givenBackPaise: Paise;
  /** Held for the staff; no part of what was taken. */
  readonly tipsPaise: Paise;
}

type Moves = Pick<Day, 'byMethod' | 'refundsByMethod' | 'tipsByMethod' | 'debits' | 'partReturns'>;

/** Money by way of paying over days: Σ taken, Σ given back, Σ tips; by name of the way. */
export function tendersOf(days: readonly Moves[]): TenderMoves[] {
  const all = new Map<string, TenderMoves>();
  const add = (
    amounts: Readonly<Record<string, Paise>>,
    field: 'takenPaise' | 'givenBackPaise' | 'tipsPaise',
  ): void => {
    for (const [key, amount] of Object.entries(amounts)) {
      const known = all.get(key) ?? { key, takenPaise: ZERO, givenBackPaise: ZERO, tipsPaise: ZERO };
      all.set(key, { ...known, [field]: plus(known[field], amount) });
    }
  };
  for (const { byMethod, refundsByMethod, tipsByMethod, debits, partReturns } of days) {
    add(byMethod, 'takenPaise');
    add(debits.byMethod, 'takenPaise');
    add(partReturns.takenByMethod, 'takenPaise');
    add(refundsByMethod, 'givenBackPaise');
    add(partReturns.givenByMethod, 'givenBackPaise');
    add(tipsByMethod, 'tipsPaise');
  }
  return [...all.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
