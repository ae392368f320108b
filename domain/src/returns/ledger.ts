/** Adds documents one by one to the tables of a return, so that a large month needs no large memory. */
import { isBusiness, isRegistered } from '../customers/buyer.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { plus, sum, ZERO } from '../money/money.ts';
import { taxableOf } from '../billing/bill/bill.ts';
import { advancesIn, vouchersIn } from '../deposits/month-deposits.ts';
import type { Deposit, WithTax } from '../deposits/deposit.schema.ts';
import { declaredMonthOf } from '../self-invoices/declared-month.ts';
import type { PaymentVoucher, SelfInvoice } from '../self-invoices/self-invoice.schema.ts';
import { dateOf } from '../time/ist.ts';
import { codesOf, firstName } from './codes.ts';
import { isSameRegistration, registrationOf } from './registration.ts';
import { taxPartsOf, returnPartOf, signed, totalIn } from './tax-document.ts';
import type { HandedOver } from '../billing/settle/handing-over.ts';
import type { CodeAmounts, Issued, RateAmounts, Tables, Untaxed } from './tables.schema.ts';
import type { Registration } from './registration.ts';
import type { TaxDocument } from './tax-document.ts';

/** The most documents that a return lists one by one; one stored document has room for no more. */
export const MOST_LISTED = 2_000;

const NOTHING: Untaxed = { exemptPaise: ZERO, nonGstPaise: ZERO };

const emptyTables = (): Tables => ({
  b2b: [],
  cdnr: [],
  b2cs: [],
  nil: { b2b: NOTHING, b2c: NOTHING },
  hsn: { b2b: [], b2c: [] },
  issued: [],
  operators: [],
  compositionPaise: ZERO,
  beside: { vatPaise: ZERO, roundOffPaise: ZERO, outsidePaise: ZERO },
  documentsPaise: ZERO,
});

const addRate = <T extends RateAmounts>(a: T, b: RateAmounts): T => ({
  ...a,
  taxablePaise: plus(a.taxablePaise, b.taxablePaise),
  cgstPaise: plus(a.cgstPaise, b.cgstPaise),
  sgstPaise: plus(a.sgstPaise, b.sgstPaise),
});

const rateOf = (taxBp: number, { taxablePaise, cgstPaise, sgstPaise }: WithTax): RateAmounts => ({
  taxBp,
  taxablePaise,
  cgstPaise,
  sgstPaise,
});

/** Adds an amount to the entry of its rate; makes the entry where it is missing. */
function addTo(rates: RateAmounts[], more: RateAmounts): void {
  const at = rates.findIndex(({ taxBp }) => taxBp === more.taxBp);
  if (at === -1) rates.push(more);
  else rates[at] = addRate(rates[at] ?? more, more);
}

function addCode(codes: CodeAmounts[], more: CodeAmounts): void {
  const at = codes.findIndex(
    ({ code, taxBp, unit }) => code === more.code && taxBp === more.taxBp && unit === more.unit,
  );
  const known = codes[at];
  if (known === undefined) codes.push(more);
  else {
    const description = firstName(known.description, more.description);
    const quantity = known.quantity + more.quantity;
    codes[at] = { ...addRate(known, more), quantity, ...(description !== undefined && { description }) };
  }
}

type Counted = Pick<Issued, 'nature' | 'financialYear' | 'series'> & {
  readonly sequence: number;
  readonly isVoid: boolean;
};

function addIssued(all: Issued[], { nature, financialYear, series, sequence, isVoid }: Counted): void {
  const at = all.findIndex(
    (one) => one.series === series && one.financialYear === financialYear && one.nature === nature,
  );
  const known = all[at] ?? {
    nature,
    financialYear,
    series,
    first: sequence,
    last: sequence,
    total: 0,
    cancelled: 0,
  };
  const next = {
    ...known,
    first: Math.min(known.first, sequence),
    last: Math.max(known.last, sequence),
    total: known.total + 1,
    cancelled: known.cancelled + (isVoid ? 1 : 0),
  };
  if (at === -1) all.push(next);
  else all[at] = next;
}

const signedRate = (document: TaxDocument, rate: RateAmounts): RateAmounts => ({
  taxBp: rate.taxBp,
  taxablePaise: signed(document, rate.taxablePaise),
  cgstPaise: signed(document, rate.cgstPaise),
  sgstPaise: signed(document, rate.sgstPaise),
});

function assertRoom({ b2b, cdnr, reverseCharge = [] }: Tables): void {
  if (b2b.length + cdnr.length + reverseCharge.length >= MOST_LISTED) throw new Refusal('return-too-large');
}

/** Lists a document to a buyer with a GSTIN by itself, with its printed amounts. */
function list(tables: Tables, document: TaxDocument, rates: readonly RateAmounts[]): void {
  assertRoom(tables);
  const { number, issuedAt, buyer, bill, nature, ofNumber } = document;
  const listed = {
    number,
    issuedAt,
    gstin: buyer?.gstin ?? '',
    valuePaise: bill.totalPaise,
    rates: [...rates],
  };
  if (nature === 1) tables.b2b.push(listed);
  else tables.cdnr.push({ ...listed, type: nature === 5 ? 'C' : 'D', ofNumber });
}

