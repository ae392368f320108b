import { discountCodes } from '../../messages/owner/en/discount-codes.ts';
import { part } from '../part.ts';

export const discountCodesPart = part('discountCodes', discountCodes);
