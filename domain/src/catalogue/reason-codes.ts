/** Reasons of the callables for bookings and deposits alone, so that other pages do not load their sentences. */
export const BOOKING_REASONS = [
  'bookings-off',
  'booking-past',
  'booking-too-far',
  'booking-blocked',
  'booking-closed',
  'booking-notice',
  'booking-size',
  'booking-pacing',
  'no-table-fits',
  'no-table-free',
  'booking-tables-unfit',
  'booking-table-taken',
  'booking-not-found',
  'booking-state',
  'booking-too-early',
  'booking-day-full',
  'join-invalid',
] as const;

/** Reasons that only the waitlist can be given. */
export const WAIT_REASONS = [
  'waitlist-off',
  'waitlist-full',
  'wait-not-found',
  'wait-state',
  'wait-ordered',
] as const;

/** Reasons that only the settings' part for the public address can be given. */
export const ADDRESS_REASONS = ['public-address-taken', 'too-many-addresses'] as const;

/** Reasons that only the page of the GST returns shows; a self-invoice in a filed return gives `return-filed` too. */
export const RETURN_REASONS = [
  'return-not-prepared',
  'return-filed',
  'return-too-large',
  'tax-month-runs',
] as const;

/** Reasons that only the money book can be given. */
export const MONEY_BOOK_REASONS = ['payout-wrong', 'book-full'] as const;

/** Reasons that only credit and debit notes can be given. */
export const NOTE_REASONS = [
  'credit-exceeds-invoice',
  'debit-needs-tax',
  'rate-not-lawful',
  'tax-stays',
] as const;

/** Reasons of the callables that save the menu, or the items and recipes of its dishes, and of no others. */
export const MENU_REASONS = [
  'menu-stale',
  'menu-too-large',
  'service-charge-on-menu',
  'liquor-as-food-on-menu',
  'goods-rate-unlawful',
  'combo-unfit',
  'stock-unfit',
  'weighed-not-counted',
  'photo-invalid',
  'too-many-photos',
] as const;

/** Reasons that only counts, waste, transfers and batches of stock can be given. */
export const COUNT_REASONS = ['stock-item-unknown', 'too-long-ago', 'without-recipe'] as const;

/** Reasons that only a guest who leaves a review can be given. */
export const REVIEWING_REASONS = ['not-settled', 'already-reviewed'] as const;

/** Reasons that only the page of the reviews can be given. */
export const REVIEW_REASONS = ['review-not-found', 'already-answered', 'review-taken-down'] as const;

/** Reasons that only the page of the payroll can be given. */
export const PAY_REASONS = [
  'pay-run-moved',
  'pay-run-changed',
  'paid-before-month',
  'slip-entered-since',
  'pay-terms-changed',
  'pay-run-too-large',
  'slips-incomplete',
  'pay-negative',
  'no-last-day',
  'tips-above-book',
  'advance-not-found',
  'advance-wrong',
  'advance-recovered',
  'person-linked',
  'muster-not-locked',
  'punch-out-of-day',
] as const;

/** Reasons that only the platform's own people can be given; their pages alone load the sentences. */
export const PLATFORM_REASONS = [
  'staff-not-found',
  'staff-closed',
  'referral-id-taken',
  'account-not-found',
  'account-of-staff',
  'account-without-address',
  'own-account',
  'not-on-trial',
  'premium-without-end',
  'end-not-later',
  'notice-not-found',
  'notice-over',
  'too-many-notices',
  'plan-fixed',
  'refund-refused',
] as const;

/**
 * Every reason for which Bhoj refuses a call; `functions/src/firebase/refusal-code.ts` has the callable error code of each.
 * The web app's messages hold a sentence for each. They are typed by this list, so a reason without a sentence does not
 * compile.
 */
