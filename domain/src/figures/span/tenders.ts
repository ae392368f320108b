import { plus, ZERO } from '../../money/money.ts';
import { withoutDeposits } from '../../cash/sums.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Paise } from '../../money/money.ts';

/** The money that moved by one method of payment (`tenderKey`). */
export interface TenderMoves {
  readonly key: string;
  /** Money that guests paid on bills and debit notes, in part before a bill, and as deposits for bookings. */
  readonly takenPaise: Paise;
  /** Money that the restaurant paid back on credit notes, or from part payments. */
  readonly givenBackPaise: Paise;
  /** Tips, which the restaurant holds for the staff; `takenPaise` leaves them out. */
  readonly tipsPaise: Paise;
}

/** The fields of a day that say by which methods money moved. */
export type Moves = Pick<Day, 'byMethod' | 'refundsByMethod' | 'tipsByMethod'> & {
  readonly debits: Pick<Day['debits'], 'byMethod'>;
  readonly partReturns: Omit<Day['partReturns'], 'count'>;
  readonly deposits?: Pick<NonNullable<Day['deposits']>, 'takenByMethod' | 'givenByMethod'> | undefined;
};

/** Sums money by method of payment over days: taken, given back, and tips. Ordered by the name of the method. */
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
  for (const { byMethod, refundsByMethod, tipsByMethod, debits, partReturns, deposits } of days) {
    add(withoutDeposits(byMethod), 'takenPaise');
    add(deposits?.takenByMethod ?? {}, 'takenPaise');
    add(deposits?.givenByMethod ?? {}, 'givenBackPaise');
    add(debits.byMethod, 'takenPaise');
    add(partReturns.takenByMethod, 'takenPaise');
    add(refundsByMethod, 'givenBackPaise');
    add(partReturns.givenByMethod, 'givenBackPaise');
    add(tipsByMethod, 'tipsPaise');
  }
  return [...all.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
