import type { Page } from '@playwright/test';

/**
 * Returns pairs of texts that cover each other, one line for each. Texts in different layers (a bar at the bottom, a
 * dialog) may cover each other; of clipped texts only the visible part counts.
 */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** px; letters of neighbouring lines may touch. */
    const TOUCH = 3;
    const layerOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(at).position) || at.tagName === 'DIALOG') return at;
      }
      return null;
    };
    const shown = (rect: DOMRect, element: Element): DOMRect => {
      let { left, top, right, bottom } = rect;
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (overflowX !== 'visible' || clipPath !== 'none') {
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
        }
        if (overflowY !== 'visible' || clipPath !== 'none') {
          top = Math.max(top, box.top);
          bottom = Math.min(bottom, box.bottom);
        }
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const texts: { text: string; element: Element; layer: Element | null; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').trim();
      const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (element === null || text === '' || !isShown) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const rect = shown(line, element);
        if (rect.width > 2 && rect.height > 2) texts.push({ text, element, layer: layerOf(element), rect });
      }
    }
    const found: string[] = [];
    texts.forEach((a, i) => {
      for (const b of texts.slice(i + 1)) {
        if (a.element === b.element || a.layer !== b.layer) continue;
        const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        if (width > TOUCH && height > TOUCH) {
          found.push(
            `“${a.text}” and “${b.text}” overlap by ${Math.round(width)} × ${Math.round(height)} px`,
          );
        }
      }
    });
    return found;
  });

/**
 * Returns the texts beyond the right edge of the page or an open sheet, which make it scroll sideways, one line for
 * each.
 */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const whole = document.documentElement;
    const boxes = [whole, ...document.querySelectorAll('dialog[open], dialog[open] > div')];
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth)
      .flatMap((box) => {
        const edge = box.getBoundingClientRect().left + box.clientWidth;
        const beyond = [...box.querySelectorAll('*')].filter(
          (each) =>
            each.childElementCount === 0 &&
            each.textContent !== '' &&
            each.getBoundingClientRect().right > edge + 1,
        );
        const names = beyond.map((each) => `“${each.textContent}”`).join(', ');
        return `${box === whole ? 'the page' : 'the sheet'} scrolls sideways: ${names}`;
      });
  });

/** ms for a page to draw itself for another width. */
const TO_REDRAW = 10_000;

/** Waits until the page, drawn for its width, does not scroll sideways; returns false for a page that stays too wide. */
export const fits = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, {
      timeout: TO_REDRAW,
    })
    .then(
      () => true,
      () => false,
    );
