import { z } from 'zod';
import { expectedCash } from '@bhoj/domain/days/closing';
import { PAYMENT_METHODS, tenderOf } from '@bhoj/domain/billing/shape/invoice.schema';
import type { DrawerMoves } from '@bhoj/domain/days/closing';
import type { Drawer } from '@bhoj/domain/days/drawer.schema';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { Tender } from '@bhoj/domain/billing/documents/invoice';
import { minus, sum, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import { line } from '@bhoj/domain/kernel/text';
import type { Words } from '../../../words/part.ts';

export type Sales = Omit<
  Day,
  'day' | 'byHour' | 'byDish' | 'byBuyer' | 'operations' | 'hours' | 'corrected' | 'closedAt' | 'reopened'
>;

/** The sums of one payment method. */
export interface TenderSums extends Tender {
  /** The day's key for it (`tenderKey`). */
  readonly key: string;
  readonly taken: Paise;
  readonly tips: Paise;
  readonly refunds: Paise;
}

const at = (amounts: Readonly<Record<string, Paise>>, method: string): Paise => amounts[method] ?? ZERO;

/** Returns the methods of payment that occur, with named ones separately; always cash, for the drawer. */
export function tendersOf({ byMethod, tipsByMethod, refundsByMethod }: Sales): TenderSums[] {
  const occurring = [byMethod, tipsByMethod, refundsByMethod].flatMap((amounts) => Object.keys(amounts));
  const named = [...new Set(occurring)].filter((key) => tenderOf(key).name !== '').toSorted();
  return [...PAYMENT_METHODS, ...named]
    .map((key) => ({
      key,
      ...tenderOf(key),
      taken: at(byMethod, key),
      tips: at(tipsByMethod, key),
      refunds: at(refundsByMethod, key),
    }))
    .filter(({ key, taken, tips, refunds }) => key === 'cash' || taken + tips + refunds > 0);
}

/** Returns the name of a method of payment: its own where it has one. */
export const tenderName = (words: Words<'billWords'>, { method, name }: Tender): string =>
  name === '' ? words.methods[method] : name;

export const tenderSum = (
  tenders: readonly TenderSums[],
): Pick<TenderSums, 'taken' | 'tips' | 'refunds'> => ({
  taken: sum(tenders.map(({ taken }) => taken)),
  tips: sum(tenders.map(({ tips }) => tips)),
  refunds: sum(tenders.map(({ refunds }) => refunds)),
});

/** The typed fields of the day's closing. */
export const drawerForm = z.object({
  opening: rupeesText,
  paidOut: rupeesText,
  counted: rupeesText,
  note: line(200),
});
export type DrawerTyped = z.input<typeof drawerForm>;
export type DrawerCounted = z.output<typeof drawerForm>;

/** Returns the form's start: the cash left from the last day, or the count of a reopened day. */
export const drawerBegin = (left: Paise, counted: Drawer | undefined): DrawerTyped =>
  counted === undefined
    ? { opening: typedRupees(left), paidOut: '0', counted: '', note: '' }
    : {
        opening: typedRupees(counted.openingCashPaise),
        paidOut: typedRupees(counted.paidOutPaise),
        counted: typedRupees(counted.countedCashPaise),
        note: counted.note,
      };

export const drawerOf = ({ opening, paidOut, counted, note }: DrawerCounted): Drawer => ({
  openingCashPaise: opening,
  paidOutPaise: paidOut,
  countedCashPaise: counted,
  note,
});

const typedAmount = (text: string): Paise | null => {
  const parsed = rupeesText.safeParse(text);
  return parsed.success ? parsed.data : null;
};

/** Returns the expected cash and the difference from the count; null while a figure is missing. */
export function balanceOf(
  day: DrawerMoves,
  typed: Pick<DrawerTyped, 'opening' | 'paidOut' | 'counted'>,
  expensesPaise: Paise,
  moneyBackPaise: Paise = ZERO,
): { expected: Paise | null; difference: Paise | null } {
  const openingCashPaise = typedAmount(typed.opening);
  const paidOutPaise = typedAmount(typed.paidOut);
  const counted = typedAmount(typed.counted);
  if (openingCashPaise === null || paidOutPaise === null) return { expected: null, difference: null };
  const expected = expectedCash(day, { openingCashPaise, paidOutPaise }, expensesPaise, moneyBackPaise);
  return { expected, difference: counted === null ? null : minus(counted, expected) };
}

/** Returns the day in the address when it is a date not after today; otherwise today. */
export function dayAsked(asked: string | null, today: string): string {
  if (asked === null || !z.iso.date().safeParse(asked).success) return today;
  return asked > today ? today : asked;
}

/** Returns the numbers of the bills that were declared void on the day, in order. */
export const voidNumbersOf = ({ corrected }: Pick<Day, 'corrected'>): string[] =>
  Object.entries(corrected ?? {})
    .flatMap(([number, as]) => (as === 'void' ? [number] : []))
    .toSorted();
