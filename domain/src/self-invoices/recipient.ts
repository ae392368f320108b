/** The registration that owes the tax of an earlier day: the restaurant may have another one now (P-REVERSE-7). */
import { invoices } from '../billing/documents/document.collection.ts';
import { sellerOf } from '../billing/documents/seller-of.ts';
import type { Invoice } from '../billing/documents/invoice.ts';
import type { QuerySpec } from '../kernel/collection.ts';
import { DAY, dateOf, startOf } from '../time/ist.ts';
import type { IsoDate } from '../time/ist.ts';
import type { Recipient } from './self-invoice.ts';

/**
 * Returns the query of the last bill until the day on which a tax fell due. Null for today, which is of the
 * present registration.
 */
export const lastBillBy = (taxOn: IsoDate, now: number): QuerySpec | null =>
  taxOn === dateOf(now)
    ? null
    : { ...invoices.queries.latest(1), where: [['issuedAt', '<', new Date(startOf(taxOn) + DAY)]] };

/**
 * Returns the restaurant under the registration that this bill prints, and the present one without a bill. Null where it had none,
 * and so owed no tax.
 */
export function recipientBy<R extends Recipient>(
  present: R,
  bill: Pick<Invoice, 'seller'> | undefined,
): R | null {
  if (bill === undefined) return present;
  const { gstin, composition, legalName, address } = bill.seller;
  if (gstin === '') return null;
  const isSame = gstin === present.gstin && composition === sellerOf(present).composition;
  return isSame ? present : { ...present, gstin, composition, legalName, address };
}
