import { bearsGst } from '../../menu/shape/tax-class.ts';
import { chargesTax } from '../../restaurant/profile.ts';
import type { TaxClass } from '../../menu/shape/menu.schema.ts';
import type { WholeRestaurant } from '../../restaurant/whole-restaurant.ts';

/**
 * The kinds of document. A registered restaurant issues a tax invoice; for exempt dishes or liquor alone a bill of
 * supply (CGST Act s. 31(3)(c)); for both together an invoice-cum-bill of supply (Rule 46A). Under the composition scheme
 * it always issues a bill of supply. Without a GSTIN it issues a plain bill without GST (s. 32).
 */
export const DOCUMENT_KINDS = [
  'tax-invoice',
  'invoice-cum-bill-of-supply',
  'bill-of-supply',
  'bill',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** True when a document of this kind charges GST. */
export const chargesGst = (kind: DocumentKind): boolean =>
  kind === 'tax-invoice' || kind === 'invoice-cum-bill-of-supply';

/** Returns the kind of document for a seller who charges GST, by the tax classes of its lines. */
export function taxedKind(on: readonly { readonly taxClass: TaxClass }[]): DocumentKind {
  const isTaxable = on.some(({ taxClass }) => bearsGst(taxClass));
  const isOther = on.some(({ taxClass }) => !bearsGst(taxClass));
  if (isTaxable) return isOther ? 'invoice-cum-bill-of-supply' : 'tax-invoice';
  return isOther ? 'bill-of-supply' : 'tax-invoice';
}

/** Returns the kind of document that a seller issues for these lines. It charges GST exactly when `chargesTax` holds. */
export function documentKind(
  seller: Pick<WholeRestaurant, 'gstin' | 'composition' | 'taxSettings'>,
  on: readonly { readonly taxClass: TaxClass }[],
): DocumentKind {
  if (seller.gstin !== '' && seller.composition) return 'bill-of-supply';
  return chargesTax(seller) ? taxedKind(on) : 'bill';
}
