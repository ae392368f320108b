import { nameKey } from '../kernel/folded.ts';
import { DAY, startOf } from '../time/ist.ts';
import { halfUp } from '../money/scaled.ts';
import type { Expense, ExpensePart } from './expense.schema.ts';

/** The period in which prices are compared: six weeks. */
const SPAN_DAYS = 42;

/** The change of an item's price per unit. */
export interface Drift {
  readonly vendor: string;
  readonly item: string;
  readonly unit: ExpensePart['unit'];
  /** Whole percent; negative when it became cheaper. */
  readonly percent: number;
  /** Days between the two compared purchases. */
  readonly days: number;
}

interface Purchase {
  readonly day: string;
  readonly vendor: string;
  readonly part: ExpensePart;
  /** Paise per unit, with a fraction. */
  readonly price: number;
}

const daysBetween = (from: string, to: string): number => (startOf(to) - startOf(from)) / DAY;

const purchasesOf = ({ day, vendor, parts }: Expense): Purchase[] =>
  parts.flatMap((part) =>
    part.item === '' || part.unit === '' || part.quantity === null || part.amountPaise === 0
      ? []
      : [{ day, vendor, part, price: part.amountPaise / part.quantity }],
  );

/**
 * Returns the price change of every item that was bought twice in the same unit from the same vendor: (latest price per
 * unit ÷ earliest price in the six weeks before it) − 1, in whole percent. The greatest change comes first; items
 * without a change are included.
 */
export function driftOf(list: readonly Expense[]): Drift[] {
  const groups = Map.groupBy(list.flatMap(purchasesOf), ({ vendor, part }) =>
    [vendor, part.item, part.unit].map(nameKey).join('\n'),
  );
  return [...groups.values()]
    .flatMap((group): Drift[] => {
      const byDay = group.toSorted((a, b) => a.day.localeCompare(b.day));
      const last = byDay.at(-1);
      const first = byDay.find(({ day }) => last !== undefined && daysBetween(day, last.day) <= SPAN_DAYS);
      if (first === undefined || last === undefined || first.day === last.day) return [];
      const change = last.price / first.price - 1;
      const percent = halfUp(change * 100);
      const { item, unit } = last.part;
      return [{ vendor: last.vendor, item, unit, percent, days: daysBetween(first.day, last.day) }];
    })
    .filter(({ percent }) => percent !== 0)
    .toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
}
