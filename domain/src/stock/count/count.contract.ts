import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema, uidSchema } from '../../kernel/ids.schema.ts';
import { line } from '../../kernel/text.ts';
import { menuIdSchema } from '../../menu/shape/menu-id.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { levelKey } from '../shape/levels.schema.ts';
import { quantitySchema } from '../shape/items.schema.ts';
import { MOST_LINES, wasteReasonSchema } from '../shape/move.schema.ts';
import { MOST_QUANTITY } from '../shape/quantity.ts';

/** A time (epoch ms) by the clock of the device. One in the future counts as now. */
const happenedSchema = z.int().min(0);

const countedLineSchema = z.object({
  itemId: menuIdSchema,
  /** Missing for the main store. */
  storeId: menuIdSchema.optional(),
  /** The counted quantity, in the item's smallest unit. */
  quantity: z.int().min(0).max(MOST_QUANTITY),
  at: happenedSchema,
});
export type CountedLine = z.output<typeof countedLineSchema>;

/** The uid of the member who entered it, on a screen from which another one may send it. Counts as `entererOf` says. */
const ofAuthor = { authorUid: uidSchema.optional() };

const limits = [{ per: 'uid', max: 240, windowMs: 10 * MINUTE }] as const;

const countSchema = z.object({
  countId: idSchema,
  lines: z
    .array(countedLineSchema)
    .min(1)
    .max(MOST_LINES)
    .refine(
      (lines) => new Set(lines.map(({ itemId, storeId }) => levelKey(itemId, storeId))).size === lines.length,
      'counted-twice',
    ),
  note: line(120),
});
export type CountTaken = z.output<typeof countSchema>;

const counting = { callers: TEAM, input: countSchema, output: z.object({}), limits, audited: true } as const;

/**
 * Takes a count, once for each `countId`. Each line has the quantity at its own time, so sales during a count do not
 * harm it. Refuses with `stock-item-unknown`, with `too-long-ago` for a line of more than a day ago. Two lines of one
 * item are no valid input.
 */
export const enterCount = defineContract({
  name: 'enterCount',
  needs: ['stock'],
  ...counting,
});

/**
 * As `enterCount`, for cooks. The answer does not say what should have been there. Refuses with `member-not-found` when the
 * author is a stranger.
 */
export const countInKitchen = defineContract({
  name: 'countInKitchen',
  needs: ['cook'],
  ...counting,
  input: countSchema.extend(ofAuthor),
});

const wastedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('item'),
    itemId: menuIdSchema,
    /** Null is the main store; missing is the item's own. */
    storeId: menuIdSchema.nullable().optional(),
    quantity: quantitySchema,
  }),
  z.object({
    kind: z.literal('dish'),
    itemId: menuIdSchema,
    variantId: menuIdSchema.nullable(),
    portions: z.int().min(1).max(999),
  }),
]);
export type Wasted = z.output<typeof wastedSchema>;

const wasteSchema = z.object({
  wasteId: idSchema,
  wasted: wastedSchema,
  why: wasteReasonSchema,
  note: line(120),
  at: happenedSchema,
});
export type WasteEntered = z.output<typeof wasteSchema>;

const wasting = { callers: TEAM, input: wasteSchema, output: z.object({}), limits, audited: true } as const;

/**
 * Enters waste: an item, or portions of a dish by its recipe, once for each `wasteId`. Refuses with
 * `stock-item-unknown`, `without-recipe`, or `too-long-ago` after a week.
 */
export const enterWaste = defineContract({
  name: 'enterWaste',
  needs: ['stock'],
  ...wasting,
});

/** As `enterWaste`, for cooks. Refuses with `member-not-found` an author who is a stranger. */
export const wasteInKitchen = defineContract({
  name: 'wasteInKitchen',
  needs: ['cook'],
  ...wasting,
  input: wasteSchema.extend(ofAuthor),
});

/**
 * Moves items from one store of the house to another, once for each `transferId`. The quantity may exceed the level,
 * because the goods are there even if the figures are wrong. Refuses with `stock-item-unknown`, with `record-full` and
 * the lines of its move (`typedLineOf`), with `too-long-ago` after a week, or with `request-id-used` for another
 * transfer.
 */
export const enterTransfer = defineContract({
  name: 'enterTransfer',
  callers: TEAM,
  needs: ['stock'],
  input: z
    .object({
      transferId: idSchema,
      /** Null is the main store. */
      from: menuIdSchema.nullable(),
      to: menuIdSchema.nullable(),
      lines: z
        .array(z.object({ itemId: menuIdSchema, quantity: quantitySchema }))
        .min(1)
        .max(MOST_LINES / 2),
      note: line(120),
      /** Missing for now. */
      at: happenedSchema.optional(),
    })
    .refine(({ from, to }) => from !== to, { path: ['to'] }),
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Enters a batch of a preparation that the restaurant keeps in stock, once for each `batchId`: its ingredients go
 * out, and the batch comes in at the worth of its ingredients. Refuses with `stock-item-unknown`, with
 * `without-recipe` where the restaurant does not keep it, with `too-long-ago` after a week, or with `request-id-used`
 * for another batch.
 */
export const enterBatch = defineContract({
  name: 'enterBatch',
  callers: TEAM,
  needs: ['stock'],
  input: z.object({
    batchId: idSchema,
    itemId: menuIdSchema,
    /** The quantity that was made. */
    quantity: quantitySchema,
    /**
     * The size of the batch for which the cook took the ingredients; missing where it equals the batch that came out.
     */
    planned: quantitySchema.optional(),
    note: line(120),
    /** Missing for now. */
    at: happenedSchema.optional(),
  }),
  output: z.object({}),
  limits,
  audited: true,
});

/** Returns a short count's items, the most urgent first, without quantities; none where no stock is kept. */
export const readItemsToCount = defineContract({
  name: 'readItemsToCount',
  callers: TEAM,
  needs: ['cook'],
  input: z.object({}),
  output: z.object({ itemIds: z.array(menuIdSchema).max(20) }),
  limits,
});
