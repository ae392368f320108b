import { offers } from '../../messages/owner/en/offers.ts';
import { part } from '../part.ts';

export const offersPart = part('offers', offers);
