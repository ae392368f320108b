import { platformSubscriptions } from '../../messages/owner/en/platform-subscriptions.ts';
import { part } from '../part.ts';

export const platformSubscriptionsPart = part('platformSubscriptions', platformSubscriptions);
