import { z } from 'zod';

/** Who did something to the stock: a member by id, and by the name they had then. */
export const doneBySchema = z.object({ id: z.string(), name: z.string() });
