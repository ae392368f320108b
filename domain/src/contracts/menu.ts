import { z } from 'zod';
import { defineContract } from '../platform/contract.ts';
import { menuContentSchema } from '../menu/menu.schema.ts';
import { MINUTE } from '../time/ist.ts';

/**
 * Saves the whole menu. Refuses `menu-stale` (with the stored version) where somebody saved since `baseVersion`, and
 * `menu-too-large` above 700 KB. A repeat of the content that is already stored answers with its version.
 */
export const saveMenu = defineContract({
  name: 'saveMenu',
  callers: ['owner'],
  input: z.object({ baseVersion: z.int().min(0), content: menuContentSchema }),
  output: z.object({ version: z.int() }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
});
