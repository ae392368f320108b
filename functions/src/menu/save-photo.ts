import { createHash } from 'node:crypto';
import { photos } from '@bhoj/domain/menu/shape/photo.collection';
import { savePhoto as contract } from '@bhoj/domain/menu/dish/menu.contract';
import { MAX_PHOTOS } from '@bhoj/domain/menu/shape/photo';
import { fitsSize, readPhoto } from '@bhoj/domain/menu/shape/photo-bytes';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { DAY } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

/** How long an unused photo is kept: a form may stay open for days before the dish is saved. */
const UNUSED_MS = 7 * DAY;

/** The hash includes the restaurant, so that two restaurants with the same picture have separate documents. */
const idOf = (restaurantId: string, bytes: Uint8Array): string =>
  createHash('sha256').update(restaurantId).update('\n').update(bytes).digest('base64url').slice(0, 22);

export const savePhoto = defineCallable(contract, async ({ detail, small }, { caller, now }) => {
  const { restaurantId } = caller;
  const bytes = Buffer.from(detail, 'base64');
  const facts = readPhoto(bytes);
  if (facts === null || !fitsSize(bytes, 'detail') || !fitsSize(Buffer.from(small, 'base64'), 'small')) {
    throw new Refusal('photo-invalid');
  }
  const photoId = idOf(restaurantId, bytes);
  return transact(restaurantId, async (store) => {
    const known = await store.get(photos, { photoId });
    if (known !== null) {
      const isLeaving = known.expireAt !== null && known.expireAt < now + UNUSED_MS - DAY;
      if (isLeaving) store.update(photos, { photoId }, { expireAt: now + UNUSED_MS });
      return { photoId };
    }
    const held = await store.count(photos, {}, photos.queries.ofRestaurant(restaurantId));
    if (held >= MAX_PHOTOS) throw new Refusal('too-many-photos');
    const expireAt = now + UNUSED_MS;
    store.create(photos, { photoId }, { restaurantId, ...facts, detail, small, createdAt: now, expireAt });
    return { photoId };
  });
});
