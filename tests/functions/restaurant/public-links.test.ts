import { publicBillPath, publicPath, publicTablePath } from '@bhoj/domain/catalogue/public-links';
import { qrPath, sharedBillPath } from '@bhoj/domain/catalogue/routes';
import { aMenuItem } from '@bhoj/domain/fixtures/menu';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { publicAddresses } from '@bhoj/domain/restaurant/public-address.collection';
import { choosePublicAddress } from '@bhoj/domain/restaurant/public-address.contract';
import { expect, test } from 'vitest';
import { change, put } from '../../support/arrange.ts';
import { call, db } from '../../support/mount.ts';
import { aShownHouse, ask, chooseAddress, confirmed } from '../../support/public-page.ts';

const whereTo = (response: Response) => [response.status, response.headers.get('location')];
const robots = (response: Response) => response.headers.get('x-robots-tag');

test('an edge keeps the menu for two minutes, and a browser asks whether it has changed', async () => {
  const { slug, restaurantId } = await aShownHouse();
  const first = await ask(publicPath(slug));
  expect(first.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=120');
  const etag = first.headers.get('etag') ?? '';
  expect(await confirmed(publicPath(slug), etag)).toBe(304);
  await change(menus, { restaurantId }, { items: [aMenuItem({ name: 'New dish' })] });
  expect(await confirmed(publicPath(slug), etag)).toBe(200);
});

test('search engines keep the menu, and nothing else', async () => {
  const { slug } = await aShownHouse();
  expect(robots(await ask(publicPath(slug)))).toBeNull();
  const table = publicTablePath({ slug, tableId: 'F1-T01', key: 'k' });
  for (const path of [table, '/m/no@address', `/m/${slug}/F1-T01/o1`]) {
    expect(robots(await ask(path))).toBe('noindex, nofollow');
  }
});

test('a table’s link leads to the guests’ page with its key, under each address of the restaurant', async () => {
  const house = await aShownHouse();
  const { restaurantId, slug } = house;
  const at = { tableId: 'F1-T01', key: 'key-F1-T01' };
  const page = qrPath(restaurantId, at.tableId, at.key);
  const second = await chooseAddress(house);
  for (const each of [slug, second]) {
    const response = await ask(publicTablePath({ slug: each, ...at }));
    expect(whereTo(response)).toEqual([302, page]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=86400');
  }
});

test('a document’s link leads to it with its token', async () => {
  const { restaurantId, slug } = await aShownHouse();
  const document = { tableId: null, orderId: 'o1', shareToken: 'token' };
  const page = sharedBillPath({ restaurantId, ...document });
  expect(whereTo(await ask(publicBillPath({ slug, ...document })))).toEqual([302, page]);
});

test('an earlier address leads to the present one, and no longer once it is chosen again', async () => {
  const house = await aShownHouse();
  const { slug: first } = house;
  const second = await chooseAddress(house);
  const moved = await ask(publicPath(first));
  expect(whereTo(moved)).toEqual([301, publicPath(second)]);
  expect(moved.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=120');
  await call(choosePublicAddress, { slug: first }, house.owner);
  expect(whereTo(await ask(publicPath(first)))).toEqual([200, null]);
  expect(whereTo(await ask(publicPath(second)))).toEqual([301, publicPath(first)]);
});

test('capitals and a slash at the end lead to the address itself', async () => {
  const { slug } = await aShownHouse();
  const own = publicPath(slug);
  expect(whereTo(await ask(own.toUpperCase().replace('/M/', '/m/')))).toEqual([301, own]);
  expect(whereTo(await ask(`${own}/`))).toEqual([301, own]);
});

test.each([
  ['an address that nobody has', '/m/nobody-has-this', 'GET'],
  ['a table of nobody', '/m/nobody-has-this/F1-T01?k=1', 'GET'],
  ['what is no address', '/m/a/b/c/d', 'GET'],
  ['a write', '/m/nobody-has-this', 'POST'],
])('%s is answered with 404 and a page that says so', async (_, path, method) => {
  const response = await ask(path, { method });
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain('<h1>No restaurant has this address</h1>');
});

test('the address of a restaurant without a profile is nobody’s', async () => {
  await put(publicAddresses, { slug: 'gone-away' }, { restaurantId: 'gone@house.example', chosenAt: 0 });
  expect((await ask('/m/gone-away')).status).toBe(404);
});

test('a menu that cannot be read is answered with 503, and no part of it', async () => {
  const { slug, restaurantId } = await aShownHouse();
  await db.doc(menus.path({ restaurantId })).update({ schemaVersion: 99 });
  const response = await ask(publicPath(slug));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain('<h1>The menu cannot be shown now</h1>');
});

test('a page says no site where the headers name none', async () => {
  const { slug } = await aShownHouse();
  const page = await (await ask(publicPath(slug), { headers: { 'x-forwarded-host': '"><b>' } })).text();
  expect(page).toContain(`<link rel="canonical" href="/m/${slug}"`);
});
