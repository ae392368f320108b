import { z } from 'zod';

/** `counters/{name}`: the last number given out. */
export const counterSchema = z.object({ last: z.int().min(0) });
