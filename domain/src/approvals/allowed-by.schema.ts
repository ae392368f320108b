import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';

/** How somebody allows an act: on the card on their own phone, or by their PIN on the device of whoever asks. */
export const WAYS = ['card', 'pin'] as const;
export type Way = (typeof WAYS)[number];

/**
 * Who allowed an act that somebody else did: where they work, their name at the time and their member id. Documents store it
 * beside the name of the person who did the act (P-APPROVAL-5).
 */
export const allowedBySchema = z.object({
  kind: z.enum(TEAM),
  label: z.string(),
  id: z.string(),
  how: z.enum(WAYS),
});
export type AllowedBy = z.output<typeof allowedBySchema>;
