import type { ListedCancelReason } from '@bhoj/domain/orders/acts/cancel-reasons';
import { part } from '../../part.ts';

export type CancelReasonWords = Readonly<Record<ListedCancelReason, string>>;
const cancelReasonWords: CancelReasonWords = {
  'Ordered by mistake': 'Ordered by mistake',
  'Guest changed their mind': 'Guest changed their mind',
  'Takes too long': 'Takes too long',
  'Not available': 'Not available',
  'Guests have left': 'Guests have left',
  'Wrong table': 'Wrong table',
};

export const cancelReasonPart = part('cancelReasonWords', cancelReasonWords);
