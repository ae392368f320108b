import { photos } from '@bhoj/domain/menu/shape/photo.collection';
import { photoAt } from '@bhoj/domain/menu/shape/photo';
import { readPhoto } from '@bhoj/domain/menu/shape/photo-bytes';
import { onHttp } from '../firebase/http.ts';
import { readAt } from '../firebase/store.ts';

async function bytesAt(path: string): Promise<Buffer | null> {
  const at = photoAt(path);
  if (at === null) return null;
  const photo = await readAt((store) => store.get(photos, { photoId: at.photoId }));
  // Firestore may take a day to delete an expired document.
  if (photo === null || (photo.expireAt !== null && photo.expireAt < Date.now())) return null;
  return Buffer.from(photo[at.size], 'base64');
}

/** The photo at an address never changes, nor does the address without its query. */
const CACHE = 'public, max-age=31536000, immutable';

/**
 * Serves a dish's photo. Browsers and Hosting cache it for a year. Hosting would keep a copy for each query string,
 * so an address with a query is redirected to the one without, before the function reads anything.
 */
export const photo = onHttp({ name: 'photo' }, async ({ method, path, url }, response) => {
  response.set('X-Content-Type-Options', 'nosniff');
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && url !== path && photoAt(path) !== null) {
    response.set('Cache-Control', CACHE).redirect(301, path);
    return;
  }
  const bytes = isRead ? await bytesAt(path) : null;
  const facts = bytes && readPhoto(bytes);
  if (bytes === null || facts === null) {
    response.set('Cache-Control', 'no-store').status(404).type('text/plain').send('');
    return;
  }
  response
    .set('Cache-Control', CACHE)
    .set('Content-Security-Policy', "default-src 'none'")
    .type(facts.contentType)
    .send(bytes);
});
