import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { menuContentSchema } from './menu.schema.ts';
import { photoIdSchema } from './photo.schema.ts';
import { photoBytesSchema } from './photo.schema.ts';
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

/**
 * Keeps a dish's photo, already scaled, in its two sizes; a menu names it by the id that comes back. A repeat answers with
 * the same id. Refuses `photo-invalid` what is no JPEG or WebP by its own bytes, or too large; `too-many-photos`. A photo
 * that no saved menu names goes by itself after a week.
 */
export const savePhoto = defineContract({
  name: 'savePhoto',
  callers: ['owner'],
  input: z.object({ detail: photoBytesSchema('detail'), small: photoBytesSchema('small') }),
  output: z.object({ photoId: photoIdSchema }),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
});
