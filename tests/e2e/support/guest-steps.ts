import { expect } from './people.ts';
import type { Page } from '@playwright/test';

/** Opens a table's QR link, as a phone's camera would. */
export async function openFromQr(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Skips name and number, and comes to the menu with an order of one's own. */
export async function startOrdering(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See the menu' }).click();
  await expect(page).toHaveURL(/\/customer\/menu\/.+\/F1-T01\/\w{20}$/);
}

/** Adds one of each dish and sends the round. */
export async function orderRound(page: Page, dishes: readonly string[]): Promise<void> {
  for (const dish of dishes) {
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: dish }) })
      .getByRole('button', { name: /add/i })
      .first()
      .click();
  }
  await page.getByRole('button', { name: /view cart|cart/i }).click();
  await page.getByRole('button', { name: 'Send to kitchen' }).click();
  await expect(page.getByText(/sent to the kitchen/i).first()).toBeVisible();
}
