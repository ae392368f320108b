import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';
import { slugFault } from './public-address.ts';

/** A restaurant's short public address, as an owner may type it. */
export const slugSchema = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => slugFault(text) === null, 'not-an-address');

/** `publicAddresses/{slug}`: to which restaurant an address leads. It never changes and is never deleted. */
export const publicAddressSchema = z.object({ restaurantId: z.string(), chosenAt: timestamp() });
