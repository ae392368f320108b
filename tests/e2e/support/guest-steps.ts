import { expect } from './people.ts';
import type { Page } from '@playwright/test';

/** Opens a table's QR link, as a phone's camera would. */
export async function openFromQr(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Skips name and number, and reaches the menu with an order of one's own. */
export async function startOrdering(page: Page, tableId = 'F1-T01'): Promise<void> {
  await page.getByRole('button', { name: 'Start ordering' }).click();
  await expect(page).toHaveURL(new RegExp(`/customer/menu/.+/${tableId}/\\w{20}$`));
}

/**
 * Hides the page and shows it again, as when a person looks at another app. A round that was just sent then goes out at
 * once, and nobody can take it back any longer (P-TAKEBACK-1).
 */
export const leaveApp = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

/** Adds one of each dish and sends the round. */
export async function orderRound(page: Page, dishes: readonly string[]): Promise<void> {
  for (const dish of dishes) await page.getByRole('button', { name: `Add ${dish}` }).click();
  const cart = page.getByRole('button', { name: /See the cart/ });
  await cart.click();
  await page.getByRole('button', { name: 'Send to kitchen' }).click();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
  await leaveApp(page);
  await expect(page.getByRole('status').filter({ hasText: 'Sent to the kitchen' })).toBeAttached();
  await expect(cart).toBeHidden();
}
