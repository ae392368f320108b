import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';

/**
 * The author of an action: a guest by a random label, or somebody of the restaurant by name and id (`memberIdOf`; null for
 * guests). Guests may read it, so it has no uid and no phone number.
 */
export const authorSchema = z.object({
  kind: z.enum(['guest', ...TEAM]),
  label: z.string(),
  id: z.string().nullable(),
});
export type Author = z.output<typeof authorSchema>;
