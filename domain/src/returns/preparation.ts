/** Prepares a return from its documents, read in pages (P-RETURN-1). */
import { ZERO } from '../money/money.ts';
import type { SelfInvoice } from '../self-invoices/self-invoice.schema.ts';
import { dateOf } from '../time/ist.ts';
import { depositFingerprint } from '../deposits/month-deposits.ts';
import type { Deposit } from '../deposits/deposit.schema.ts';
import { newChangeLog } from './changes.ts';
import { daysTotal, newDaysCheck } from './days-check.ts';
import { documentFingerprint, newFingerprint, selfInvoiceFingerprint } from './fingerprint.ts';
import { newFindings } from './findings.ts';
import { newLedger } from './ledger.ts';
import { oddRowsOf } from './odd-rows.ts';
import { isSameRegistration, registrationOf } from './registration.ts';
import { missingOf, printed } from './series.ts';
import { codesDifference, sorted, tablesTotal } from './sums.ts';
import type { Day } from '../days/day.schema.ts';
import { operatorLabel } from '../orders/shape/aggregator.ts';
import type { Order } from '../orders/shape/order.schema.ts';
import { declaredOf, ownGoodsOf } from '../billing/settle/handing-over.ts';
import type { Registration } from './registration.ts';
import type { Entered, TaxReturn } from './return.schema.ts';
import type { Issued } from './tables.schema.ts';
import type { TaxDocument } from './tax-document.ts';

/** The most documents of one return; a month of a large restaurant has half as many. */
export const MOST_DOCUMENTS = 40_000;

export const NO_RETURN_ENTRIES: Entered = {
  reversed: { igstPaise: ZERO, cgstPaise: ZERO, sgstPaise: ZERO },
  operatorGstins: {},
};

export interface Preparation {
  /** A document that was issued in the period. */
  add(document: TaxDocument): void;
  addOperatorOrder(order: Order): void;
  /** A deposit with a voucher or a bill in the period. Under the composition scheme it declares nothing. */
  addDeposit(deposit: Deposit): void;
  /** Adds a self-invoice that was issued, or has its tax declared, in a calendar month of the period. */
  addSelfInvoice(selfInvoice: SelfInvoice, month: string): void;
  /** A document that was issued within a day before or after the period. */
  addNeighbour(document: TaxDocument): void;
  /** The other registrations of the added documents and operators' orders. */
  others(): Registration[];
  /** The document numbers that must exist before the first ones of the period. */
  preceding(): string[];
  /** `existing`: the numbers among `preceding` that exist. */
  finish(f: { days: readonly Day[]; existing: ReadonlySet<string>; at: number }): TaxReturn;
}

/** Vouchers and self-invoices have their own series; no document that is read one by one continues these. */
const isVoucher = ({ nature }: Pick<Issued, 'nature'>): boolean =>
  nature === 2 || nature === 6 || nature === 7 || nature === 8;

const keyOf = ({ financialYear, series }: Pick<Issued, 'financialYear' | 'series'>): string =>
  `${financialYear} ${series}`;

export function prepare(
  of: Pick<TaxReturn, 'month' | 'from' | 'until' | 'gstin' | 'isComposition'>,
  before: TaxReturn | null,
): Preparation {
  const ledger = newLedger(of);
  const findings = newFindings(of);
  const days = newDaysCheck(of);
  const changes = newChangeLog(before);
  const fingerprint = newFingerprint();
  const sequences = new Map<string, number[]>();
  const voided: string[] = [];
  const others = new Map<string, Registration>();
  const isOther = (its: Registration | null): boolean => {
    if (isSameRegistration(its, of)) return false;
    if (its !== null) others.set(`${its.gstin} ${String(its.isComposition)}`, its);
    return true;
  };
  const preceding = () =>
    ledger.tables.issued.flatMap((one) =>
      isVoucher(one) || one.first === 1 ? [] : [printed(one, one.first - 1)],
    );
  const checkSeries = (existing: ReadonlySet<string>) => {
    for (const number of preceding()) if (!existing.has(number)) findings.put('start', number);
    for (const one of ledger.tables.issued)
      for (const n of missingOf(sequences.get(keyOf(one)) ?? []))
        if (n > one.first && n < one.last) findings.put('gap', printed(one, n));
  };
  return {
    add(document) {
      ledger.add(document);
      findings.add(document);
      days.add(document);
      // Registrations of one restaurant share their series.
      const known = sequences.get(keyOf(document));
      if (known === undefined) sequences.set(keyOf(document), [document.sequence]);
      else known.push(document.sequence);
      if (isOther(registrationOf(document.seller))) return;
      changes.add(document);
      fingerprint.add(documentFingerprint(document));
      if (document.isVoid) voided.push(document.number);
    },
    addOperatorOrder(order) {
      const declared = declaredOf(order);
      const { aggregator } = order;
      if (declared === null || aggregator === null) return;
      if (aggregator.registeredAs !== undefined && isOther(registrationOf(aggregator.registeredAs))) return;
      ledger.addOperator(declared);
      const number = operatorLabel(aggregator);
      changes.addDated(number, declared.changedAt);
      fingerprint.add(`${number} ${declared.changedAt} ${declared.valuePaise}`);
      const goods = ownGoodsOf(order);
      if (goods > 0) findings.put('operator-goods', number, goods);
    },
    addDeposit(deposit) {
      if (isOther(registrationOf(deposit.seller))) return;
      ledger.addDeposit(deposit, of.month);
      fingerprint.add(depositFingerprint(deposit, of.month));
    },
    addSelfInvoice(one, month) {
      if (isOther(registrationOf(one.recipient))) return;
      ledger.addSelfInvoice(one, month);
      changes.addDated(one.number, one.voided?.at ?? one.issuedAt);
      fingerprint.add(selfInvoiceFingerprint(one, month));
      for (const { number, issuedAt } of one.voidVouchers ?? []) {
        if (!dateOf(issuedAt).startsWith(month)) continue;
        changes.addVoid(number);
        voided.push(number);
      }
    },
    addNeighbour: (document) => days.addNeighbour(document),
    others: () => [...others.values()],
    preceding,
    finish({ days: counted, existing, at }) {
      checkSeries(existing);
      const { tables } = ledger;
      const difference = tables.documentsPaise - tablesTotal(tables);
      if (difference !== 0 || codesDifference(tables) !== 0) findings.put('sums', of.month);
      const odd = oddRowsOf(tables);
      for (const { name, valuePaise } of odd.below) findings.put('row-below-zero', name, valuePaise);
      for (const { name } of odd.zero) findings.put('row-zero', name);
      const check = days.read(daysTotal(counted));
      if (check.unexplainedPaise !== 0) findings.put('days', of.month, check.unexplainedPaise);
      return {
        ...of,
        tables: sorted(tables),
        findings: findings.read(),
        days: check,
        voided: voided.toSorted(),
        fingerprint: fingerprint.read(),
        preparedAt: at,
        changes: changes.read(),
        entered: before?.entered ?? NO_RETURN_ENTRIES,
        filings: before?.filings ?? [],
      };
    },
  };
}
