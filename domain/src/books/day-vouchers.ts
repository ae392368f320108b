import { tenderOf } from '../billing/settle/tender.ts';
import { apportion, ZERO } from '../money/money.ts';
import { billedSalesOf, creditedOf, debitedOf } from '../figures/span/sales.ts';
import { credit, debit, voucher } from './voucher.ts';
import type { Day, Taxes } from '../days/day.schema.ts';
import type { Paise } from '../money/money.ts';
import type { Entry, Voucher } from './voucher.ts';

/** Splits GST into the Centre's and the State's half; the Centre gets the odd paisa. */
export function taxHalves({ gstPaise, vatPaise }: Taxes): {
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly vatPaise: Paise;
} {
  const [cgstPaise = ZERO, sgstPaise = ZERO] = apportion(gstPaise, [1, 1]);
  return { cgstPaise, sgstPaise, vatPaise };
}

const taxEntries = (
  side: typeof debit,
  { cgstPaise, sgstPaise, vatPaise }: ReturnType<typeof taxHalves>,
): Entry[] => [side('cgst', cgstPaise), side('sgst', sgstPaise), side('vat', vatPaise)];

/** Returns the ledger for a method of payment as a day counts it. A method with a name has its own ledger. */
function ledgerOf(key: string): Entry['ledger'] {
  const { method, name } = tenderOf(key);
  return name === '' ? method : { name };
}

const byName = (amounts: Readonly<Record<string, Paise>>): [string, Paise][] =>
  Object.entries(amounts).toSorted(([a], [b]) => (a < b ? -1 : 1));

/**
 * Returns the vouchers of a business day: its sales with tax and round-off, its credit and debit notes, the money taken
 * and given back by each method, and the tips held for the staff. Orders that aggregators bill are not in it: they
 * issue the tax documents, and the owner enters their payouts.
 */
export function vouchersOfDay(day: Day): Voucher[] {
  const of = (kind: Voucher['kind'], what: string, entries: readonly Entry[], note: string): Voucher[] =>
    voucher({ id: `bhoj-${day.day}-${what}`, kind, day: day.day, note, entries });
  const { credits, debits, partReturns } = day;
  const each = (
    kind: 'Receipt' | 'Payment',
    what: string,
    amounts: Readonly<Record<string, Paise>>,
    against: 'debtors' | 'tips',
    note: string,
  ): Voucher[] =>
    byName(amounts).flatMap(([key, amount]) => {
      const entries =
        kind === 'Receipt'
          ? [debit(ledgerOf(key), amount), credit(against, amount)]
          : [debit(against, amount), credit(ledgerOf(key), amount)];
      return of(kind, `${what}-${key}`, entries, note);
    });
  return [
    ...of(
      'Sales',
      'sales',
      [
        debit('debtors', day.totalPaise),
        credit('sales', billedSalesOf(day)),
        ...taxEntries(credit, taxHalves(day.taxes)),
        credit('roundOff', day.roundOffPaise),
      ],
      `Sales of the day, ${day.bills} bills`,
    ),
    ...of(
      'Credit Note',
      'credit-notes',
      [
        credit('debtors', credits.totalPaise),
        debit('sales', creditedOf(day)),
        ...taxEntries(debit, taxHalves(credits.taxes)),
        debit('roundOff', credits.roundOffPaise ?? ZERO),
      ],
      `Credit notes of the day, ${credits.count}`,
    ),
    ...of(
      'Debit Note',
      'debit-notes',
      [
        debit('debtors', debits.totalPaise),
        credit('sales', debitedOf(day)),
        ...taxEntries(credit, taxHalves(debits.taxes)),
      ],
      `Debit notes of the day, ${debits.count}`,
    ),
    ...each('Receipt', 'taken', day.byMethod, 'debtors', 'Taken on bills'),
    ...each('Receipt', 'taken-on-notes', debits.byMethod, 'debtors', 'Taken on debit notes'),
    ...each('Receipt', 'part', partReturns.takenByMethod, 'debtors', 'Part payments taken, then returned'),
    ...each('Payment', 'part-returned', partReturns.givenByMethod, 'debtors', 'Part payments returned'),
    ...each('Payment', 'refunded', day.refundsByMethod, 'debtors', 'Given back on credit notes'),
    ...each('Receipt', 'tips', day.tipsByMethod, 'tips', 'Tips held for the staff'),
  ];
}
