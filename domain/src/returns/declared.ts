import { halfRateOf, plus, sum, ZERO } from '../money/money.ts';
import { compositionRateOn } from '../statute/return-dates.ts';
import { declaredMonthOf } from '../self-invoices/declared-month.ts';
import type { SelfInvoice } from '../self-invoices/self-invoice.schema.ts';
import { dateOf } from '../time/ist.ts';
import { hadNumber } from './changes.ts';
import { isSameRegistration, registrationOf } from './registration.ts';
import { advancesOf, reverseOf, taxedOf } from './sums.ts';
import type { ReverseSums } from './sums.ts';
import type { Paise } from '../money/money.ts';
import type { TaxReturn } from './return.schema.ts';
import type { RateAmounts, Tables } from './tables.schema.ts';

/** The figures of GSTR-3B that come from a restaurant's sales and self-invoices, by line number. */
export interface Gstr3b {
  /** 3.1(a): taxed sales, plus debit notes, less credit notes, plus deposits received less those on bills. */
  readonly taxed: Omit<RateAmounts, 'taxBp'>;
  /** 3.1(c): exempt sales. */
  readonly exemptPaise: Paise;
  /** 3.1(d): what others supplied, on which the restaurant owes the tax. */
  readonly reverse: ReverseSums;
  /** 4(A)(3): that tax, where the registration claims it back. */
  readonly reverseCredit: Omit<ReverseSums, 'taxablePaise'>;
  /** 3.1(e): sales outside GST. */
  readonly nonGstPaise: Paise;
  /** 3.1.1(ii): sales through aggregators that pay the tax (CGST Act s. 9(5)). */
  readonly operatorsPaise: Paise;
  /** 4(B)(1): reversed credit, as the owner entered it. */
  readonly reversed: TaxReturn['entered']['reversed'];
}

const operatorsOf = ({ operators }: Tables): Paise => sum(operators.map(({ valuePaise }) => valuePaise));

const plusRates = (a: Gstr3b['taxed'], b: Gstr3b['taxed']): Gstr3b['taxed'] => ({
  taxablePaise: plus(a.taxablePaise, b.taxablePaise),
  cgstPaise: plus(a.cgstPaise, b.cgstPaise),
  sgstPaise: plus(a.sgstPaise, b.sgstPaise),
});

export const gstr3bOf = ({ tables, entered }: Pick<TaxReturn, 'tables' | 'entered'>): Gstr3b => ({
  taxed: plusRates(taxedOf(tables), advancesOf(tables)),
  exemptPaise: plus(tables.nil.b2b.exemptPaise, tables.nil.b2c.exemptPaise),
  reverse: reverseOf(tables),
  reverseCredit: reverseOf(tables, ({ takesCredit }) => takesCredit),
  nonGstPaise: plus(tables.nil.b2b.nonGstPaise, tables.nil.b2c.nonGstPaise),
  operatorsPaise: operatorsOf(tables),
  reversed: entered.reversed,
});

/** The figures of CMP-08: the quarter's turnover, with half of the rate for the Union and half for the State. */
export interface Cmp08 {
  readonly turnoverPaise: Paise;
  readonly rateBp: number;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  /** Supplies of others, on which the restaurant owes the tax. */
  readonly reverse: ReverseSums;
}

/** CGST = SGST = round half up(turnover × rate ÷ 2). A quarter with a negative turnover owes nothing. */
export function cmp08Of({ tables, from }: Pick<TaxReturn, 'tables' | 'from'>): Cmp08 {
  const turnoverPaise = tables.compositionPaise;
  const rateBp = compositionRateOn(from);
  const half = turnoverPaise > 0 ? halfRateOf(turnoverPaise, rateBp) : ZERO;
  return { turnoverPaise, rateBp, cgstPaise: half, sgstPaise: half, reverse: reverseOf(tables) };
}

/**
 * True when a return is out of date with one of the self-invoices of its registration: it lacks the invoice's tax or one of its
 * numbers, it has the tax of a void invoice, or it shows a void voucher as valid.
 */
export const lacksSelfInvoice = (
  prepared: Pick<TaxReturn, 'tables' | 'voided' | 'from' | 'until' | 'gstin' | 'isComposition'>,
  latest: readonly SelfInvoice[],
): boolean => {
  const isIn = (day: string) => prepared.from <= day && day < prepared.until;
  const own = latest.filter(({ recipient }) => isSameRegistration(registrationOf(recipient), prepared));
  return own.some((one) => {
    const { expenseId, number, invoicedOn, voucher, voidVouchers = [] } = one;
    // A supplier's own invoice is in no table but that of the tax.
    const papers = [
      ...(invoicedOn === undefined ? [one] : []),
      ...voidVouchers,
      ...(voucher === undefined ? [] : [voucher]),
    ];
    if (papers.some((paper) => isIn(dateOf(paper.issuedAt)) && !hadNumber(prepared, paper.number)))
      return true;
    if (voidVouchers.some((paper) => isIn(dateOf(paper.issuedAt)) && !prepared.voided.includes(paper.number)))
      return true;
    // Two suppliers may use one number, and a void invoice may be entered again, even under another registration.
    const isThis = (row: { readonly number: string; readonly expenseId: string }) =>
      row.number === number && row.expenseId === expenseId;
    const isOwed = own.some(
      (each) => isThis(each) && each.voided === null && isIn(`${declaredMonthOf(each)}-01`),
    );
    return isOwed !== (prepared.tables.reverseCharge ?? []).some(isThis);
  });
};
