/**
 * Every reason for which Bhoj refuses a call, with the callable error code that carries it. The web app's messages
 * hold a sentence for each. They are typed by this list, so a reason without a sentence does not compile.
 */
export const REASONS = {
  // the caller
  'sign-in-required': 'unauthenticated',
  'not-allowed': 'permission-denied',
  dismissed: 'permission-denied',
  'app-check-failed': 'failed-precondition',
  // the input
  'invalid-input': 'invalid-argument',
  'too-many-requests': 'resource-exhausted',
  'busy-try-again': 'aborted',
  unexpected: 'unavailable',
  // accounts
  'restaurant-not-found': 'not-found',
  'email-taken': 'already-exists',
  'email-not-proved': 'permission-denied',
  'request-id-used': 'already-exists',
  // members
  'invitation-over': 'failed-precondition',
  'member-not-found': 'not-found',
  'member-dismissed': 'failed-precondition',
  // subscription
  'payment-required': 'failed-precondition',
  'payment-needs-proof': 'failed-precondition',
  'payment-not-found': 'not-found',
  'payment-wrong': 'invalid-argument',
  'payments-unavailable': 'unavailable',
  'plan-not-found': 'not-found',
  // tables and joining
  'table-not-found': 'not-found',
  'table-in-use': 'failed-precondition',
  'guest-ordering': 'failed-precondition',
  'last-table': 'failed-precondition',
  'floor-full': 'failed-precondition',
  'table-in-maintenance': 'failed-precondition',
  'too-many-waiting': 'resource-exhausted',
  'code-required': 'permission-denied',
  'code-wrong': 'permission-denied',
  'code-locked': 'resource-exhausted',
  'key-required': 'permission-denied',
  'door-full': 'resource-exhausted',
  'too-many-knocks': 'resource-exhausted',
  'phone-not-found': 'not-found',
  'not-at-this-table': 'permission-denied',
  // rounds
  'order-not-found': 'not-found',
  'order-closed': 'failed-precondition',
  'order-too-large': 'failed-precondition',
  'too-many-portions': 'failed-precondition',
  'restaurant-closed': 'failed-precondition',
  'ordering-paused': 'failed-precondition',
  'ordering-ended': 'failed-precondition',
  'service-not-offered': 'failed-precondition',
  'item-unavailable': 'failed-precondition',
  'selection-invalid': 'invalid-argument',
  'menu-changed': 'aborted',
  'round-not-found': 'not-found',
  // guests' requests
  'no-table': 'failed-precondition',
  'request-taken': 'failed-precondition',
  'request-gone': 'failed-precondition',
  'upi-not-offered': 'failed-precondition',
  'not-settled': 'failed-precondition',
  'already-reviewed': 'already-exists',
  'delivery-details-missing': 'invalid-argument',
  // moving, merging, cancelling
  'table-taken': 'failed-precondition',
  'not-at-a-table': 'failed-precondition',
  'is-at-a-table': 'failed-precondition',
  'orders-differ': 'failed-precondition',
  'part-paid': 'failed-precondition',
  'part-billed': 'failed-precondition',
  discounted: 'failed-precondition',
  'moves-everything': 'failed-precondition',
  'line-not-found': 'not-found',
  'line-is-made': 'failed-precondition',
  'order-is-made': 'permission-denied',
  // menu
  'menu-stale': 'aborted',
  'menu-too-large': 'failed-precondition',
  'service-charge-on-menu': 'failed-precondition',
  'liquor-as-food-on-menu': 'failed-precondition',
  'goods-rate-unlawful': 'failed-precondition',
  'photo-invalid': 'invalid-argument',
  'too-many-photos': 'resource-exhausted',
  // money
  'nothing-to-bill': 'failed-precondition',
  'rounds-waiting': 'failed-precondition',
  'order-changed': 'aborted',
  'payment-mismatch': 'invalid-argument',
  'payment-unnamed': 'invalid-argument',
  'payment-exceeds-due': 'failed-precondition',
  'too-many-payments': 'failed-precondition',
  'part-payment-not-found': 'not-found',
  'portions-taken': 'failed-precondition',
  'discount-above-limit': 'permission-denied',
  'discount-exceeds-bill': 'failed-precondition',
  'not-room-service': 'invalid-argument',
  'already-settled': 'failed-precondition',
  'legal-details-missing': 'failed-precondition',
  // corrections and the day
  'invoice-not-found': 'not-found',
  'invoice-voided': 'failed-precondition',
  'law-not-known': 'failed-precondition',
  'cash-above-limit': 'failed-precondition',
  'tax-month-over': 'failed-precondition',
  'series-full': 'failed-precondition',
  'order-value-too-large': 'failed-precondition',
  'invoice-credited': 'failed-precondition',
  'credit-exceeds-invoice': 'failed-precondition',
  'day-closed': 'failed-precondition',
  'day-in-future': 'failed-precondition',
  'day-before-first-order': 'failed-precondition',
  'day-changed': 'aborted',
  'orders-open': 'failed-precondition',
  'note-required': 'invalid-argument',
  'document-wrong': 'failed-precondition',
} as const;

export type Reason = keyof typeof REASONS;

export const isReason = (value: unknown): value is Reason =>
  typeof value === 'string' && Object.hasOwn(REASONS, value);

/** Facts that help a person to correct the input. They never contain personal data. */
export type RefusalDetails = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | readonly number[]>
>;

/** Thrown by a domain rule or a handler. The callable answers with its reason, and nothing has been written. */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly details: RefusalDetails;

  constructor(reason: Reason, details: RefusalDetails = {}) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
    this.details = details;
  }
}
