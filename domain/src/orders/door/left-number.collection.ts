import { z } from 'zod';
import { consentSchema } from '../../customers/customer.schema.ts';
import { defineCollection, query } from '../../kernel/collection.ts';
import { timestamp } from '../../kernel/timestamp.ts';

/**
 * `leftNumbers/{orderId}`: the number that a guest left with a waiting order. The first round that is sent makes a customer of
 * it; without a round it expires, so that made-up numbers leave no customers. Only the server reads it.
 */
const leftNumberSchema = z.object({
  mobile: z.string(),
  name: z.string().nullable(),
  consent: consentSchema,
  expireAt: timestamp(),
});

export const leftNumbers = defineCollection('users/{restaurantId}/leftNumbers/{orderId}', {
  schema: leftNumberSchema,
  ttl: 'expireAt',
  queries: {
    byMobile: query(['9876543210', 10], (mobile: string, limit: number) => ({
      where: [['mobile', '==', mobile]],
      limit,
    })),
  },
});
