import { defineCollection, EVERY_FIELD, query } from '../../kernel/collection.ts';
import type { Cursor } from '../../kernel/collection.ts';
import { stockDaySchema } from './day.schema.ts';
import { stockItemsSchema } from './items.schema.ts';
import { kitchenStockSchema } from './kitchen.schema.ts';
import { stockLevelsSchema } from './levels.schema.ts';
import { stockMoveSchema } from './move.schema.ts';
import { recipesSchema } from './recipes.schema.ts';
import { stockSoldOutSchema } from './sold-out.schema.ts';

export const stockItems = defineCollection('users/{restaurantId}/stock/items', {
  schema: stockItemsSchema,
  unindexed: [EVERY_FIELD],
});

export const kitchenStock = defineCollection('users/{restaurantId}/stock/kitchen', {
  schema: kitchenStockSchema,
  unindexed: [EVERY_FIELD],
});

export const recipes = defineCollection('users/{restaurantId}/stock/recipes', {
  schema: recipesSchema,
  unindexed: [EVERY_FIELD],
});

export const stockLevels = defineCollection('users/{restaurantId}/stock/levels', {
  schema: stockLevelsSchema,
  unindexed: [EVERY_FIELD],
});

export const stockSoldOut = defineCollection('users/{restaurantId}/stock/soldOut', {
  schema: stockSoldOutSchema,
  unindexed: [EVERY_FIELD],
});

/** Moves of one page. */
const PAGE = 50;

export const stockMoves = defineCollection('users/{restaurantId}/stockMoves/{moveId}', {
  schema: stockMoveSchema,
  unindexed: ['lines'],
  queries: {
    /** Moves that are not folded yet, the oldest first. */
    unplaced: query([200], (limit: number) => ({
      where: [['place', '==', null]],
      orderBy: [['postedAt', 'asc']],
      limit,
    })),
    /** Moves of all restaurants that are not folded yet, the oldest first, after a moment. */
    unplacedAnywhere: query([new Date(0), 500], (after: Date, limit: number) => ({
      group: true,
      where: [
        ['place', '==', null],
        ['postedAt', '>', after],
      ],
      orderBy: [['postedAt', 'asc']],
      limit,
    })),
    /** In the order of the ledger, after a place. */
    placed: query([0, 500], (after: number, limit: number) => ({
      where: [['place', '>', after]],
      orderBy: [['place', 'asc']],
      limit,
    })),
    /** Moves that happened after a moment, the latest first. */
    since: query([new Date(0), 2000], (at: Date, limit: number) => ({
      where: [['at', '>', at]],
      orderBy: [['at', 'desc']],
      limit,
    })),
    /** One move of an item: whether it ever moved. */
    ofItem: query(['paneer'], (itemId: string) => ({
      where: [['itemIds', 'array-contains', itemId]],
      limit: 1,
    })),
    /** One page of all moves, or of one item's or one kind's, the latest first. */
    page: query(
      [{}, null] as [MovesAsked, Cursor | null],
      ({ itemId, kind }: MovesAsked, after: Cursor | null) => ({
        where: [
          ...(itemId === undefined ? [] : [['itemIds', 'array-contains', itemId] as const]),
          ...(kind === undefined ? [] : [['kind', '==', kind] as const]),
        ],
        orderBy: [['postedAt', 'desc']],
        limit: PAGE,
        ...(after !== null && { after }),
      }),
      [
        [{ itemId: 'paneer' }, null],
        [{ kind: 'waste' }, null],
        [{ itemId: 'paneer', kind: 'waste' }, null],
      ],
    ),
  },
});

/** The filters of a page of moves. */
export interface MovesAsked {
  readonly itemId?: string;
  readonly kind?: string;
}

/** The days of a month. */
const MOST_DAYS = 31;

export const stockDays = defineCollection('users/{restaurantId}/stockDays/{day}', {
  schema: stockDaySchema,
  unindexed: ['sums'],
  queries: {
    /** From one day to another, both included. */
    between: query(['2026-11-01', '2026-11-30'], (from: string, to: string) => ({
      where: [
        ['day', '>=', from],
        ['day', '<=', to],
      ],
      orderBy: [['day', 'asc']],
      limit: MOST_DAYS,
    })),
  },
});
