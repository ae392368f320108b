/**
 * The usual reasons for which a captain cancels dishes or an order. They are stored as they stand here, whatever language
 * the captain reads, and every reader sees them in their own; a reason in free words is shown as it was written.
 */
export const LINE_CANCEL_REASONS = [
  'Ordered by mistake',
  'Guest changed their mind',
  'Takes too long',
  'Not available',
] as const;
export const ORDER_CANCEL_REASONS = ['Guests have left', 'Ordered by mistake', 'Wrong table'] as const;

export type UsualCancelReason = (typeof LINE_CANCEL_REASONS | typeof ORDER_CANCEL_REASONS)[number];
