/** Where the last view stands in this device's storage. There is one: of the screen that was left last. */
export const LAST_VIEW_KEY = 'bhoj.last-view';
/** The id of the element that shows it. */
export const LAST_VIEW_ID = 'last-view';

/** What a screen showed when it was left, as it is stored. */
export interface LastView {
  /** Of whom: another person, or the same one in another role, sees nothing of it (`WhoseViewContext`). */
  readonly whose: string;
  /** Path and query. */
  readonly address: string;
  /** The address of the page's first script, which is another in each build. */
  readonly build: string;
  /** Epoch ms by the device's clock. */
  readonly at: number;
  readonly language: string;
  /** px that the page's scroll bar took. */
  readonly scrollBar: number;
  /** The rules of the page's style sheets. */
  readonly css: string;
  /** HTML without scripts. */
  readonly markup: string;
}

/** The address of the script that a built page loads first; empty where there is none. */
export const buildOf = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/** Takes the last view off the screen and off the device. */
export function forgetLastView(): void {
  document.getElementById(LAST_VIEW_ID)?.remove();
  try {
    localStorage.removeItem(LAST_VIEW_KEY);
  } catch {
    // Storage is blocked, and keeps nothing.
  }
}

/** Forgets the last view unless it is of this person; nobody is the empty text. */
export function forgetViewOfOthers(whose: string): void {
  try {
    const kept = JSON.parse(localStorage.getItem(LAST_VIEW_KEY) ?? 'null') as LastView | null;
    if (kept === null || kept.whose === whose) return;
  } catch {
    // Nobody can tell whose it is.
  }
  forgetLastView();
}

/** Whether the page shows something of its own, be it an error, and not only that it loads. */
const isLive = (root: Element): boolean =>
  root.querySelector('main > *') !== null && root.querySelector('[aria-busy="true"]') === null;

/** Forgets the last view in the frame in which the live page is drawn: changes are told before they are painted. */
export function forgetOnceLive(root: Element): void {
  if (document.getElementById(LAST_VIEW_ID) === null) return;
  const changes = new MutationObserver(() => {
    if (!isLive(root)) return;
    changes.disconnect();
    forgetLastView();
  });
  changes.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
}
