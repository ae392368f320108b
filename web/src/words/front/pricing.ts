import { pricing } from '../../messages/front/en/pricing.ts';
import { part } from '../part.ts';

export const pricingPart = part('pricing', pricing);
