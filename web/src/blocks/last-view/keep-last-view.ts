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

/**
 * Takes out of the copy what stands below the screen: it would be laid out for nothing. What sticks to an edge, and what
 * has no box of its own, stays.
 */
function cutBelow(shown: Element, copy: Element): void {
  const copies = [...copy.children];
  [...shown.children].forEach((child, i) => {
    const { top, width, height } = child.getBoundingClientRect();
    const twin = copies[i];
    if (twin === undefined || ['fixed', 'sticky'].includes(getComputedStyle(child).position)) return;
    if (width * height > 0 && top + scrollY >= innerHeight) twin.remove();
    else cutBelow(child, twin);
  });
}

/** Returns the page's frame without what must not be kept, and with the sign on it. */
function markupOf(frame: Element, sign: string): string {
  // In a document of its own, so that nothing of the copy loads.
  const page = document.implementation.createHTMLDocument('');
  const copy = page.importNode(frame, true);
  cutBelow(frame, copy);
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

/** As text: to ask for some twenty files again would take a good part of a start. */
const rulesOf = (page: Document): string =>
  [...page.styleSheets]
    .filter(({ href }) => href !== null)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');

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
    css: rulesOf(document),
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
