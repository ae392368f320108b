import { defineCollection, query } from '../kernel/collection.ts';
import { orderedTogetherSchema } from './ordered-together.schema.ts';

export const orderedTogether = defineCollection('users/{restaurantId}/companions/{day}', {
  schema: orderedTogetherSchema,
  unindexed: ['byDish', 'together', 'addOns', 'counted'],
  queries: {
    between: query(['2026-11-01', '2026-12-01'], (from: string, until: string) => ({
      where: [
        ['day', '>=', from],
        ['day', '<', until],
      ],
      orderBy: [['day', 'asc']],
    })),
  },
});
