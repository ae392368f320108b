import type { Page } from '@playwright/test';

/** Returns the facts on cards of tables that begin a line and show a dot before it, one line for each. */
export const dotsBeforeLines = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-layout="cards"] [data-card="secondary"]')].flatMap(
      (fact) => {
        const dot = getComputedStyle(fact, '::before');
        const around = fact.parentElement;
        // The text before a labelled fact is its label.
        if (around === null || dot.content === 'none' || fact.dataset['label'] !== undefined) return [];
        const { left, top, bottom } = fact.getBoundingClientRect();
        const before = [...around.children].slice(0, [...around.children].indexOf(fact));
        const isBehindAnother = before.some((each) => {
          const box = each.getBoundingClientRect();
          return box.width > 0 && box.top < bottom && box.bottom > top;
        });
        const middle = left + Number.parseFloat(dot.marginLeft) + (Number.parseFloat(dot.width) || 0) / 2;
        const isCutOff =
          getComputedStyle(around).overflowX === 'clip' && middle < around.getBoundingClientRect().left;
        return bottom === top || isBehindAnother || isCutOff
          ? []
          : [`“${fact.textContent}” begins a line with a dot`];
      },
    ),
  );
