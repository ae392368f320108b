import { Refusal } from '../../catalogue/reasons.ts';
import type { RefusalDetails } from '../../catalogue/reasons.ts';

/**
 * Why an act on vendors, receipts or purchase orders is refused: `details.why` of the reason `buying-refused`. One reason for all of
 * them, because every page loads the list of reasons.
 */
export const BUYING_REFUSALS = [
  'vendor-not-found',
  'vendor-name-taken',
  'too-many-vendors',
  'pays-too-much',
  'receipt-not-found',
  'receipt-known',
  'receipt-wrong',
  'receipt-paid',
  'receipt-credited',
  'receipt-void',
  'receipt-closed',
  'bill-total-wrong',
  'bill-day-wrong',
  'due-before-bill',
  'photo-wrong',
  'sends-too-much',
  'too-many-sent-back',
  'less-owed',
  'gives-too-much',
  'gives-nothing',
  'was-given-back',
  'refund-not-found',
  'purchase-order-closed',
] as const;
export type BuyingRefusal = (typeof BUYING_REFUSALS)[number];

export const refusedBuying = (why: BuyingRefusal, details: RefusalDetails = {}): Refusal =>
  new Refusal('buying-refused', { ...details, why });
