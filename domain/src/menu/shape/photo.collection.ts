import { defineCollection, query } from '../../kernel/collection.ts';
import { photoSchema } from './photo.schema.ts';

export const photos = defineCollection('photos/{photoId}', {
  schema: photoSchema,
  unindexed: ['detail', 'small'],
  queries: {
    ofRestaurant: query(['asha@example.com'], (restaurantId: string) => ({
      where: [['restaurantId', '==', restaurantId]],
    })),
  },
  ttl: 'expireAt',
});