export const REASONS = [
  // the caller
  'sign-in-required',
  'not-allowed',
  'dismissed',
  'account-closed',
  'sign-in-again',
  'app-check-failed',
  // the input
  'invalid-input',
  'too-many-requests',
  'busy-try-again',
  'record-full',
  'unexpected',
  // accounts
  'restaurant-not-found',
  'email-taken',
  'email-not-proved',
  'request-id-used',
  // members
  'invitation-over',
  'member-not-found',
  'member-dismissed',
  'right-not-yours',
  'pin-trivial',
  'pin-taken',
  'pin-wrong',
  'pin-locked',
  'device-shut-out',
  'bill-too-old',
  // what somebody else allows
  'approval-unknown',
  'approval-of-another',
  'approval-decided',
  'approval-not-given',
  'approval-spent',
  'approval-late',
  'approval-other-act',
  'approval-other-amount',
  'approver-may-not',
  // the platform
  ...PLATFORM_REASONS,
  'support-not-open',
  // plans and settings of the platform
  'changed-meanwhile',
  'signup-closed',
  // subscription
  'plan-changed',
  'payment-required',
  'payment-needs-proof',
  'trial-needs-proof',
  'payment-not-found',
  'payment-wrong',
  'payment-too-late',
  'payments-unavailable',
  'plan-not-found',
  // tables and joining
  'table-not-found',
  'table-in-use',
  'guest-ordering',
  'last-table',
  'floor-full',
  'place-name-taken',
  'too-many-place-names',
  'table-in-maintenance',
  'too-many-waiting',
  'code-required',
  'code-wrong',
  'code-locked',
  'key-required',
  'door-full',
  'too-many-join-requests',
  'phone-not-found',
  'not-at-this-table',
  // rounds
  'order-not-found',
  'order-closed',
  'order-too-large',
  'too-many-portions',
  'restaurant-closed',
  'ordering-paused',
  'ordering-ended',
  'restaurant-suspended',
  'service-not-offered',
  'item-unavailable',
  'too-few-left',
  'selection-invalid',
  'open-dish-not-allowed',
  'open-dish-name',
  'menu-changed',
  'too-many-offers',
  'round-not-found',
  // guests' requests
  'no-table',
  'request-taken',
  'request-gone',
  'upi-not-offered',
  'delivery-details-missing',
  'aggregator-details-missing',
  'aggregator-number-taken',
  'aggregator-order',
  'operator-order-is-ours',
  'already-handed-over',
  'not-handed-over',
  'not-an-aggregator-order',
  // moving, merging, cancelling
  'table-taken',
  'not-at-a-table',
  'is-at-a-table',
  'orders-differ',
  'part-paid',
  'part-billed',
  'discounted',
  'moves-everything',
  'line-not-found',
  'line-is-made',
  'order-is-made',
  // menu
  // public address
  ...ADDRESS_REASONS,
  // money
  'nothing-to-bill',
  'rounds-waiting',
  'order-changed',
  'payment-mismatch',
  'payment-unnamed',
  'payment-exceeds-due',
  'too-many-payments',
  'part-payment-not-found',
  'payment-changed',
  'payment-stays',
  'owner-corrects',
  'portions-taken',
  'discount-above-limit',
  'discount-exceeds-bill',
  'code-not-valid',
  'code-minimum',
  'code-exists',
  'code-used-up',
  'code-beside-discount',
  'not-room-service',
  'already-settled',
  'legal-details-missing',
  // corrections and the day
  'invoice-not-found',
  // customers
  'customer-not-found',
  'customers-same',
  'number-taken',
  'not-agreed',
  'invoice-voided',
  'law-not-known',
  'cash-above-limit',
  'tax-month-over',
  'series-full',
  'order-value-too-large',
  'invoice-credited',
  'nothing-to-correct',
  'above-mrp',
  'day-closed',
  'day-not-closed',
  'later-day-closed',
  'day-in-future',
  'day-before-first-order',
  'day-changed',
  'orders-open',
  'sessions-open',
  // cash sessions
  'sessions-off',
  'session-not-found',
  'session-not-yours',
  'session-closed',
  'session-not-counted',
  'counted-too-often',
  'till-unknown',
  'till-in-use',
  'holder-has-session',
  'same-holder',
  'note-required',
  'document-wrong',
  'buyer-is-seller',
  ...BOOKING_REASONS,
  ...WAIT_REASONS,
  // people and pay
  'person-not-found',
  'slips-not-found',
  'muster-locked',
  'day-not-worked',
  'mark-too-early',
  'punch-needs-device',
  'punch-needs-person',
  ...MENU_REASONS,
  ...MONEY_BOOK_REASONS,
  ...NOTE_REASONS,
  ...RETURN_REASONS,
  'final-pay-stands',
  ...REVIEW_REASONS,
  ...REVIEWING_REASONS,
  ...PAY_REASONS,
  ...COUNT_REASONS,
  // stock: the details say why
  'buying-refused',
] as const;

export type Reason = (typeof REASONS)[number];

export const isReason = (value: unknown): value is Reason => (REASONS as readonly unknown[]).includes(value);
