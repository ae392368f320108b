/** What a tax month declares of deposits: the tax of a service falls due with the advance (CGST Act s. 13(2)). */
import { plus, sum } from '../money/money.ts';
import { amountsOf, less, monthOf, NOTHING } from './deposit.ts';
import type { Deposit, WithTax } from './deposit.schema.ts';

const added = (parts: readonly WithTax[]): WithTax => ({
  amountPaise: sum(parts.map(({ amountPaise }) => amountPaise)),
  taxablePaise: sum(parts.map(({ taxablePaise }) => taxablePaise)),
  cgstPaise: sum(parts.map(({ cgstPaise }) => cgstPaise)),
  sgstPaise: sum(parts.map(({ sgstPaise }) => sgstPaise)),
});

/**
 * Returns what a deposit adds to table 11A of a month (received, and neither on a bill nor given back in it) and to table 11B
 * (received in an earlier month, on a bill or given back in this one). What is kept stays declared as it was received.
 */
export function advancesIn(
  deposit: Deposit,
  month: string,
): { readonly received: WithTax; readonly adjusted: WithTax } {
  const { applied, refunds, receipt } = deposit;
  const bill = applied?.bill ?? null;
  const out = added([
    ...refunds.filter(({ at }) => monthOf(at) === month),
    ...(applied !== null && bill !== null && monthOf(bill.at) === month ? [applied] : []),
  ]);
  if (monthOf(receipt.at) === month) return { received: less(amountsOf(deposit), out), adjusted: NOTHING };
  return { received: NOTHING, adjusted: out };
}

/** A voucher as table 13 counts it: 6 a receipt voucher, 8 a refund voucher. */
export interface CountedVoucher {
  readonly nature: 6 | 8;
  readonly financialYear: string;
  readonly series: string;
  readonly sequence: number;
  readonly isVoid: false;
}

/** Returns the vouchers of a deposit that were issued in a month. */
export function vouchersIn({ receipt, refunds }: Deposit, month: string): CountedVoucher[] {
  const as = (nature: 6 | 8, { number, financialYear, sequence }: Deposit['receipt']): CountedVoucher => ({
    nature,
    financialYear,
    series: number.split('/')[0] ?? '',
    sequence,
    isVoid: false,
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
