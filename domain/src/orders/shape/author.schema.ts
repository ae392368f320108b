import { z } from 'zod';

/**
 * The author of an action: a guest by a random label, or a member by name and id (`memberIdOf`; null when stored
 * before ids were kept). Guests may read it, so it has no uid and no phone number.
 */
export const authorSchema = z.object({
  kind: z.enum(['guest', 'captain', 'owner']),
  label: z.string(),
  id: z.string().nullable(),
});
export type Author = z.output<typeof authorSchema>;
