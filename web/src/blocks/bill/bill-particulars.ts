import { chargesGst } from '@bhoj/domain/billing/shape/document-kind';
import { placeOfSupply, stateWithCode } from '@bhoj/domain/statute/gst-states';
import type { BillWords } from '../../messages/shared/en/bill.ts';
import type { BillDocument } from './bill-document.ts';

type Pair = readonly [name: string, value: string | null | undefined];

/** True unless the document was issued before documents named buyers: then it keeps its old form. */
export const isOfToday = ({ number, particulars }: BillDocument): boolean =>
  number === undefined || (particulars ?? null) !== null;

const isIssuedToday = (document: BillDocument): boolean =>
  document.number !== undefined && isOfToday(document);

/** The buyer, or else the guest's name. */
export function buyerFacts({ particulars, customerName }: BillDocument, words: BillWords): Pair[] {
  const buyer = particulars?.buyer ?? null;
  if (buyer === null) return [[words.billTo, customerName]];
  return [
    [words.billTo, buyer.name],
    [words.buyerGstin, buyer.gstin],
    [words.buyerAddress, buyer.address],
    [words.buyerState, stateWithCode(buyer.stateCode)],
  ];
}

/**
 * The code of what is supplied. Liquor is outside GST and has none, so a bill of liquor alone bears none. An older
 * document says it only where it charges GST.
 */
function codeOf(document: BillDocument): string | undefined {
  const { bill, sac, number } = document;
  if (number === undefined || bill.kind === 'bill') return undefined;
  // Goods say their own code on their line.
  if (bill.lines.every(({ hsn }) => hsn !== '')) return undefined;
  if (chargesGst(bill.kind)) return sac;
  const isService = bill.lines.some(({ taxClass, hsn }) => taxClass !== 'liquor' && hsn === '');
  return isOfToday(document) && isService ? sac : undefined;
}

/** What Rule 46 asks for about the supply. */
export function supplyFacts(document: BillDocument, words: BillWords): Pair[] {
  const { bill, seller, credit, debit, number } = document;
  const isNote = credit !== undefined || debit !== undefined;
  const isTaxed = number !== undefined && chargesGst(bill.kind);
  return [
    [words.sac, codeOf(document)],
    [words.placeOfSupply, isTaxed ? placeOfSupply(seller?.gstin ?? '') : null],
    // Nobody but the seller pays the tax on what a restaurant sells.
    [words.reverseCharge, isTaxed && isOfToday(document) && !isNote ? words.no : null],
  ];
}

/** What a document says of its seller beside the address. */
export function sellerFacts(document: BillDocument, words: BillWords): Pair[] {
  const { bill, seller = {} } = document;
  const hasVat = bill.vat.some(({ taxBp }) => taxBp > 0);
  const isIssued = isIssuedToday(document);
  return [
    [words.phone, seller.phone],
    [words.gstin, seller.gstin],
    [words.state, isIssued ? placeOfSupply(seller.gstin ?? '') : null],
    [words.vatTin, isIssued && hasVat ? seller.vatTin : null],
    [words.fssai, seller.fssai],
  ];
}

/** Where somebody signs for the seller: on the documents of the GST rules, not on a plain bill. */
export function signatureOf(document: BillDocument): string | null {
  const { legalName = '', name = '', gstin = '' } = document.seller ?? {};
  return isIssuedToday(document) && gstin !== '' ? legalName || name : null;
}

/** What a print is: the recipient's original, or a duplicate. A plain bill is no document of the GST rules. */
export function markingOf(document: BillDocument, isDuplicate: boolean, words: BillWords): string | null {
  if (isDuplicate) return words.duplicate;
  return isIssuedToday(document) && (document.seller?.gstin ?? '') !== '' ? words.original : null;
}
