import { isBusiness, isBuyersNumber, isRegistered, isSellerItself } from '../customers/buyer.ts';
import { needsBuyer } from '../billing/documents/buyer.ts';
import { plus, ZERO } from '../money/money.ts';
import { isStateCode } from '../statute/gst-states.ts';
import { MOST_NAMED } from './changes.ts';
import { codesOf } from './codes.ts';
import { isSameRegistration, registrationOf } from './registration.ts';
import { returnPartOf, totalIn } from './tax-document.ts';
import { FINDINGS } from './return.schema.ts';
import type { Paise } from '../money/money.ts';
import type { Registration } from './registration.ts';
import type { Finding, TaxReturn } from './return.schema.ts';
import type { TaxDocument } from './tax-document.ts';

type What = Finding['what'];

/** Returns the findings about one document that the owner should check before filing a return. */
export function faultsIn(document: TaxDocument, registration: Registration): What[] {
  if (document.isVoid) return [];
  const its = registrationOf(document.seller);
  if (its === null) return ['unregistered'];
  if (!isSameRegistration(its, registration)) return ['other-registration'];
  if (document.isTaxKept) return ['tax-kept'];
  const { gstin, isComposition } = registration;
  if (returnPartOf(document) !== (isComposition ? 'composition' : 'tables')) return ['outside'];
  const { buyer, bill, seller, nature, issuedAt } = document;
  const isNamed = buyer !== null || nature !== 1 || !needsBuyer(bill, issuedAt);
  const isGoodsElsewhere =
    buyer !== null &&
    !isRegistered(buyer) &&
    buyer.stateCode !== gstin.slice(0, 2) &&
    bill.lines.some(({ taxClass }) => taxClass === 'goods');
  const wrong: Partial<Record<What, boolean>> = {
    code: !isComposition && codesOf(document).some(({ code }) => code === ''),
    state: !isNamed || (buyer !== null && !isStateCode(buyer.stateCode)),
    gstin: isBusiness(buyer) && !isBuyersNumber(buyer?.gstin ?? ''),
    'buyer-is-seller': isSellerItself(buyer, seller),
    'other-state': isGoodsElsewhere,
  };
  return FINDINGS.filter((what) => wrong[what] === true);
}

export interface FindingList {
  put(what: What, of: string, amountPaise?: Paise): void;
  add(document: TaxDocument): void;
  read(): Finding[];
}

/**
 * Collects the findings of the check before filing: for each kind the first documents by number, their count, and their
 * sum.
 */
export function newFindings(of: Registration): FindingList {
  const found = new Map<What, Finding>();
  const put: FindingList['put'] = (what, name, amountPaise = ZERO) => {
    const known = found.get(what) ?? { what, of: [], count: 0, amountPaise: ZERO };
    if (known.of.length < MOST_NAMED) known.of.push(name);
    known.count += 1;
    known.amountPaise = plus(known.amountPaise, amountPaise);
    found.set(what, known);
  };
  return {
    put,
    add(document) {
      for (const what of faultsIn(document, of)) put(what, document.number, totalIn(document));
    },
    read: () => FINDINGS.flatMap((what) => found.get(what) ?? []),
  };
}

/** Findings that explain a figure and do not prevent filing. */
const EXPLAINS: readonly What[] = [
  'tax-kept',
  'other-state',
  'other-registration',
  'unregistered',
  'row-below-zero',
  'row-zero',
];

export const isFault = ({ what }: Pick<Finding, 'what'>): boolean => !EXPLAINS.includes(what);

/** Returns all findings of a return: about its documents, and about aggregators without an entered GSTIN. */
export function findingsOf({
  findings,
  tables,
  entered,
}: Pick<TaxReturn, 'findings' | 'tables' | 'entered'>): Finding[] {
  const without = tables.operators.filter(({ operator }) => entered.operatorGstins[operator] === undefined);
  if (without.length === 0) return findings;
  const of = without.map(({ operator }) => operator);
  return [...findings, { what: 'operator-gstin', of, count: of.length, amountPaise: ZERO }];
}
