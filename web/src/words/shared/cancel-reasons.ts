import { cancelReasonWords } from '../../messages/shared/en/cancel-reasons.ts';
import { part } from '../part.ts';

export const cancelReasonPart = part('cancelReasonWords', cancelReasonWords);
