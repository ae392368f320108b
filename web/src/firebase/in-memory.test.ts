import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { connections } from '@bhoj/domain/connections/connection.collection';
import { NOW, ORDER_ID } from '@bhoj/domain/fixtures/ids';
import { aMenu } from '@bhoj/domain/fixtures/menu';
import { aReview } from '@bhoj/domain/fixtures/people';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { leaveReview } from '@bhoj/domain/reviews/reviews.contract';
import { accountActs, watchSession } from './account.ts';
import type { Session } from './account.ts';
import { call } from './call.ts';
import { getCatalogDoc } from './catalog-docs.ts';
import { callAtFront } from './front-call.ts';
import { farewell } from './connection.ts';
import { GUEST_UID } from './in-memory-auth.fixtures.ts';
import { inMemory, RESTAURANT } from './in-memory.fixtures.tsx';
import { readDoc, readPage, watchDoc, watchList } from './live.ts';
import type { Watched } from './live.ts';
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
    [{ where: [['keys', 'array-contains-any', ['soup', 'dal']]] }, ['b']],
    [{ where: [['createdAt', '<', new Date(NOW + 1)]] }, ['a', 'b']],
    [
      {
        where: [['stars', '>=', 4]],
        anyOf: [
          ['stars', '==', 5],
          ['keys', 'array-contains', 'soup'],
        ],
      },
      ['c'],
    ],
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

it('what was read and watched is known, with the filters of a list', async () => {
  await found({ where: [['stars', '>=', 4]], anyOf: [['stars', '==', 5]], limit: 2 });
  watchDoc(client, restaurants, { restaurantId }, () => undefined)();
  expect(backend.asked(reviews)).toEqual([
    [
      ['stars', '>=', 4],
      ['stars', '==', 5],
    ],
  ]);
  expect([backend.asked(restaurants), backend.asked(menus)]).toEqual([[[]], []]);
  expect(backend.reads().map(({ at, most }) => [at, most])).toEqual([
    [reviews.parent({ restaurantId }), 2],
    [restaurants.path({ restaurantId }), 1],
  ]);
});

it('what was written is known, each time as it was left', async () => {
  backend.put(restaurants, {}, aRestaurant());
  for (const restaurantName of ['New', 'Newer'])
    await saveOwnerFields(client, restaurantId, { restaurantName });
  expect(backend.written(restaurants).map((each) => each.restaurantName)).toEqual(['New', 'Newer']);
});

