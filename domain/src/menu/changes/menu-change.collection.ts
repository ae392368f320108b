import { defineCollection } from '../../kernel/collection.ts';
import { menuChangeSchema } from './menu-change.schema.ts';
import { withFood } from '../shape/menu-upgrades.ts';

type Stored = Record<string, unknown>;

/** Upgrades version 1, whose dishes are those of version 3 of the menu. */
const withoutFood = (stored: Stored): Stored => ({
  ...stored,
  items: Object.fromEntries(
    Object.entries(stored['items'] as Record<string, { before: Stored | null }>).map(([id, change]) => [
      id,
      { ...change, before: change.before && withFood(change.before) },
    ]),
  ),
});

export const menuChanges = defineCollection('users/{restaurantId}/menuChanges/{kind}', {
  schema: menuChangeSchema,
  version: 2,
  upgrades: { 1: withoutFood },
  unindexed: ['items', 'categories', 'costs', 'undone'],
});
