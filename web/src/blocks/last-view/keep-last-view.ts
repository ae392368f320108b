import { buildOf, forgetLastView, LAST_VIEW_KEY } from './last-view.ts';
import type { LastView } from './last-view.ts';
import styles from './last-view.module.css';

/** The most characters of the stored text. A browser gives the app some millions, and Firestore needs some of them. */
export const LARGEST_VIEW = 400_000;

/**
 * Elements that a copy must not have: scripts, form fields, layers over the page, and elements that end with the page
 * that made them.
 */
const LEFT_OUT = [
  'script, style, template, iframe, object, embed, dialog',
  '[src*="blob:"], [srcset*="blob:"], [href*="blob:"]',
  '[src*="data:"], [srcset*="data:"], [href*="data:"]',
  '[style*="url("]',
].join(',');

/**
 * Removes from the copy the elements below the screen, because laying them out would be wasted. Sticky elements and
 * elements without a box stay.
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

/** Returns the markup of the page's frame, without the left-out elements, and with the sign of its age. */
function markupOf(frame: Element, sign: string): string {
  // A document of its own, so that the copy loads nothing.
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

/** Stores the rules as text, because loading some twenty files again would take a good part of a start. */
const rulesOf = (page: Document): string =>
  [...page.styleSheets]
    .filter(({ href }) => href !== null)
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');

/**
 * Stores a copy of the screen, with a sign of its age, for the next time that this address is opened. Where the screen
 * has no content or an open sheet, or is too large, it deletes the last copy instead.
 *
 * The copy is no greater risk than Firestore's cache, which holds the same orders and more in the same browser, equally
 * readable, and for longer. The copy contains only visible text, no value of a field and no token; it is deleted with
 * the session (`app/shells/area/view-owner.tsx`).
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
