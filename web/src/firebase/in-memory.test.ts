import { beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aReview } from '@bhoj/domain/fixtures/people';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { leaveReview } from '@bhoj/domain/reviews/reviews.contract';
import { call } from './call.ts';
import { inMemory, RESTAURANT } from './in-memory.fixtures.tsx';
import { readDoc, readPage } from './live.ts';
import { saveOwnerFields } from './write.ts';

const backend = inMemory();
const { client } = backend;
const restaurantId = RESTAURANT;
const found = async (spec: QuerySpec) =>
  (await readPage(client, reviews, { restaurantId }, spec)).rows.map(({ id }) => id);

beforeEach(() => {
  backend.clear();
  backend.putAll(reviews, {
    a: aReview({ stars: 2, createdAt: NOW, keys: ['cold'] }),
    b: aReview({ stars: 4, createdAt: NOW, keys: ['cold', 'dal'] }),
    c: aReview({ stars: 5, createdAt: NOW + 1, keys: [] }),
  });
});

describe('a query in memory', () => {
  it.each<[QuerySpec, string[]]>([
    [{ where: [['stars', '>=', 4]] }, ['b', 'c']],
    [{ where: [['stars', 'in', [2, 5]]] }, ['a', 'c']],
    [{ where: [['keys', 'array-contains', 'dal']] }, ['b']],
    [{ where: [['createdAt', '<', new Date(NOW + 1)]] }, ['a', 'b']],
    // A time is not a number, and no filter matches a missing field.
    [{ where: [['createdAt', '<', NOW * 2]] }, []],
    [{ where: [['gone', '==', null]] }, []],
    [{ where: [['__name__', 'in', ['a', 'c']]] }, ['a', 'c']],
    [{ orderBy: [['createdAt', 'desc']] }, ['c', 'b', 'a']],
    [{ orderBy: [['createdAt', 'asc']], limit: 2 }, ['a', 'b']],
    [{ orderBy: [['createdAt', 'desc']], after: { values: [new Date(NOW)], id: 'b' } }, ['a']],
  ])('%j finds what Firestore would', async (spec, ids) => {
    expect(await found(spec)).toEqual(ids);
  });

  it('finds nothing of another restaurant', async () => {
    backend.putAll(reviews, { d: aReview() }, { restaurantId: 'other@example.com' });
    expect(await found({})).toEqual(['a', 'b', 'c']);
  });
});

describe('what can go wrong', () => {
  it('no network: nothing is read from the server or called, and writes wait', async () => {
    backend.put(restaurants, {}, aRestaurant());
    backend.goOffline();
    await expect(readDoc(client, restaurants, { restaurantId })).rejects.toThrow('unavailable');
    let isWritten = false;
    void saveOwnerFields(client, restaurantId, { restaurantName: 'New' }).then(() => (isWritten = true));
    await Promise.resolve();
    expect([isWritten, backend.stored(restaurants, {})?.restaurantName]).toEqual([false, 'New']);
    await expect(call(client, leaveReview, {} as never)).rejects.toMatchObject({ reason: 'offline' });
  });

  it('the rules refuse a write, which changes nothing', async () => {
    backend.put(restaurants, {}, aRestaurant());
    backend.refuseWrites();
    await expect(saveOwnerFields(client, restaurantId, { restaurantName: 'New' })).rejects.toThrow('denied');
    expect(backend.stored(restaurants, {})?.restaurantName).toBe('Spice Route');
  });

  it('a callable is sent what its contract refuses, or refuses with a reason', async () => {
    backend.answer(leaveReview, () => ({}));
    await expect(call(client, leaveReview, {} as never)).rejects.toMatchObject({ reason: 'invalid-input' });
    backend.refuse(leaveReview, 'order-not-found');
    await expect(call(client, leaveReview, {} as never)).rejects.toMatchObject({ reason: 'order-not-found' });
  });
});
