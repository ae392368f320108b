/** The deposits that a tax month declares: a service's tax falls due with the advance (CGST Act s. 13(2)). */
import { plus, sum } from '../money/money.ts';
import { amountsOf, less, NOTHING } from './deposit.ts';
import { monthOf } from '../time/ist.ts';
import type { Deposit, WithTax } from './deposit.schema.ts';

const added = (parts: readonly WithTax[]): WithTax => ({
  amountPaise: sum(parts.map(({ amountPaise }) => amountPaise)),
  taxablePaise: sum(parts.map(({ taxablePaise }) => taxablePaise)),
  cgstPaise: sum(parts.map(({ cgstPaise }) => cgstPaise)),
  sgstPaise: sum(parts.map(({ sgstPaise }) => sgstPaise)),
});

/** One part of a deposit that a month declares: its receipt voucher, a refund voucher, or the bill that took it off. */
export interface AdvancePart {
  readonly kind: 'receipt' | 'refund' | 'bill';
  readonly number: string;
  readonly at: number;
  /** Negative where it lowers its table. */
  readonly part: WithTax;
}

/**
 * Returns the parts of a deposit in a month, and their table of the return. 11A: the deposit was received in that month; what
 * went on a bill or back in the same month lowers it. 11B: it was received in an earlier month; the parts are what went on a bill
 * or back in this one. A kept deposit stays declared as it was received.
 */
export function advancePartsIn(
  deposit: Deposit,
  month: string,
): { readonly table: 'received' | 'adjusted'; readonly parts: readonly AdvancePart[] } {
  const { applied, refunds, receipt } = deposit;
  const bill = applied?.bill ?? null;
  const out: AdvancePart[] = [
    ...refunds.map((refund) => ({ ...refund, kind: 'refund' as const, part: amountsOf(refund) })),
    ...(applied !== null && bill !== null
      ? [{ kind: 'bill' as const, number: bill.number, at: bill.at, part: amountsOf(applied) }]
      : []),
  ]
    .filter(({ at }) => monthOf(at) === month)
    .map(({ kind, number, at, part }) => ({ kind, number, at, part }));
  if (monthOf(receipt.at) !== month) return { table: 'adjusted', parts: out };
  const { number, at } = receipt;
  const lowering = out.map((one) => ({ ...one, part: less(NOTHING, one.part) }));
  return {
    table: 'received',
    parts: [{ kind: 'receipt', number, at, part: amountsOf(deposit) }, ...lowering],
  };
}

/** Returns what a deposit adds to tables 11A and 11B of a month: the sums of its parts. */
export function advancesIn(
  deposit: Deposit,
  month: string,
): { readonly received: WithTax; readonly adjusted: WithTax } {
  const { table, parts } = advancePartsIn(deposit, month);
  const whole = added(parts.map(({ part }) => part));
  return { received: NOTHING, adjusted: NOTHING, [table]: whole };
}

/** A voucher as table 13 counts it: 6 a receipt voucher, 8 a refund voucher. */
export interface CountedVoucher {
  readonly nature: 6 | 8;
  readonly financialYear: string;
  readonly series: string;
  readonly sequence: number;
  readonly isVoid: false;
  readonly number: string;
  readonly at: number;
}

/** Returns the vouchers of a deposit that were issued in a month. */
export function vouchersIn({ receipt, refunds }: Deposit, month: string): CountedVoucher[] {
  const as = (
    nature: 6 | 8,
    { number, financialYear, sequence, at }: Deposit['receipt'],
  ): CountedVoucher => ({
    nature,
    financialYear,
    series: number.split('/')[0] ?? '',
    sequence,
    isVoid: false,
    number,
    at,
  });
  return [
    ...(monthOf(receipt.at) === month ? [as(6, receipt)] : []),
    ...refunds.filter(({ at }) => monthOf(at) === month).map((refund) => as(8, refund)),
  ];
}

/** Returns a text that changes with what a month declares of a deposit. */
export const depositFingerprint = (deposit: Deposit, month: string): string => {
  const { received, adjusted } = advancesIn(deposit, month);
  return `${deposit.receipt.number} ${received.taxablePaise} ${adjusted.taxablePaise} ${plus(received.cgstPaise, adjusted.cgstPaise)}`;
};