it('a list that lags hears nothing of what others hear, until it does not lag', () => {
  const [all, good]: number[][] = [[], []];
  const hears = (seen: number[] | undefined) => (live: Watched<readonly unknown[]>) =>
    live.state === 'ready' && seen?.push(live.value.length);
  const stops = [
    watchList(client, reviews, { restaurantId }, {}, hears(all)),
    watchList(client, reviews, { restaurantId }, { where: [['stars', '>=', 4]] }, hears(good)),
  ];
  const catchUp = backend.lags('stars');
  backend.put(reviews, { orderId: 'd' }, aReview({ stars: 5 }));
  expect([all, good]).toEqual([[3, 4], [2]]);
  catchUp();
  expect(good).toEqual([2, 3]);
  for (const stop of stops) stop();
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

describe('who is signed in', () => {
  const acts = accountActs(client.auth);
  const ASHA = { uid: 'u', email: 'asha@example.com', password: 'right' };
  const OWNER = { role: 'owner', restaurant: restaurantId };

  it('is told at once and at each change, with the claims of their token', async () => {
    const told: Session[] = [];
    backend.auth.forget();
    const stop = watchSession(client.auth, (session) => told.push(session));
    expect(told).toEqual([]);
    backend.auth.knows({ ...ASHA, claims: OWNER });
    await acts.signIn(ASHA.email, ASHA.password);
    await acts.signOut();
    stop();
    expect(told).toMatchObject([
      { state: 'in', user: { email: ASHA.email, claims: OWNER } },
      { state: 'out' },
    ]);
  });

  it('has a changed role only once the token is renewed', async () => {
    const account = { ...ASHA, claims: null as object | null };
    backend.auth.signIn(account);
    account.claims = OWNER;
    expect(await client.auth.currentUser?.getIdTokenResult()).toEqual({ claims: {} });
    expect(await acts.renew()).toEqual(OWNER);
  });

  it('is not yet known to be in while an act waits', async () => {
    backend.auth.knows(ASHA);
    const goOn = backend.auth.holds();
    const answer = acts.signIn(ASHA.email, ASHA.password);
    await Promise.resolve();
    expect([client.auth.currentUser, backend.auth.acts.length]).toEqual([null, 1]);
    goOn();
    expect(await answer).toMatchObject({ user: { email: ASHA.email } });
  });

  it('is nobody after a wrong password, or while every act fails', async () => {
    backend.auth.knows(ASHA);
    expect(await acts.signIn(ASHA.email, 'wrong')).toEqual({ failure: 'wrong-credentials' });
    backend.auth.fails('auth/network-request-failed');
    expect(await acts.signIn(ASHA.email, ASHA.password)).toEqual({ failure: 'offline' });
    expect(client.auth.currentUser).toBeNull();
    expect(backend.auth.acts).toHaveLength(2);
  });
});

describe('without an SDK', () => {
  const given = { restaurantId, orderId: ORDER_ID, stars: 4, words: '', thumbs: [] };
  beforeEach(() => backend.serveApp());

  it('a public document is fetched as it is stored, unless it is missing, refused or offline', async () => {
    await expect(getCatalogDoc('menu', restaurantId)).resolves.toBeNull();
    backend.put(menus, {}, aMenu());
    await expect(getCatalogDoc('menu', restaurantId)).resolves.toEqual(aMenu());
    backend.fails('permission-denied', menus);
    await expect(getCatalogDoc('menu', restaurantId)).rejects.toThrow('403');
    backend.goOffline();
    await expect(getCatalogDoc('menu', restaurantId)).rejects.toThrow('no network');
  });

  it('a callable is called over HTTP, answers, and refuses with its reason', async () => {
    backend.answer(leaveReview, () => ({}));
    expect(await callAtFront(leaveReview, given)).toEqual({ output: {} });
    backend.refuse(leaveReview, 'order-not-found');
    expect(await callAtFront(leaveReview, given)).toEqual({ failure: 'order-not-found' });
    backend.refuse(leaveReview, 'offline');
    expect(await callAtFront(leaveReview, given)).toEqual({ failure: 'offline' });
    expect(backend.sent(leaveReview)).toEqual([given, given, given]);
  });
});

it('a callable knows who calls: nobody, the person, or in an app of their own the guest', async () => {
  const given = { restaurantId, orderId: ORDER_ID, stars: 4, words: '', thumbs: [] };
  backend.answer(leaveReview, () => ({}));
  await call(client, leaveReview, given);
  backend.auth.signIn({ uid: 'asha' });
  await call(client, leaveReview, given);
  backend.serveBothApps();
  const sdk = await import('./guest-sdk.ts');
  await sdk.guestUid();
  await sdk.call(sdk.guestClient, leaveReview, given);
  expect(backend.callersOf(leaveReview)).toEqual([null, 'asha', GUEST_UID]);
  expect(client.auth.currentUser?.uid).toBe('asha');
});

it('what a page writes as it goes away is stored as a whole, with the time of the request', async () => {
  backend.serveApp();
  const place = { restaurantId, connectionId: 'status' };
  backend.auth.signIn({ uid: 'asha' });
  await farewell(client, place)();
  expect(backend.stored(connections, place)).toMatchObject({
    status: 'offline',
    lastSeen: expect.any(Number),
  });
  backend.refuseWrites();
  await expect(farewell(client, place)()).rejects.toThrow('403');
});

it('a callable answers in turn, and with its last answer ever after', async () => {
  const given = { restaurantId, orderId: ORDER_ID, stars: 4, words: '', thumbs: [] };
  const refuses = () => {
    throw new Refusal('order-not-found');
  };
  backend.answer(leaveReview, refuses, () => ({}));
  await expect(call(client, leaveReview, given)).rejects.toMatchObject({ reason: 'order-not-found' });
  for (let n = 0; n < 2; n += 1) await expect(call(client, leaveReview, given)).resolves.toEqual({});
});

it('what others store without a network is seen once there is one', () => {
  const seen: unknown[] = [];
  backend.goOffline();
  const stop = watchDoc(client, restaurants, { restaurantId }, (live) => seen.push(live.state));
  backend.put(restaurants, {}, aRestaurant());
  expect(seen).toEqual([]);
  backend.mend();
  stop();
  expect(seen).toEqual(['ready']);
});
