import { CATALOG } from '@bhoj/domain/catalogue/public-documents';
import { pathOf } from '@bhoj/domain/kernel/path';
import { askedAgain } from './ask-firestore.ts';
import { decodeCatalog } from './decode-catalog.ts';
import type { CatalogDocs } from './decode-catalog.ts';
import { firestoreRestUrl } from './environment.ts';

// Uses Firestore's REST API, so that a guest's menu is on screen before any SDK is loaded.
type Name = keyof CatalogDocs;

declare global {
  /** Requests that the page's head has already sent, by URL (`app/boot/early-fetch.ts`). */
  var bhojEarly: Record<string, Promise<Response>> | undefined;
}

const pathTo = (name: Name, restaurantId: string): string => pathOf(CATALOG[name].pattern, { restaurantId });

const guestApp = async () => (await import('./guest-client.ts')).guestClient.app;

/** Takes each answer from the head only once; the next request gets a newer one. */
function answerFrom(url: string): Promise<Response> {
  const early = globalThis.bhojEarly?.[url];
  delete globalThis.bhojEarly?.[url];
  const first = early ?? fetch(url);
  return import.meta.env.VITE_APP_CHECK_SITE_KEY ? askedAgain(first, url, guestApp) : first;
}

const storageKey = (path: string): string => `bhoj.doc.${path}`;

/** Keeps the document's original text, so that an older shape is upgraded when it is read again. */
function keep(path: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(storageKey(path));
    else localStorage.setItem(storageKey(path), text);
  } catch {
    // Storage is blocked or full: the document is not kept.
  }
}

/** Returns a document's text and keeps it on the device; null when it does not exist. Throws when no answer comes. */
export async function getText(path: string): Promise<string | null> {
  const response = await answerFrom(firestoreRestUrl(path));
  if (response.status === 404) {
    keep(path, null);
    return null;
  }
  if (!response.ok) throw new Error(`document not readable: ${response.status}`);
  const text = await response.text();
  keep(path, text);
  return text;
}

/** Returns the last text of a document on this device; null without one. */
export const keptText = (path: string): string | null => localStorage.getItem(storageKey(path));

/** Returns a document and keeps it on the device; null when it does not exist. Throws when no answer comes. */
export async function getCatalogDoc<N extends Name>(
  name: N,
  restaurantId: string,
): Promise<CatalogDocs[N] | null> {
  const text = await getText(pathTo(name, restaurantId));
  return text === null ? null : decodeCatalog(name, text);
}

/** Returns the last copy of the document on this device, for use without a network; null without one. */
export async function keptCatalogDoc<N extends Name>(
  name: N,
  restaurantId: string,
): Promise<CatalogDocs[N] | null> {
  try {
    const text = keptText(pathTo(name, restaurantId));
    return text === null ? null : await decodeCatalog(name, text);
  } catch {
    return null;
  }
}
