import { photos } from '@bhoj/domain/menu/shape/photo.collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { saveMenu, savePhoto } from '@bhoj/domain/menu/dish/menu.contract';
import { MAX_PHOTOS, photoHref } from '@bhoj/domain/menu/shape/photo';
import { DAY } from '@bhoj/domain/time/ist';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aHouse, everything, get, put } from '../../support/arrange.ts';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { askForPhoto } from '../../support/photo-page.ts';
import { aPhoto, base64 } from '../../support/photos.ts';
import { jpegBytes } from '@bhoj/domain/fixtures/photo-bytes';
import { call, db, reasonOf } from '../../support/mount.ts';
import type { House } from '../../support/arrange.ts';

const small = base64(jpegBytes(48, 32));
const behind = (bytes: Uint8Array, text: string) => Buffer.concat([bytes, Buffer.from(text)]);
const sent = (detail = jpegBytes()) => ({ detail: base64(detail), small });

describe('savePhoto', () => {
  let house: House;
  beforeAll(async () => {
    house = await aHouse({}, { tableCount: 0 });
  });

  test('keeps both sizes, with the type of their bytes, until a menu shows it or a week is over', async () => {
    const { photoId } = await call(savePhoto, sent(jpegBytes(960, 640)), house.owner);
    const stored = await get(photos, { photoId });
    expect(stored).toMatchObject({
      ...sent(jpegBytes(960, 640)),
      restaurantId: house.restaurantId,
      contentType: 'image/jpeg',
      width: 960,
      height: 640,
    });
    expect((stored.expireAt ?? 0) - stored.createdAt).toBe(7 * DAY);
  });

  test('a repeat answers with the same id and writes nothing', async () => {
    const first = await call(savePhoto, sent(), house.owner);
    const before = await everything();
    expect(await call(savePhoto, sent(), house.owner)).toEqual(first);
    expect(await everything()).toEqual(before);
  });

  test('sent again, a photo that is about to expire stays for another week', async () => {
    const { photoId } = await call(savePhoto, sent(), house.owner);
    await put(photos, { photoId }, aPhoto({ restaurantId: house.restaurantId, expireAt: Date.now() }));
    await call(savePhoto, sent(), house.owner);
    expect((await get(photos, { photoId })).expireAt).toBeGreaterThan(Date.now() + 6 * DAY);
  });

  test('two restaurants with the same picture have a document each', async () => {
    const other = await aHouse({}, { tableCount: 0 });
    const mine = await call(savePhoto, sent(), house.owner);
    expect(await call(savePhoto, sent(), other.owner)).not.toEqual(mine);
  });

  test.each([
    ['a PDF', { detail: base64(Buffer.from('%PDF-1.7 and more')), small }],
    ['a PNG', { detail: base64(Buffer.from('\u0089PNG and more')), small }],
    ['a photo of too many pixels', sent(jpegBytes(961, 10))],
    ['a photo with a page behind it', sent(behind(jpegBytes(), '<script>alert(1)</script>'))],
    [
      'a small size with an archive behind it',
      { detail: base64(jpegBytes()), small: base64(behind(jpegBytes(48, 32), 'PK\u0003\u0004')) },
    ],
    ['a small size that is large', { detail: base64(jpegBytes()), small: base64(jpegBytes(265, 10)) }],
  ])('refuses %s by its own bytes', async (_, input) => {
    expect(await reasonOf(savePhoto, input, house.owner)).toBe('photo-invalid');
  });

  test.each([
    ['too many bytes', sent(jpegBytes(96, 64, 150_003))],
    ['what is not base64', { detail: 'not base64!', small }],
  ])('refuses %s as invalid', async (_, input) => {
    expect(await reasonOf(savePhoto, input, house.owner)).toBe('invalid-input');
  });

  test('stops at the restaurant’s limit', async () => {
    const full = await aHouse({}, { tableCount: 0 });
    const writer = db.bulkWriter();
    const photo = photos.encode(aPhoto({ restaurantId: full.restaurantId, detail: 'AAAA', small: 'AAAA' }));
    for (let n = 0; n < MAX_PHOTOS; n += 1) {
      void writer.set(db.doc(photos.path({ photoId: `full-${n}` })), photo);
    }
    await writer.close();
    expect(await reasonOf(savePhoto, sent(), full.owner)).toBe('too-many-photos');
  });
});

describe('a saved menu', () => {
  test('keeps the photos it shows, and releases those it no longer shows, of its own restaurant only', async () => {
    const [house, other] = await Promise.all([aHouse({}, { tableCount: 0 }), aHouse({}, { tableCount: 0 })]);
    const { photoId } = await call(savePhoto, sent(), house.owner);
    const theirs = await call(savePhoto, sent(), other.owner);
    const expiry = async (id: string) => (await get(photos, { photoId: id })).expireAt;
    const save = async (...shown: (string | null)[]) => {
      const { version } = await get(menus, { restaurantId: house.restaurantId });
      const items = shown.map((photo, i) => aMenuItem({ id: `dish-${i}`, photo }));
      const { version: _, updatedAt: __, ...content } = aMenu({ items });
      await call(saveMenu, { baseVersion: version, content }, house.owner);
    };

    await save(photoId, photoId);
    expect(await expiry(photoId)).toBeNull();
    await save(photoId, null);
    expect(await expiry(photoId)).toBeNull();
    const before = await expiry(theirs.photoId);
    await save(null, theirs.photoId);
    expect(await expiry(photoId)).toBeGreaterThan(Date.now() + 29 * DAY);
    expect(await expiry(theirs.photoId)).toBe(before);
    await save(photoId, 'NoSuchPhotoNoSuchPhoto');
    expect(await expiry(photoId)).toBeNull();
  });
});

describe('photo', () => {
  const photoId = 'P'.repeat(22);
  beforeAll(() => put(photos, { photoId }, aPhoto()));

  test.each(['detail', 'small'] as const)('serves the %s size for a year’s cache', async (size) => {
    const response = await askForPhoto(photoHref(photoId, size));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    });
    expect(base64(new Uint8Array(await response.arrayBuffer()))).toBe(aPhoto()[size]);
  });

  test.each(['?a=1', '?', '?&&'])(
    'leads an address with %s to the photo’s own, and reads nothing',
    async (query) => {
      const read = vi.spyOn(db, 'doc');
      const response = await askForPhoto(`${photoHref(photoId, 'small')}${query}`);
      expect([response.status, response.headers.get('location')]).toEqual([301, photoHref(photoId, 'small')]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(read).not.toHaveBeenCalled();
      read.mockRestore();
    },
  );

  test('answers to a HEAD without a body', async () => {
    const response = await askForPhoto(photoHref(photoId, 'small'), 'HEAD');
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test.each([
    ['a photo that is not there', photoHref('Q'.repeat(22), 'detail'), 'GET'],
    ['another address', '/photos/../users', 'GET'],
    ['a write', photoHref(photoId, 'detail'), 'POST'],
  ])('answers 404, uncached, to %s', async (_, path, method) => {
    const response = await askForPhoto(path, method);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('no longer shows an expired photo, deleted or not', async () => {
    const expired = 'E'.repeat(22);
    await put(photos, { photoId: expired }, aPhoto({ expireAt: Date.now() - 1 }));
    expect((await askForPhoto(photoHref(expired, 'small'))).status).toBe(404);
  });
});
