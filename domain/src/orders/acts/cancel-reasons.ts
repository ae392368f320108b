/**
 * The reasons that a captain can choose to cancel dishes or an order. They are stored in English, and every reader sees
 * them in their own language; a reason in free words is shown as written.
 */
export const LINE_CANCEL_REASONS = [
  'Ordered by mistake',
  'Guest changed their mind',
  'Takes too long',
  'Not available',
] as const;
export const ORDER_CANCEL_REASONS = ['Guests have left', 'Ordered by mistake', 'Wrong table'] as const;

export type ListedCancelReason = (typeof LINE_CANCEL_REASONS | typeof ORDER_CANCEL_REASONS)[number];
