import { ZERO, minus, paise, plus, sum } from '../../money/money.ts';
import { bearsGst } from '../../menu/shape/tax-class.ts';
import { rateOn, taxOf, totalled, valued, taxableOf } from '../bill/bill.ts';
import { chargesGst } from '../shape/document-kind.ts';
import { bearable } from './note-tax.ts';
import type { Paise } from '../../money/money.ts';
import type { Bill, BillLine } from '../bill/bill.ts';
import type { AfterNotes } from './after-notes.ts';

/** Returns the difference of two amounts: never below zero, and on a credit note never more than is left. */
const difference = (from: Paise, to: Paise): Paise => paise(Math.max(0, minus(from, to)));

const ratesOf = (lines: readonly BillLine[]): number[] =>
  [...new Set(lines.map(({ taxBp }) => taxBp))].toSorted((a, b) => a - b);

/**
 * Computes the bill of a note from its lines. The value and tax of each rate are the invoice before the note (after earlier
 * notes) less the invoice after it; a debit note turns the sign. So the notes and the rest of an invoice add up to the invoice to
 * the paisa. The invoice's round-off goes into the credit note that leaves nothing, or that would otherwise give back more than
 * was paid (P-LAW-14).
 */
export function noteBill(n: {
  left: AfterNotes;
  after: readonly BillLine[];
  lines: readonly BillLine[];
  side: 'credit' | 'debit';
  isTaxKept?: boolean;
}): Bill {
  const { left, side } = n;
  const kind = n.isTaxKept === true && chargesGst(left.kind) ? 'bill' : left.kind;
  const should = totalled(left.kind, [...n.after]);
  const between = (stands: Paise = ZERO, after: Paise = ZERO): Paise =>
    side === 'credit' ? difference(stands, after) : difference(after, stands);
  const taxed = chargesGst(left.kind) ? n.lines.filter(({ taxClass }) => bearsGst(taxClass)) : [];
  const gst = ratesOf(taxed).flatMap((taxBp) => {
    const is = left.taxes.find((rate) => rate.taxBp === taxBp);
    const to = should.taxes.find((rate) => rate.taxBp === taxBp);
    const [high, low] = side === 'credit' ? [is, to] : [to, is];
    const rate = {
      taxBp,
      taxablePaise: minus(high?.taxablePaise ?? ZERO, low?.taxablePaise ?? ZERO),
      cgstPaise: between(is?.cgstPaise, to?.cgstPaise),
      sgstPaise: between(is?.sgstPaise, to?.sgstPaise),
    };
    return bearable(rate, taxed).map((one) => ({
      ...one,
      taxablePaise: difference(one.taxablePaise, ZERO),
    }));
  });
  const liquor = n.lines.filter(({ taxClass }) => taxClass === 'liquor');
  const vat = ratesOf(liquor).map((taxBp) => {
    const is = left.vat.find((rate) => rate.taxBp === taxBp);
    const to = should.vat.find((rate) => rate.taxBp === taxBp);
    return {
      taxBp,
      taxablePaise: between(is?.taxablePaise, to?.taxablePaise),
      vatPaise: between(is?.vatPaise, to?.vatPaise),
    };
  });
  const part: Bill = {
    kind,
    lines: valued(n.lines, { taxes: gst, vat }).map((line) => ({ ...line, taxBp: rateOn(kind, line) })),
    subtotalPaise: sum(n.lines.map(({ amountPaise }) => amountPaise)),
    discountPaise: sum(n.lines.map(({ discountPaise }) => discountPaise)),
    taxes: kind === left.kind ? gst : [],
    vat,
    roundOffPaise: ZERO,
    totalPaise: ZERO,
  };
  const exact = plus(taxableOf(part), taxOf(part));
  const isLast = kind === left.kind && n.after.every(({ quantity }) => quantity === 0);
  const isAll = side === 'credit' && (isLast || exact > left.totalPaise);
  const roundOffPaise = isAll ? minus(left.totalPaise, exact) : ZERO;
  return { ...part, roundOffPaise, totalPaise: plus(exact, roundOffPaise) };
}
