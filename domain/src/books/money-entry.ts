import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';
import { allowedBySchema } from '../approvals/allowed-by.schema.ts';
import { line, requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { amountSchema } from '../money/money.schema.ts';
import { minus, plus, sum } from '../money/money.ts';
import { addMonths, dateOf, startOf } from '../time/ist.ts';
import { shareOf } from '../figures/shape/ratio.ts';
import type { BasisPoints, Paise } from '../money/money.ts';

const common = {
  /** The day on which the money moved, `yyyy-mm-dd`. It decides the book. */
  day: z.iso.date(),
  note: line(200),
};

/** The source of tips that were paid out to the staff. */
export const TIP_SOURCES = ['cash', 'upi', 'bank'] as const;

const tipsSchema = z.object({
  kind: z.literal('tips'),
  ...common,
  amountPaise: amountSchema,
  method: z.enum(TIP_SOURCES),
});

const bankedSchema = z.object({ kind: z.literal('banked'), ...common, amountPaise: amountSchema });

const payoutSchema = z.object({
  kind: z.literal('payout'),
  ...common,
  operator: requiredLine(40),
  /** The first and the last day of the orders that it pays. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** The value of those orders, the aggregator's commission, and the taxes that it took off. */
  grossPaise: amountSchema,
  commissionPaise: amountSchema,
  taxesPaise: amountSchema,
});
export type Payout = z.output<typeof payoutSchema>;

/** What an aggregator paid out: gross − commission − taxes. */
export const payoutNetOf = ({
  grossPaise,
  commissionPaise,
  taxesPaise,
}: Pick<Payout, 'grossPaise' | 'commissionPaise' | 'taxesPaise'>): Paise =>
  minus(grossPaise, plus(commissionPaise, taxesPaise));

/** True when a payout's days are in order and its deductions do not exceed its gross. */
export const isPayoutSound = (payout: Payout): boolean =>
  payout.from <= payout.to && payoutNetOf(payout) >= 0;

/** Tips paid out to the staff, cash banked, or an aggregator's payout. */
export const moneyEntrySchema = z.discriminatedUnion('kind', [tipsSchema, bankedSchema, payoutSchema]);
export type MoneyEntry = z.output<typeof moneyEntrySchema>;

/** The money that an entry moved: all of tips and banked cash; of a payout, the amount that arrived. */
export const movedByEntry = (entry: MoneyEntry): Paise =>
  entry.kind === 'payout' ? payoutNetOf(entry) : entry.amountPaise;

const keptSchema = z.object({
  createdAt: timestamp(),
  /** Who entered it and who allowed that; missing where the person needed nobody's leave. */
  allowed: z.object({ by: z.string(), allowedBy: allowedBySchema }).optional(),
});
export type KeptFields = z.output<typeof keptSchema>;

/** The most entries in a month. */
export const MOST_MONEY_ENTRIES = 200;

/** `moneyBooks/{yyyy-mm}`: the owner's entries about money that moved after it was taken. */
export const moneyBookSchema = z.object({
  month: z.string(),
  /** By id. */
  entries: z.record(keySchema, z.intersection(moneyEntrySchema, keptSchema)),
});
export type MoneyBook = z.output<typeof moneyBookSchema>;

export const emptyBook = (month: string): MoneyBook => ({ month, entries: {} });

const ofKind = <K extends MoneyEntry['kind']>(
  entries: readonly MoneyEntry[],
  kind: K,
): Extract<MoneyEntry, { kind: K }>[] =>
  entries.filter((entry): entry is Extract<MoneyEntry, { kind: K }> => entry.kind === kind);

/** Tips paid out to the staff: Σ. */
export const tipsPaidOutOf = (entries: readonly MoneyEntry[]): Paise =>
  sum(ofKind(entries, 'tips').map(({ amountPaise }) => amountPaise));

/** Cash that was banked: Σ. */
export const bankedOf = (entries: readonly MoneyEntry[]): Paise =>
  sum(ofKind(entries, 'banked').map(({ amountPaise }) => amountPaise));

/** The payouts of one aggregator. */
export interface OperatorPayouts {
  readonly operator: string;
  readonly payouts: number;
  readonly grossPaise: Paise;
  readonly commissionPaise: Paise;
  readonly taxesPaise: Paise;
  readonly netPaise: Paise;
  /** Commission ÷ gross. */
  readonly commission: BasisPoints | null;
}

/** Returns by name each aggregator's payouts, and its commission. */
export function operatorPayoutsOf(entries: readonly MoneyEntry[]): OperatorPayouts[] {
  const all = Map.groupBy(ofKind(entries, 'payout'), ({ operator }) => operator);
  return [...all]
    .map(([operator, payouts]) => {
      const total = (of: (payout: Payout) => Paise): Paise => sum(payouts.map(of));
      const grossPaise = total((payout) => payout.grossPaise);
      const commissionPaise = total((payout) => payout.commissionPaise);
      return {
        operator,
        payouts: payouts.length,
        grossPaise,
        commissionPaise,
        taxesPaise: total((payout) => payout.taxesPaise),
        netPaise: total(payoutNetOf),
        commission: shareOf(commissionPaise, grossPaise),
      };
    })
    .toSorted((a, b) => (a.operator < b.operator ? -1 : 1));
}

/**
 * Returns the tips of a period that are still held for the staff: tips − paid out. Negative where earlier tips were
 * paid out too.
 */
export const tipsLeftOf = (tipsPaise: Paise, entries: readonly MoneyEntry[]): Paise =>
  minus(tipsPaise, tipsPaidOutOf(entries));

const monthBefore = (month: string): string => dateOf(addMonths(startOf(`${month}-01`), -1)).slice(0, 7);

/**
 * Returns the month, `yyyy-mm`, that bears what an aggregator took off: the month of the payout's last order, but at the earliest
 * the month before the payout, so that no late payout changes a month of long ago.
 */
export function costMonthOf({ day, to }: Pick<Payout, 'day' | 'to'>): string {
  const [paid, sold] = [day.slice(0, 7), to.slice(0, 7)];
  const before = monthBefore(paid);
  return sold >= paid ? paid : sold < before ? before : sold;
}

/**
 * Returns what aggregators took off for a month's orders: commissions and the taxes on payouts. `entries` are in the books of
 * that month and of the next one.
 */
export const operatorCostsOf = (month: string, entries: readonly MoneyEntry[]): Paise =>
  sum(
    ofKind(entries, 'payout')
      .filter((payout) => costMonthOf(payout) === month)
      .map(({ commissionPaise, taxesPaise }) => plus(commissionPaise, taxesPaise)),
  );
