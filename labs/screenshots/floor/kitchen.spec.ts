import { DESKTOP, expect, test } from '../../../tests/e2e/support/people.ts';
import { signInAs } from '../../../tests/e2e/support/signing-in.ts';
import { kitchen } from '../../../web/src/messages/kitchen/kitchen/en.ts';
import { shell } from '../../../web/src/messages/shared/shell/en.ts';
import { look } from './look.ts';

test('the kitchen', async ({ person }) => {
  const { page, context, expectRefusal } = await person('kitchen', { viewport: DESKTOP });
  // The demo without its history has no muster.
  expectRefusal(/readMyWork/);
  await signInAs(page, 'kitchen');
  await expect(page.getByRole('article')).toHaveCount(10);
  await look(page, 'kitchen-queue');

  const open = page.getByRole('button', { name: kitchen.screen.open });
  await open.click();
  await look(page, 'kitchen-screen');
  await page.getByRole('button', { name: kitchen.screen.close, exact: true }).click();

  await page.getByRole('button', { name: shell.myWork }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'kitchen-my-work');
  await page.keyboard.press('Escape');

  // At this hour of the demo nobody orders anything from the bar.
  await page.getByRole('group', { name: kitchen.stations }).getByRole('button').last().click();
  await look(page, 'kitchen-station');

  await page.getByRole('group', { name: kitchen.stations }).getByRole('button').first().click();
  expectRefusal(/.*/);
  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await look(page, 'kitchen-offline');
});
