import { tenderOf } from '../billing/shape/invoice.schema.ts';
import { apportion, minus, plus, sum, ZERO } from '../money/money.ts';
import { billedSalesOf, creditedOf, debitedOf, operatorSalesOf } from '../figures/span/sales.ts';
import { noteWithShares, sharesOf } from './session-shares.ts';
import { credit, debit, voucher } from './voucher.ts';
import { withoutDeposits } from '../cash/sums.ts';
import { NO_DEPOSITS } from '../deposits/count-deposits.ts';
import type { DayDeposits } from '../deposits/day-deposits.schema.ts';
import type { SessionEntry } from '../cash/choose-session.ts';
import type { SessionSums } from '../cash/session.schema.ts';
import type { Values } from '../billing/shape/values.schema.ts';
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

/** Sales by ledger: goods, exempt and liquor apart; the rest is restaurant service and plain bills. */
const salesEntries = (side: typeof debit, wholePaise: Paise, values: Values): Entry[] => {
  const { goodsPaise, exemptPaise, liquorPaise } = values;
  return [
    side('sales', minus(wholePaise, sum([goodsPaise, exemptPaise, liquorPaise]))),
    side('goodsSales', goodsPaise),
    side('exemptSales', exemptPaise),
    side('liquorSales', liquorPaise),
  ];
};

/** The debts of business customers by documents of one kind: each has a ledger by name and GSTIN; guests share one. */
function debtorsOf(
  { byBuyer }: Pick<Day, 'byBuyer'>,
  what: 'billedPaise' | 'creditedPaise' | 'debitedPaise',
  wholePaise: Paise,
): [Entry['ledger'], Paise][] {
  const parties = Object.entries(byBuyer)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([gstin, sums]): [Entry['ledger'], Paise] => [partyOf(gstin, sums), sums[what]]);
  const guests = minus(wholePaise, sum(parties.map(([, amount]) => amount)));
  return [['debtors', guests], ...parties];
}

const partyOf = (gstin: string, { name }: { readonly name: string }) => ({ name: `${name} ${gstin}` });

/** Business customers pay their documents when they are issued, with the guests' money of the day. */
const partiesPaid = ({ byBuyer }: Pick<Day, 'byBuyer'>): Entry[] => {
  const paid = Object.entries(byBuyer).map(([gstin, sums]) => {
    const amount = minus(plus(sums.billedPaise, sums.debitedPaise), sums.creditedPaise);
    return credit(partyOf(gstin, sums), amount);
  });
  return [...paid, debit('debtors', minus(ZERO, sum(paid.map(({ debitPaise }) => debitPaise))))];
};

/**
 * Returns the journal entries for the deposits of a day; the vouchers of receipts and payments book the money itself. The tax
 * inside a deposit is output tax from its receipt voucher on, until a bill declares its own or a refund voucher gives it back;
 * the tax of a kept deposit stays.
 */
function depositJournals({ taken, givenBack, applied, kept }: DayDeposits) {
  const taxPaise = minus(taken.taxPaise, plus(givenBack.taxPaise, applied.taxPaise));
  const { cgstPaise, sgstPaise } = taxHalves({ gstPaise: taxPaise, vatPaise: ZERO });
  const keptPaise = minus(kept.totalPaise, kept.taxPaise);
  return [
    {
      what: 'deposits-billed',
      entries: [debit('deposit', applied.totalPaise), credit('debtors', applied.totalPaise)],
      note: 'Deposits taken off bills',
    },
    {
      what: 'deposits-tax',
      entries: [debit('deposit', taxPaise), credit('cgst', cgstPaise), credit('sgst', sgstPaise)],
      note: 'Tax of deposits taken, less that of deposits on bills and given back',
    },
    {
      what: 'deposits-kept',
      entries: [debit('deposit', keptPaise), credit('keptDeposits', keptPaise)],
      note: 'Deposits of parties that did not come',
    },
  ];
}

const byName = (amounts: Readonly<Record<string, Paise>>): [string, Paise][] =>
  Object.entries(amounts).toSorted(([a], [b]) => (a < b ? -1 : 1));

/**
 * Returns the vouchers of a business day: its sales with tax and round-off, its credit and debit notes, the money taken and given
 * back by each method, the tips held for the staff, and the orders that aggregators bill, without tax. A debit note is a sale:
 * Tally's voucher of that name is for purchases that go back. The note on each receipt and payment names the cash sessions and
 * their shares of it.
 */
