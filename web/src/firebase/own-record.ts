import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { askFirestore } from './ask-firestore.ts';
import { firestoreRestUrl } from './environment.ts';
import { appAuth } from './app-auth.ts';

const PATIENCE_MS = 15_000;

/**
 * Returns whether an owner has finished the install wizard. Reads one field of their record over REST as the signed-in
 * person, so that /login needs no Firestore. Throws when no answer comes or there is no record.
 */
export async function readInstalled(restaurantId: string): Promise<boolean> {
  const idToken = (await appAuth.currentUser?.getIdToken()) ?? '';
  const url = `${firestoreRestUrl(restaurants.path({ restaurantId }))}?mask.fieldPaths=installed`;
  const response = await askFirestore(url, async () => appAuth.app, {
    headers: { authorization: `Bearer ${idToken}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`record not readable: ${response.status}`);
  const { fields } = (await response.json()) as { fields?: { installed?: { booleanValue?: boolean } } };
  return fields?.installed?.booleanValue === true;
}
