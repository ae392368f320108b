import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema, restaurantIdSchema, uidSchema } from '../../kernel/ids.schema.ts';
import { tableIdSchema } from '../../tables/table-id.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { counterDetailsSchema } from '../shape/delivery.schema.ts';
import { MAX_OFFERS } from '../../menu/offers/offer.schema.ts';
import { menuIdSchema } from '../../menu/shape/menu.schema.ts';
import { MAX_PRICE_LISTS } from '../../menu/prices/most-lists.ts';
import { STRANGERS_ORDERING } from '../shape/guest-limits.ts';
import { partySizeSchema } from '../shape/party-size.schema.ts';
import {
  MAX_SELECTIONS_PER_ROUND,
  orderTypeSchema,
  roundResultSchema,
  selectionSchema,
} from '../shape/order.schema.ts';

/**
 * Adds lines to an order. Guests, captains, the owner and the takeaway counter all use it. Prices come from the menu.
 * `menuVersion` is the menu that the person saw; `menu-changed` asks them to look again. A repeat of `roundId` gives
 * the stored answer, even if the order has changed since.
 */
export const placeRound = defineContract({
  name: 'placeRound',
  callers: ['guest', ...TEAM],
  needs: ['take-orders'],
  input: z.object({
    restaurantId: restaurantIdSchema,
    /** The order to add to. Staff make the id when the table is free. */
    orderId: idSchema,
    tableId: tableIdSchema.nullable(),
    type: orderTypeSchema,
    roundId: idSchema,
    /**
     * The uid of the member who took the round; another member may send it from the same device. `takerOf` decides how it counts:
     * it refuses a stranger's uid with `member-not-found`, and ignores the uid from a guest.
     */
    authorUid: uidSchema.optional(),
    menuVersion: z.int().min(0),
    selections: z.array(selectionSchema).min(1).max(MAX_SELECTIONS_PER_ROUND),
    /** The offers on the menu that the guest saw (`offerKey`). `menu-changed` means that one of them has ended. */
    seenOffers: z.array(z.string().max(60)).max(MAX_OFFERS).optional(),
    /**
     * The ids of the price lists by which the person saw the prices, the first one first; missing for none. `menu-changed`
     * means that others count for this order now.
     */
    seenLists: z.array(menuIdSchema).max(MAX_PRICE_LISTS).optional(),
    /** For an order without a table that this round begins. Details that are already stored stay. */
    details: counterDetailsSchema.optional(),
    /**
     * How many people the captain counted at the table, for a dine-in order that this round begins. An order that already knows
     * the size of its party keeps it.
     */
    partySize: partySizeSchema.optional(),
  }),
  output: roundResultSchema,
  limits: [
    { per: 'uid', max: 120, windowMs: 10 * MINUTE },
    // Three phones at their own limit do not use up what the party shares.
    { per: 'order', of: 'party', max: 400, windowMs: 10 * MINUTE },
    ...STRANGERS_ORDERING,
  ],
  proof: 'order',
});

/** Sends a waiting round to the kitchen with the same dishes, at current prices. */
export const acceptRound = defineContract({
  name: 'acceptRound',
  callers: TEAM,
  needs: ['take-orders'],
  input: z.object({ orderId: idSchema, roundId: idSchema }),
  output: roundResultSchema,
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
  audited: true,
});

/** Declines a waiting round; the guest sees that it was not accepted. */
export const declineRound = defineContract({
  name: 'declineRound',
  callers: TEAM,
  needs: ['take-orders'],
  input: z.object({ orderId: idSchema, roundId: idSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }],
  audited: true,
});
