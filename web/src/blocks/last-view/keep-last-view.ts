import { buildOf, forgetLastView, LAST_VIEW_KEY } from './last-view.ts';
import type { LastView } from './last-view.ts';
import styles from './last-view.module.css';

/** Characters of the stored text. A browser gives the app some millions, of which Firestore needs some too. */
export const LARGEST_VIEW = 400_000;

/** What runs, is filled in, lies over the page, or ends with the page that made it. */
const LEFT_OUT = [
  'script, style, template, iframe, object, embed, dialog',
  '[src*="blob:"], [srcset*="blob:"], [href*="blob:"]',
  '[src*="data:"], [srcset*="data:"], [href*="data:"]',
  '[style*="url("]',
].join(',');

/** Returns the page's frame without what must not be kept, and with the sign on it. */
function markupOf(frame: Element, sign: string): string {
  // In a document of its own, so that nothing of the copy loads.
  const page = document.implementation.createHTMLDocument('');
  const copy = page.importNode(frame, true);
  for (const part of copy.querySelectorAll(LEFT_OUT)) part.remove();
  for (const field of copy.querySelectorAll('input, textarea')) {
    field.removeAttribute('value');
    field.textContent = '';
  }
  const line = page.createElement('p');
  line.className = styles['sign'] ?? '';
  line.dataset['color'] = 'yellow';
  line.textContent = sign;
  copy.prepend(line);
  return copy.outerHTML;
}

const sheetsOf = (page: Document): string[] =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);

/**
 * Keeps what the screen shows, with a sign of its age, for the next time that this address is opened. Forgets the last one
 * instead where the screen shows no content, has a sheet open, or is too large.
 *
 * It is no worse than what the device has already: Firestore's cache holds the same orders and more, in the same browser,
 * as readable, and longer. Nothing is in it that the screen does not show, no field's value and no token; it goes with the
 * session (`app/shells/area/view-owner.tsx`).
 */
export function keepLastView({ whose, sign }: { readonly whose: string; readonly sign: string }): void {
  const frame = document.querySelector('main')?.parentElement;
  const isBusy = document.querySelector('dialog[open], [aria-busy="true"]') !== null;
  if (!frame || isBusy) {
    forgetLastView();
    return;
  }
  const view: LastView = {
    whose,
    address: `${location.pathname}${location.search}`,
    build: buildOf(document),
    at: Date.now(),
    language: document.documentElement.lang,
    scrollBar: innerWidth - document.documentElement.clientWidth,
    sheets: sheetsOf(document),
    markup: markupOf(frame, sign),
  };
  const text = JSON.stringify(view);
  forgetLastView();
  if (text.length > LARGEST_VIEW) return;
  try {
    localStorage.setItem(LAST_VIEW_KEY, text);
  } catch {
    // Storage is blocked or full.
  }
}
