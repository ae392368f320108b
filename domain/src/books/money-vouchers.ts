import { payoutNetOf } from './money-entry.ts';
import { credit, debit, voucher } from './voucher.ts';
import type { MoneyEntry } from './money-entry.ts';
import type { Voucher } from './voucher.ts';

/** Returns the voucher of an entry about money: tips paid out, cash banked, or an aggregator's payout. */
export function vouchersOfEntry(id: string, entry: MoneyEntry): Voucher[] {
  const of = { id: `bhoj-money-${id}`, day: entry.day };
  switch (entry.kind) {
    case 'tips':
      return voucher({
        ...of,
        kind: 'Payment',
        note: `Tips paid out ${entry.note}`.trim(),
        entries: [debit('tips', entry.amountPaise), credit(entry.method, entry.amountPaise)],
      });
    case 'banked':
      return voucher({
        ...of,
        kind: 'Contra',
        note: `Cash banked ${entry.note}`.trim(),
        entries: [debit('bank', entry.amountPaise), credit('cash', entry.amountPaise)],
      });
    case 'payout':
      return voucher({
        ...of,
        kind: 'Journal',
        note: `Payout of ${entry.operator} for ${entry.from} to ${entry.to} ${entry.note}`.trim(),
        entries: [
          debit('bank', payoutNetOf(entry)),
          debit('commission', entry.commissionPaise),
          debit('operatorTaxes', entry.taxesPaise),
          credit('operators', entry.grossPaise),
        ],
      });
  }
}