function addTaxed(tables: Tables, document: TaxDocument): void {
  const isB2b = isBusiness(document.buyer);
  const { rates, exemptPaise, liquorPaise } = taxPartsOf(document.bill);
  if (isB2b && rates.length > 0) list(tables, document, rates);
  if (!isB2b) for (const rate of rates) addTo(tables.b2cs, signedRate(document, rate));
  const key = isB2b ? 'b2b' : 'b2c';
  const untaxed = isRegistered(document.buyer) ? 'b2b' : 'b2c';
  const known = tables.nil[untaxed];
  tables.nil[untaxed] = {
    exemptPaise: plus(known.exemptPaise, signed(document, exemptPaise)),
    nonGstPaise: plus(known.nonGstPaise, signed(document, liquorPaise)),
  };
  for (const code of codesOf(document)) addCode(tables.hsn[key], code);
}

/**
 * Adds the part of a document's total that is in none of the tables: all of it where the document belongs to no return.
 */
function addBeside({ beside }: Tables, document: TaxDocument, isFitting: boolean): void {
  if (!isFitting) {
    beside.outsidePaise = plus(beside.outsidePaise, totalIn(document));
    return;
  }
  const vat = sum(document.bill.vat.map(({ vatPaise }) => vatPaise));
  beside.vatPaise = plus(beside.vatPaise, signed(document, vat));
  beside.roundOffPaise = plus(beside.roundOffPaise, signed(document, document.bill.roundOffPaise));
}

export interface Ledger {
  readonly tables: Tables;
  add(document: TaxDocument): void;
  addOperator(handedOver: Pick<HandedOver, 'operator' | 'valuePaise'>): void;
  /** Adds what a month declares of a deposit, and counts its vouchers. */
  addDeposit(deposit: Deposit, month: string): void;
  /** Adds a self-invoice to a month: its number and its voucher's where they were issued, its tax where that is declared. */
  addSelfInvoice(selfInvoice: SelfInvoice, month: string): void;
}

/**
 * Starts the return of a registration. Documents of another registration, and plain bills from before there was any, are in none
 * of its tables.
 */
export function newLedger(registration: Registration): Ledger {
  const tables = emptyTables();
  const { isComposition } = registration;
  const fitting = isComposition ? 'composition' : 'tables';
  return {
    tables,
    add(document) {
      const isOwn = isSameRegistration(registrationOf(document.seller), registration);
      if (isOwn) addIssued(tables.issued, document);
      tables.documentsPaise = plus(tables.documentsPaise, totalIn(document));
      if (document.isVoid) return;
      const isFitting = isOwn && returnPartOf(document) === fitting;
      addBeside(tables, document, isFitting);
      if (!isFitting) return;
      if (!isComposition) addTaxed(tables, document);
      else {
        const value = signed(document, taxableOf(document.bill));
        tables.compositionPaise = plus(tables.compositionPaise, value);
      }
    },
    addDeposit(deposit, month) {
      const isOwn = isSameRegistration(registrationOf(deposit.seller), registration);
      if (!isOwn || isComposition) return;
      for (const one of vouchersIn(deposit, month)) addIssued(tables.issued, one);
      const { taxBp } = deposit;
      if (taxBp === 0) return;
      const { received, adjusted } = advancesIn(deposit, month);
      tables.advances ??= { received: [], adjusted: [] };
      addTo(tables.advances.received, rateOf(taxBp, received));
      addTo(tables.advances.adjusted, rateOf(taxBp, adjusted));
    },
    addSelfInvoice(one, month) {
      if (!isSameRegistration(registrationOf(one.recipient), registration)) return;
      const { number, supplier, voided, voucher, voidVouchers = [] } = one;
      const count = (
        nature: 2 | 7,
        paper: Pick<PaymentVoucher, 'number' | 'financialYear' | 'sequence' | 'issuedAt'>,
        isVoid = voided !== null,
      ) => {
        const { financialYear, sequence, issuedAt } = paper;
        const series = paper.number.split('/')[0] ?? '';
        if (dateOf(issuedAt).startsWith(month))
          addIssued(tables.issued, { nature, financialYear, series, sequence, isVoid });
      };
      const { financialYear: year, sequence: place } = one;
      if (year !== undefined && place !== undefined)
        count(2, { ...one, financialYear: year, sequence: place });
      for (const paper of voidVouchers) count(7, paper, true);
      if (voucher !== undefined) count(7, voucher);
      if (voided !== null || declaredMonthOf(one) !== month) return;
      const { expenseId, kind, taxBp, cgstPaise, sgstPaise, igstPaise, takesCredit } = one;
      assertRoom(tables);
      tables.reverseCharge ??= [];
      tables.reverseCharge.push({
        number,
        expenseId,
        kind,
        supplier: supplier.name,
        takesCredit,
        taxBp,
        taxablePaise: one.valuePaise,
        cgstPaise,
        sgstPaise,
        ...(igstPaise !== undefined && { igstPaise }),
      });
    },
    addOperator({ operator, valuePaise }) {
      const known = tables.operators.find((one) => one.operator === operator);
      if (known === undefined) tables.operators.push({ operator, count: 1, valuePaise });
      else {
        known.count += 1;
        known.valuePaise = plus(known.valuePaise, valuePaise);
      }
    },
  };
}
