import { z } from 'zod';

/** `held`: waits for its party. `applied`: taken off a bill. `refunded`: given back whole. `kept`: forfeited. */
const DEPOSIT_STATES = ['held', 'applied', 'refunded', 'kept'] as const;
export const depositStateSchema = z.enum(DEPOSIT_STATES);

/** The most deposits of a month; a restaurant has a few each evening. */
export const MOST_DEPOSITS = 5_000;
