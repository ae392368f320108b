import { CATALOG } from '@bhoj/domain/catalogue/public-documents';
import { pathOf } from '@bhoj/domain/kernel/path';
import { decodeCatalog } from './decode-catalog.ts';
import type { CatalogDocs } from './decode-catalog.ts';
import { firestoreRestUrl } from './environment.ts';

// Over Firestore's REST API: a guest's menu shows before any SDK is loaded.
type Name = keyof CatalogDocs;

declare global {
  /** Answers that the page's head has asked for already, by address (`app/early-fetch.ts`). */
  var bhojEarly: Record<string, Promise<Response>> | undefined;
}

const pathTo = (name: Name, restaurantId: string): string => pathOf(CATALOG[name].pattern, { restaurantId });

/** What the head asked for is taken once: whoever asks again wants a newer answer. */
function answerFrom(url: string): Promise<Response> {
  const early = globalThis.bhojEarly?.[url];
  delete globalThis.bhojEarly?.[url];
  return early ?? fetch(url);
}

const storageKey = (path: string): string => `bhoj.doc.${path}`;

/** Keeps the document as it came, so that an older shape is upgraded by the same decoding when it is read again. */
function keep(path: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(storageKey(path));
    else localStorage.setItem(storageKey(path), text);
  } catch {
    // Storage is refused or full: the document is there for as long as the page.
  }
}

/** Null where it does not exist; throws where no answer comes. What came is kept on the device. */
export async function getCatalogDoc<N extends Name>(
  name: N,
  restaurantId: string,
): Promise<CatalogDocs[N] | null> {
  const path = pathTo(name, restaurantId);
  const response = await answerFrom(firestoreRestUrl(path));
  if (response.status === 404) {
    keep(path, null);
    return null;
  }
  if (!response.ok) throw new Error(`document not readable: ${response.status}`);
  const text = await response.text();
  keep(path, text);
  return decodeCatalog(name, text);
}

/** The document as it was when this device last got it, for when there is no network; null where it never did. */
export async function keptCatalogDoc<N extends Name>(
  name: N,
  restaurantId: string,
): Promise<CatalogDocs[N] | null> {
  try {
    const text = localStorage.getItem(storageKey(pathTo(name, restaurantId)));
    return text === null ? null : await decodeCatalog(name, text);
  } catch {
    return null;
  }
}
