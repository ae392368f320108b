import { platformSupport, support } from '../../messages/owner/en/support.ts';
import { part } from '../part.ts';

export const supportPart = part('support', support);
export const platformSupportPart = part('platformSupport', platformSupport);
