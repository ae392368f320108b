import { guestLabelWords } from '../../messages/shared/en/guest-labels.ts';
import { part } from '../part.ts';

export const guestLabelPart = part('guestLabelWords', guestLabelWords);