export function vouchersOfDay(day: Day, sessions: readonly SessionEntry[] = []): Voucher[] {
  const shares = sharesOf(day, sessions);
  const of = (kind: Voucher['kind'], what: string, entries: readonly Entry[], note: string): Voucher[] =>
    voucher({ id: `bhoj-${day.day}-${what}`, kind, day: day.day, note, entries });
  const { credits, debits, partReturns, values, deposits = NO_DEPOSITS } = day;
  // Cash that is given as a tip goes to whoever served: it is neither in the drawer nor held for the staff.
  const { cash: _cash, ...tipsHeld } = day.tipsByMethod;
  const each = (
    kind: 'Receipt' | 'Payment',
    [what, field]: readonly [what: string, field: keyof SessionSums],
    amounts: Readonly<Record<string, Paise>>,
    against: 'debtors' | 'tips' | 'deposit',
    note: string,
  ): Voucher[] =>
    byName(amounts).flatMap(([key, amount]) => {
      const entries =
        kind === 'Receipt'
          ? [debit(ledgerOf(key), amount), credit(against, amount)]
          : [debit(against, amount), credit(ledgerOf(key), amount)];
      return of(kind, `${what}-${key}`, entries, noteWithShares(note, shares, field, key));
    });
  return [
    ...of(
      'Sales',
      'sales',
      [
        ...debtorsOf(day, 'billedPaise', day.totalPaise).map(([ledger, amount]) => debit(ledger, amount)),
        ...salesEntries(credit, billedSalesOf(day), values.billed),
        ...taxEntries(credit, taxHalves(day.taxes)),
        credit('roundOff', day.roundOffPaise),
      ],
      `Sales of the day, ${day.bills} bills`,
    ),
    ...of(
      'Credit Note',
      'credit-notes',
      [
        ...debtorsOf(day, 'creditedPaise', credits.totalPaise).map(([ledger, amount]) =>
          credit(ledger, amount),
        ),
        ...salesEntries(debit, creditedOf(day), values.credited),
        ...taxEntries(debit, taxHalves(credits.taxes)),
        debit('roundOff', credits.roundOffPaise ?? ZERO),
      ],
      `Credit notes of the day, ${credits.count}`,
    ),
    ...of(
      'Sales',
      'debit-notes',
      [
        ...debtorsOf(day, 'debitedPaise', debits.totalPaise).map(([ledger, amount]) => debit(ledger, amount)),
        ...salesEntries(credit, debitedOf(day), values.debited),
        ...taxEntries(credit, taxHalves(debits.taxes)),
      ],
      `Debit notes of the day, ${debits.count}`,
    ),
    ...of('Journal', 'business', partiesPaid(day), 'Business customers, paid with the money of the day'),
    ...each('Receipt', ['taken', 'taken'], withoutDeposits(day.byMethod), 'debtors', 'Taken on bills'),
    ...each(
      'Receipt',
      ['deposits', 'depositsTaken'],
      deposits.takenByMethod,
      'deposit',
      'Deposits for bookings, by receipt vouchers',
    ),
    ...each(
      'Payment',
      ['deposits-returned', 'depositsGiven'],
      deposits.givenByMethod,
      'deposit',
      'Deposits given back, by refund vouchers',
    ),
    ...depositJournals(deposits).flatMap(({ what, entries, note }) => of('Journal', what, entries, note)),
    ...each('Receipt', ['taken-on-notes', 'debits'], debits.byMethod, 'debtors', 'Taken on debit notes'),
    ...each(
      'Receipt',
      ['part', 'partsTaken'],
      partReturns.takenByMethod,
      'debtors',
      'Part payments taken, then returned',
    ),
    ...each(
      'Payment',
      ['part-returned', 'partsGiven'],
      partReturns.givenByMethod,
      'debtors',
      'Part payments returned',
    ),
    ...each('Payment', ['refunded', 'refunds'], day.refundsByMethod, 'debtors', 'Given back on credit notes'),
    ...each('Receipt', ['tips', 'tips'], tipsHeld, 'tips', 'Tips held for the staff'),
    ...of(
      'Journal',
      'aggregators',
      [debit('operators', operatorSalesOf(day)), credit('operatorSales', operatorSalesOf(day))],
      'Orders of aggregators that were handed over; they bill the guests',
    ),
  ];
}
