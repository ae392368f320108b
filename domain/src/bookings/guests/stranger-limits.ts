import { DAY, HOUR } from '../../time/ist.ts';
import type { RateLimit } from '../../kernel/contract.ts';

/**
 * How many bookings strangers may make at one restaurant. Nobody on the public page has proved who they are, so these limits
 * count only bookings made there: when strangers use them up, hosts still book, and guests still change and cancel their
 * bookings. Above a bound of `asks` a booking is a request, which holds no table; above the bound of `refused` it is refused.
 */
export const STRANGERS = {
  asks: [
    { per: 'ip', max: 6, windowMs: HOUR },
    { per: 'restaurant', max: 60, windowMs: HOUR },
  ],
  refused: { per: 'ip', max: 30, windowMs: DAY },
} as const satisfies { readonly asks: readonly RateLimit[]; readonly refused: RateLimit };
