import { publicBillPath, publicPath, publicTablePath } from '@bhoj/domain/catalogue/public-links';
import { qrPath, sharedBillPath } from '@bhoj/domain/catalogue/routes';
import { aMenuItem } from '@bhoj/domain/fixtures/menu';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { originOf } from '../../../functions/src/restaurant/public-page/site.ts';
import { publicAddresses } from '@bhoj/domain/restaurant/public-address.collection';
import { choosePublicAddress } from '@bhoj/domain/restaurant/public-address.contract';
import { expect, test, vi } from 'vitest';
import { change, put } from '../../support/arrange.ts';
import { call, db } from '../../support/mount.ts';
import { untilPageIsNew } from '../../support/page-made-anew.ts';
import { aShownHouse, ask, chooseAddress, confirmed, pageOf, SITE } from '../../support/public-page.ts';

const whereTo = (response: Response) => [response.status, response.headers.get('location')];
const robots = (response: Response) => response.headers.get('x-robots-tag');

test('an edge keeps the menu for less than two minutes, and a browser asks whether it has changed', async () => {
  const { slug, restaurantId } = await aShownHouse();
  const first = await ask(publicPath(slug));
  expect(first.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=110');
  const etag = first.headers.get('etag') ?? '';
  expect(await confirmed(publicPath(slug), etag)).toBe(304);
  await change(menus, { restaurantId }, { items: [aMenuItem({ name: 'New dish' })] });
  untilPageIsNew();
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
  untilPageIsNew();
  const moved = await ask(publicPath(first));
  expect(whereTo(moved)).toEqual([301, publicPath(second)]);
  expect(moved.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=110');
  await call(choosePublicAddress, { slug: first }, house.owner);
  untilPageIsNew();
  expect(whereTo(await ask(publicPath(first)))).toEqual([200, null]);
  expect(whereTo(await ask(publicPath(second)))).toEqual([301, publicPath(first)]);
});

test('whatever is not the address itself is redirected to it for a day, and nothing is read', async () => {
  const { slug } = await aShownHouse();
  const own = publicPath(slug);
  const table = publicTablePath({ slug, tableId: 'F1-T01', key: 'key' });
  const read = vi.spyOn(db, 'doc');
  for (const [asked, clean] of [
    [own.toUpperCase().replace('/M/', '/m/'), own],
    [`${own}/`, own],
    [`${own}?a=1`, own],
    [`${own}?&&`, own],
    [`${own}?k=key`, own],
    [`${table}&a=1`, table],
    [`${own}/F1-T01?a=1&k=key`, table],
    [`${own}/F1-T01?k=a&k=b`, `${own}/F1-T01`],
    ['/m/nobody-has-this?a=1', '/m/nobody-has-this'],
  ] as const) {
    const response = await ask(asked);
    expect([asked, ...whereTo(response)]).toEqual([asked, 301, clean]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=86400');
  }
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

test('an instance reads a page once for all who ask within ten seconds, and an address of a table once', async () => {
  const { slug } = await aShownHouse();
  const read = vi.spyOn(db, 'doc');
  await Promise.all(Array.from({ length: 20 }, () => pageOf(slug)));
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      ask(publicTablePath({ slug, tableId: 'F1-T01', key: `made-up-${n}` })),
    ),
  );
  expect(read.mock.calls.length).toBeGreaterThan(0);
  expect(read.mock.calls.length).toBeLessThanOrEqual(5);
  read.mockRestore();
});

test('a page is sent compressed to whoever takes that', async () => {
  const { slug } = await aShownHouse();
  const as = (encoding: string) => ask(publicPath(slug), { headers: { 'accept-encoding': encoding } });
  const [zipped, plain] = [await as('gzip'), await as('identity')];
  const encodings = [zipped, plain].map(({ headers }) => headers.get('content-encoding'));
  expect(encodings).toEqual(['gzip', null]);
  expect(zipped.headers.get('vary')).toBe('Accept-Encoding');
  expect(await zipped.text()).toBe(await plain.text());
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

test('a page names the site of the deployment, whatever a request says; without one its addresses are relative', async () => {
  const { slug } = await aShownHouse();
  const says = (site: string) => `<link rel="canonical" href="${site}/m/${slug}"`;
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const page = await (await ask(publicPath(slug), { headers })).text();
  expect(page).toContain(says(SITE));
  expect(page).not.toContain('evil.example');
  vi.stubEnv('SITE_ORIGIN', '');
  untilPageIsNew();
  expect(await pageOf(slug)).toContain(says(''));
  vi.unstubAllEnvs();
});

test.each([
  ['https://bhoj.example', 'https://bhoj.example'],
  ['https://Bhoj.example/path?a=1', 'https://bhoj.example'],
  ['http://bhoj.example', ''],
  ['bhoj.example', ''],
  ['"><b>', ''],
  ['', ''],
])('the site of a deployment that says %o is %o', (address, origin) => {
  expect(originOf(address)).toBe(origin);
});
