import { buildOf, forgetLastView, LAST_VIEW_KEY } from './last-view.ts';
import type { LastView } from './last-view.ts';
import sheet from './last-view.module.css';

/** The most characters of the stored text. A browser gives the app some millions, and Firestore needs some of them. */
export const LARGEST_VIEW = 400_000;

/**
 * Elements that a copy leaves out: scripts, styles, embedded pages, layers over the page, and elements with files in
 * `blob:`, `data:` or `url(`.
 */
const LEFT_OUT = [
  'script, style, template, iframe, object, embed, dialog',
  '[src*="blob:"], [srcset*="blob:"], [href*="blob:"]',
  '[src*="data:"], [srcset*="data:"], [href*="data:"]',
  '[style*="url("]',
].join(',');

/**
 * Removes from the copy the elements below the screen: nobody sees them, and the browser would have to lay them out.
 * Sticky elements and elements without a box stay.
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

/** Returns a copy of the page's frame, without the left-out elements, and with the sign of its age. */
function copyOf(frame: Element, sign: string): Element {
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
  line.className = sheet['sign'] ?? '';
  line.dataset['color'] = 'yellow';
  line.textContent = sign;
  copy.prepend(line);
  return copy;
}

/**
 * Pseudo-classes and pseudo-elements. They may match at another moment, so a rule is kept when it matches without
 * them.
 */
const PSEUDO = /::?[\w-]+(?:\([^()]*\))?/g;

/** True when a rule may style something in the copy: also without a selector, or with one not understood. */
function mayStyle(copy: Element, rule: CSSRule): boolean {
  if (!('selectorText' in rule)) return true;
  const selector = String(rule.selectorText).replaceAll(PSEUDO, '').trim();
  try {
    return copy.matches(selector) || copy.querySelector(selector) !== null;
  } catch {
    return true;
  }
}

/**
 * Returns the text of the style rules that the copy needs. A start would take longer if it loaded some twenty style
 * sheets again, or parsed rules for parts that are not on the screen.
 */
const rulesFor = (copy: Element): string =>
  [...document.styleSheets]
    .filter(({ href }) => href !== null)
    .flatMap(({ cssRules }) =>
      [...cssRules].filter((rule) => mayStyle(copy, rule)).map(({ cssText }) => cssText),
    )
    .join('\n');

/**
 * Stores a copy of the screen, with a sign of its age, for the next time that this address is opened. Deletes the last
 * copy instead when the screen has no content, has an open sheet or is too large.
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
  const copy = copyOf(frame, sign);
  const view: LastView = {
    whose,
    address: `${location.pathname}${location.search}`,
    build: buildOf(document),
    at: Date.now(),
    language: document.documentElement.lang,
    scrollBar: innerWidth - document.documentElement.clientWidth,
    css: rulesFor(copy),
    markup: copy.outerHTML,
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
