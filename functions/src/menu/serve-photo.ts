import { onRequest } from 'firebase-functions/v2/https';
import { photos } from '@bhoj/domain/menu/shape/photo.collection';
import { photoAt } from '@bhoj/domain/menu/shape/photo';
import { readPhoto } from '@bhoj/domain/menu/shape/photo-bytes';
import { REGION } from '@bhoj/domain/catalogue/region';
import { readAt } from '../firebase/store.ts';

async function bytesAt(path: string): Promise<Buffer | null> {
  const at = photoAt(path);
  if (at === null) return null;
  const photo = await readAt((store) => store.get(photos, { photoId: at.photoId }));
  // Firestore may take a day to delete an expired document.
  if (photo === null || (photo.expireAt !== null && photo.expireAt < Date.now())) return null;
  return Buffer.from(photo[at.size], 'base64');
}

/** Serves a dish's photo. The photo at an address never changes, so browsers and Hosting cache it for a year. */
export const photo = onRequest({ region: REGION, maxInstances: 20 }, async (request, response) => {
  const bytes = request.method === 'GET' || request.method === 'HEAD' ? await bytesAt(request.path) : null;
  const facts = bytes && readPhoto(bytes);
  response.set('X-Content-Type-Options', 'nosniff');
  if (bytes === null || facts === null) {
    response.set('Cache-Control', 'no-store').status(404).type('text/plain').send('');
    return;
  }
  response
    .set('Cache-Control', 'public, max-age=31536000, immutable')
    .set('Content-Security-Policy', "default-src 'none'")
    .type(facts.contentType)
    .send(bytes);
});
