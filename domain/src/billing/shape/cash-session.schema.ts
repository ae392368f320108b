import { z } from 'zod';

/** The cash session that the money of a document moved in; missing in a restaurant without cash sessions. */
export const cashSessionField = { cashSession: z.string().optional() };
