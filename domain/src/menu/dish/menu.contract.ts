import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { knownFieldsSchema, menuContentSchema } from '../shape/menu-content.schema.ts';
import { listAmountsSchema } from '../shape/menu.schema.ts';
import { photoIdSchema } from '../shape/photo.schema.ts';
import { photoBytesSchema } from '../shape/photo.schema.ts';
import { MINUTE } from '../../time/ist.ts';

/**
 * Saves the whole menu. Refuses with `menu-stale` (and the stored version) when another save came after `baseVersion`, and when
 * the lists of `prices` were saved meanwhile; `menu-too-large` above 700 KB; `service-charge-on-menu` or `liquor-as-food-on-menu`
 * (and the names) for a new or changed name; `goods-rate-unlawful` (and the names) for new or changed goods with a GST rate that
 * is not lawful today; and `combo-unfit` (the fault, the combo and its dish) for a combo that cannot be sold (`comboFaultsOf`).
 * The answer to a repeat of the stored content is its version.
 */
export const saveMenu = defineContract({
  name: 'saveMenu',
  callers: TEAM,
  needs: ['menu'],
  input: z.object({
    baseVersion: z.int().min(0),
    content: menuContentSchema,
    /** The fields of a dish that the sender knows: others stay as they are stored. */
    knows: knownFieldsSchema.optional(),
    /** Amounts of price lists that are saved with it, all or nothing. */
    prices: listAmountsSchema.optional(),
  }),
  output: z.object({ version: z.int() }),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
});

/**
 * Stores a dish's photo, already scaled, in two sizes, and returns its id for the menu. A repeat returns the same id.
 * Refuses with `photo-invalid` when the bytes are not one whole JPEG or WebP that stands still, or are too large, and
 * `too-many-photos`. A photo that no saved menu uses is deleted after a week.
 */
export const savePhoto = defineContract({
  name: 'savePhoto',
  callers: TEAM,
  needs: ['menu'],
  input: z.object({ detail: photoBytesSchema('detail'), small: photoBytesSchema('small') }),
  output: z.object({ photoId: photoIdSchema }),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
});
