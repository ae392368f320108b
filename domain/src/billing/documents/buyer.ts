import { isRegistered } from '../../customers/buyer.ts';
import { sum } from '../../money/money.ts';
import { buyerNamedFrom } from '../../statute/gst.ts';
import { chargesGst } from '../shape/document-kind.ts';
import type { Buyer } from '../../customers/buyer.schema.ts';
import type { Bill } from '../bill/bill.ts';
import type { Particulars } from '../shape/particulars.schema.ts';

/** Returns the buyer that a document names, or null. */
export const buyerOn = ({ particulars }: { readonly particulars: Particulars }): Buyer | null =>
  particulars.buyer;

type Taxed = Pick<Bill, 'kind' | 'taxes' | 'lines'>;

/** True when a document of this value must name its buyer, whoever that is (CGST Rule 46(e)). */
export const needsBuyer = ({ kind, taxes }: Taxed, at: number): boolean =>
  chargesGst(kind) && sum(taxes.map(({ taxablePaise }) => taxablePaise)) >= buyerNamedFrom(at);

/**
 * Returns the fault between a bill and its buyer: the bill is so large that it must name a buyer (`buyer-missing`, Rule
 * 46(e)); or it joins taxed and other dishes in one document, which the law allows only to an unregistered buyer
 * (`mixed-for-business`, Rule 46A). The form checks the rest of a buyer.
 */
export function buyerFaultOf(
  bill: Taxed,
  buyer: Buyer | null,
  at: number,
): 'buyer-missing' | 'mixed-for-business' | null {
  if (buyer === null) return needsBuyer(bill, at) ? 'buyer-missing' : null;
  return isRegistered(buyer) && bill.kind === 'invoice-cum-bill-of-supply' ? 'mixed-for-business' : null;
}
