import type { Page } from '@playwright/test';

/** Returns the numbers of documents that stand on two lines: a reader takes such a number for two, or for a shorter one. */
export const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      for (const found of (text.textContent ?? '').matchAll(/[A-Z0-9]{1,3}\/\d\d-\d\d\/\d{6}/g)) {
        const range = document.createRange();
        range.setStart(text, found.index);
        range.setEnd(text, found.index + found[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(found[0]);
      }
    return broken;
  });
