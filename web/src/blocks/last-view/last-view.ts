/** The key of the last view in this device's storage. There is one: of the last screen that was left. */
export const LAST_VIEW_KEY = 'bhoj.last-view';
/** The id of the element that shows it. */
export const LAST_VIEW_ID = 'last-view';

/** A screen as it was when it was left, in its stored form. */
export interface LastView {
  /** The person and role that it belongs to; others do not see it (`WhoseViewContext`). */
  readonly whose: string;
  /** Path and query. */
  readonly address: string;
  /** The address of the page's first script. It differs in each build. */
  readonly build: string;
  /** Epoch ms by the device's clock. */
  readonly at: number;
  readonly language: string;
  /** The width of the page's scroll bar, in px. */
  readonly scrollBar: number;
  /** The rules of the page's style sheets that the markup needs. */
  readonly css: string;
  /** HTML without scripts. */
  readonly markup: string;
}

/** Returns the address of the first script of a built page; empty without one. */
export const buildOf = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/** Removes the last view from the screen and from the device. */
export function forgetLastView(): void {
  document.getElementById(LAST_VIEW_ID)?.remove();
  try {
    localStorage.removeItem(LAST_VIEW_KEY);
  } catch {
    // Storage is blocked, and holds nothing.
  }
}

/** Deletes the last view unless it belongs to this person; '' is nobody. */
export function forgetViewOfOthers(whose: string): void {
  try {
    const kept = JSON.parse(localStorage.getItem(LAST_VIEW_KEY) ?? 'null') as LastView | null;
    if (kept === null || kept.whose === whose) return;
  } catch {
    // Its owner cannot be read.
  }
  forgetLastView();
}

/** True when the page shows content or an error, not only that it is loading. */
const isLive = (root: Element): boolean =>
  root.querySelector('main > *') !== null && root.querySelector('[aria-busy="true"]') === null;

/**
 * Removes the last view in the same frame in which the live page is drawn: the observer runs before the browser paints
 * a change.
 */
export function forgetOnceLive(root: Element): void {
  if (document.getElementById(LAST_VIEW_ID) === null) return;
  const changes = new MutationObserver(() => {
    if (!isLive(root)) return;
    changes.disconnect();
    forgetLastView();
  });
  changes.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
}
