import type { UsualCancelReason } from '@bhoj/domain/orders/acts/cancel-reasons';

export type CancelReasonWords = Readonly<Record<UsualCancelReason, string>>;
export const cancelReasonWords: CancelReasonWords = {
  'Ordered by mistake': 'Ordered by mistake',
  'Guest changed their mind': 'Guest changed their mind',
  'Takes too long': 'Takes too long',
  'Not available': 'Not available',
  'Guests have left': 'Guests have left',
  'Wrong table': 'Wrong table',
};
