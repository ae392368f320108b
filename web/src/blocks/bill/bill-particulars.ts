import { chargesGst } from '@bhoj/domain/billing/shape/document-kind';
import { placeOfSupply, stateWithCode } from '@bhoj/domain/statute/gst-states';
import { isUin } from '@bhoj/domain/statute/gstin';
import type { BillWords } from '../../messages/shared/bill/en.ts';
import type { BillDocument } from './bill-document.ts';

type Pair = readonly [name: string, value: string | null | undefined];

const isIssued = ({ number }: BillDocument): boolean => number !== undefined;

/** The buyer, or else the guest's name. */
export function buyerFacts({ particulars, customerName }: BillDocument, words: BillWords): Pair[] {
  const buyer = particulars?.buyer ?? null;
  if (buyer === null) return [[words.billTo, customerName]];
  return [
    [words.billTo, buyer.name],
    [isUin(buyer.gstin) ? words.buyerUin : words.buyerGstin, buyer.gstin],
    [words.buyerAddress, buyer.address],
    [words.buyerState, stateWithCode(buyer.stateCode)],
  ];
}

/** Returns the code of the service. Liquor is outside GST and has none, so a bill of liquor alone has no code. */
function codeOf(document: BillDocument): string | undefined {
  const { bill, sac, number } = document;
  if (number === undefined || bill.kind === 'bill') return undefined;
  // Goods have their own code on their line.
  if (bill.lines.every(({ hsn }) => hsn !== '')) return undefined;
  if (chargesGst(bill.kind)) return sac;
  const isService = bill.lines.some(({ taxClass, hsn }) => taxClass !== 'liquor' && hsn === '');
  return isService ? sac : undefined;
}

/** Returns the facts about the supply that Rule 46 requires. */
export function supplyFacts(document: BillDocument, words: BillWords): Pair[] {
  const { bill, seller, credit, debit, number } = document;
  const isNote = credit !== undefined || debit !== undefined;
  const isTaxed = number !== undefined && chargesGst(bill.kind);
  return [
    [words.sac, codeOf(document)],
    [words.placeOfSupply, isTaxed ? placeOfSupply(seller?.gstin ?? '') : null],
    // Only the seller pays the tax on a restaurant's sales, so reverse charge is always "no".
    [words.reverseCharge, isTaxed && !isNote ? words.no : null],
  ];
}

/** Returns the seller's facts besides the address. */
export function sellerFacts(document: BillDocument, words: BillWords): Pair[] {
  const { bill, seller = {} } = document;
  const hasVat = bill.vat.some(({ taxBp }) => taxBp > 0);
  return [
    [words.phone, seller.phone],
    [words.gstin, seller.gstin],
    [words.state, isIssued(document) ? placeOfSupply(seller.gstin ?? '') : null],
    [words.vatTin, isIssued(document) && hasVat ? seller.vatTin : null],
    [words.fssai, seller.fssai],
    // An LLPIN has a dash.
    [seller.companyNumber?.includes('-') === true ? words.llpin : words.cin, seller.companyNumber],
  ];
}

/** Returns the seller for the signature on documents under the GST rules; null on a plain bill. */
export function signatureOf(document: BillDocument): string | null {
  const { legalName = '', name = '', gstin = '' } = document.seller ?? {};
  return isIssued(document) && gstin !== '' ? legalName || name : null;
}

/**
 * Returns the marking of a print: the recipient's original, or a duplicate. Null for the first print of a plain bill,
 * which is not a document of the GST rules.
 */
export function markingOf(document: BillDocument, isDuplicate: boolean, words: BillWords): string | null {
  if (isDuplicate) return words.duplicate;
  return isIssued(document) && (document.seller?.gstin ?? '') !== '' ? words.original : null;
}
