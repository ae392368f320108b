import { clockOf } from '@bhoj/domain/time/ist';
import type { Locator, Page } from '@playwright/test';

/** Types a booking as a host does on the telephone, and leaves its dialog open. */
export async function typeBooking(
  page: Page,
  who: { readonly mobile: string; readonly name: string; readonly size: number; readonly at: number },
): Promise<Locator> {
  await page.getByRole('button', { name: 'New booking' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mobile number').fill(who.mobile);
  await dialog.getByLabel('Name').fill(who.name);
  await dialog.getByLabel('Guests').fill(String(who.size));
  await dialog.getByLabel('Time').fill(clockOf(who.at));
  return dialog;
}

/** The row of a booking in the list of an evening. */
export const bookingRow = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(name) }) });
