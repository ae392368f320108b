import { subscription } from '../../messages/owner/en/subscription.ts';
import { part } from '../part.ts';

export const subscriptionPart = part('subscription', subscription);
