import { describe, expect, it } from 'vitest';
import { photoAt, photoChanges, photoHref } from './photo.ts';

const id = 'AbCdEfGhIjKlMnOpQrSt_-';

describe('the address of a photo', () => {
  it('is read back as the same photo, in either size', () => {
    expect(photoAt(photoHref(id, 'detail'))).toEqual({ photoId: id, size: 'detail' });
    expect(photoAt(photoHref(id, 'small'))).toEqual({ photoId: id, size: 'small' });
  });

  it.each([
    '/photos/',
    '/photos/x',
    `/photos/${id}/large`,
    `/photos/${id}/small/`,
    `/photo/${id}`,
    `//${id}`,
  ])('is not recognised in %s', (path) => expect(photoAt(path)).toBeNull());
});

it('finds the photos that a saved menu adds and those that it no longer shows', () => {
  const dishes = (...ids: (string | null)[]) => ids.map((photo) => ({ photo }));
  expect(photoChanges(dishes('a', 'a', 'b', null), dishes('a', 'c', 'c'))).toEqual({
    shown: ['c'],
    dropped: ['b'],
  });
});
