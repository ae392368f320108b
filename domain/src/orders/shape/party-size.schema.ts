import { z } from 'zod';

/** The largest party that an order counts. */
export const MAX_PARTY = 99;

/** How many people a party has. */
export const partySizeSchema = z.int().min(1).max(MAX_PARTY);
