import { expect, it } from 'vitest';
import {
  billPath,
  cleanAddress,
  guestPageOf,
  publicBillPath,
  publicLinkAt,
  publicPath,
  publicTablePath,
} from './public-links.ts';
import { qrPath, sharedBillPath } from './routes.ts';

const restaurantId = 'owner+a@spice.example';
const pathOf = (link: string) => link.split('?')[0] ?? '';
const at = { slug: 'spice-route', tableId: 'F1-T01' };

it('a table’s short link leads to what its long link says, with the same key', () => {
  const short = publicTablePath({ ...at, key: 'k/1' });
  expect(short).toBe('/m/spice-route/F1-T01?k=k%2F1');
  const link = publicLinkAt(pathOf(short));
  expect(link).toEqual({ ...at, orderId: null });
  expect(guestPageOf({ ...at, orderId: null }, restaurantId, { k: 'k/1', bill: 'x' })).toBe(
    qrPath(restaurantId, 'F1-T01', 'k/1'),
  );
});

it('the link without a table has no key', () => {
  expect(publicTablePath({ ...at, tableId: 'default', key: null })).toBe('/m/spice-route/default');
  expect(guestPageOf({ tableId: 'default', orderId: null }, 'a@b.example', {})).toBe(
    '/customer/details/a%40b.example/default',
  );
});

it('a document’s short link leads to what its long link says, with the same token', () => {
  const document = { tableId: null, orderId: 'o1', shareToken: 't&1' };
  const short = publicBillPath({ ...document, slug: at.slug });
  expect(publicLinkAt(pathOf(short))).toEqual({ slug: at.slug, tableId: 'default', orderId: 'o1' });
  expect(guestPageOf({ tableId: 'default', orderId: 'o1' }, restaurantId, { bill: 't&1', k: 'x' })).toBe(
    sharedBillPath({ ...document, restaurantId }),
  );
});

it('a document is shared by the short link once there is an address', () => {
  const document = { restaurantId, tableId: 'F1-T01', orderId: 'o1', shareToken: 't' };
  expect(billPath({ ...document, slug: undefined })).toBe(sharedBillPath(document));
  expect(billPath({ ...document, slug: 'spice-route' })).toBe('/m/spice-route/F1-T01/o1?bill=t');
});

it('a parameter that is named twice, or is empty, is left out', () => {
  const plain = guestPageOf({ ...at, orderId: null }, restaurantId, {});
  expect(guestPageOf({ ...at, orderId: null }, restaurantId, { k: ['a', 'b'] })).toBe(plain);
  expect(guestPageOf({ ...at, orderId: null }, restaurantId, { k: '' })).toBe(plain);
});

it('the menu’s link may be typed in capitals, and end with a slash', () => {
  const menu = { slug: 'spice-route', tableId: null, orderId: null };
  expect(publicLinkAt(publicPath('spice-route'))).toEqual(menu);
  expect(publicLinkAt('/m/Spice-Route/')).toEqual(menu);
});

it.each([
  ['/m/Spice-Route/', { a: '1', k: 'key' }, '/m/spice-route'],
  ['/m/Spice-Route/F1-T01/', { k: 'Key-1', a: '1' }, '/m/spice-route/F1-T01?k=Key-1'],
  ['/m/spice-route/F1-T01', { bill: 'token', k: ['a', 'b'] }, '/m/spice-route/F1-T01'],
  ['/m/spice-route/F1-T01', { k: "a'b" }, '/m/spice-route/F1-T01'],
  ['/m/spice-route/F1-T01', { k: 'k'.repeat(41) }, '/m/spice-route/F1-T01'],
  ['/m/spice-route/F1-T01/o1', { k: 'key', bill: 'token' }, '/m/spice-route/F1-T01/o1?bill=token'],
])('%s with %o is answered at %s alone', (path, query, clean) => {
  const link = publicLinkAt(path);
  if (link === null) throw new Error('no short link');
  expect(cleanAddress(link, query)).toBe(clean);
});

it.each([
  '/m',
  '/m/',
  '/menu/spice',
  '/m/a@b.c',
  '/m/spice/F1-T01/o/x',
  '/m/spice//o',
  '/m/%2e%2e',
  '/m/spice/a.b',
])('%s is no short link', (path) => {
  expect(publicLinkAt(path)).toBeNull();
});

it('a public menu has an address for each language, and the first language has the plain one', () => {
  expect(publicPath('spice-route', 'hi')).toBe('/m/spice-route?lang=hi');
  const menu = { slug: 'spice-route', tableId: null, orderId: null };
  expect(cleanAddress(menu, { lang: 'hi', a: '1' })).toBe('/m/spice-route?lang=hi');
  for (const lang of ['en', 'xx', ['hi', 'ta'], undefined]) {
    expect(cleanAddress(menu, { lang })).toBe('/m/spice-route');
  }
  expect(cleanAddress({ ...menu, tableId: 'F1-T01' }, { lang: 'hi' })).toBe('/m/spice-route/F1-T01');
});
