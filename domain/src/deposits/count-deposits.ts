/** The deposits that a business day counts: each on the day of its voucher or its bill. */
import { plus, times, ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { DayDeposits } from './day-deposits.schema.ts';
import { taxInside } from './deposit.ts';
import type { DepositMethod, WithTax } from './deposit.schema.ts';

interface Counting {
  readonly deposits?: DayDeposits | undefined;
}

const NO_SUM = { totalPaise: ZERO, taxPaise: ZERO };

export const NO_DEPOSITS: DayDeposits = {
  count: 0,
  taken: NO_SUM,
  takenByMethod: {},
  givenBack: NO_SUM,
  givenByMethod: {},
  applied: NO_SUM,
  kept: NO_SUM,
};

type What = 'taken' | 'givenBack' | 'applied' | 'kept';

function counted<D extends Counting>(
  day: D,
  what: What,
  part: WithTax,
  by: 1 | -1,
): D & { deposits: DayDeposits } {
  const before = day.deposits ?? NO_DEPOSITS;
  const { totalPaise, taxPaise } = before[what];
  return {
    ...day,
    deposits: {
      ...before,
      count: before.count + 1,
      [what]: {
        totalPaise: plus(totalPaise, times(part.amountPaise, by)),
        taxPaise: plus(taxPaise, times(taxInside(part), by)),
      },
    },
  };
}

const added = (into: Readonly<Record<string, Paise>>, method: DepositMethod, amount: Paise) => ({
  ...into,
  [method]: plus(into[method] ?? ZERO, amount),
});

/** Returns the day with a deposit that was taken on it. */
export function countTaken<D extends Counting>(day: D, part: WithTax, method: DepositMethod): D {
  const { deposits, ...rest } = counted(day, 'taken', part, 1);
  const takenByMethod = added(deposits.takenByMethod, method, part.amountPaise);
  return { ...rest, deposits: { ...deposits, takenByMethod } } as unknown as D;
}

/** Returns the day with a refund of a deposit. */
export function countGivenBack<D extends Counting>(day: D, part: WithTax, method: DepositMethod): D {
  const { deposits, ...rest } = counted(day, 'givenBack', part, 1);
  const givenByMethod = added(deposits.givenByMethod, method, part.amountPaise);
  return { ...rest, deposits: { ...deposits, givenByMethod } } as unknown as D;
}

/** Returns the day with a deposit kept on it (`by` 1), or with an earlier kept one given back (`by` -1). */
export const countKept = <D extends Counting>(day: D, part: WithTax, by: 1 | -1): D =>
  counted(day, 'kept', part, by);

/** Returns the day with the deposit that a bill took off (`by` 1), or without it where the bill is void (`by` -1). */
export const countApplied = <D extends Counting>(day: D, part: WithTax, by: 1 | -1): D =>
  counted(day, 'applied', part, by);
