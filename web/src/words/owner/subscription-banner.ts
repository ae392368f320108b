import { subscriptionBanner } from '../../messages/owner/en/subscription-banner.ts';
import { part } from '../part.ts';

export const subscriptionBannerPart = part('subscriptionBanner', subscriptionBanner);
