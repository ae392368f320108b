import { z } from 'zod';

/** `counters/{name}`: the last number that was allotted. */
export const counterSchema = z.object({ last: z.int().min(0) });
