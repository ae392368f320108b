import { href } from '@bhoj/domain/catalogue/routes';
import { captain } from '../../../web/src/messages/captain/captain/en.ts';
import { floor } from '../../../web/src/messages/captain/floor/en.ts';
import { orderActs } from '../../../web/src/messages/captain/order-acts/en.ts';
import { expect, test } from '../../../tests/e2e/support/people.ts';
import { signInAs } from '../../../tests/e2e/support/signing-in.ts';
import { inLanguages } from './scene.ts';
import type { Page } from '@playwright/test';

const SMALL = { width: 360, height: 740 };
/** A party of six at two joined tables. */
const JOINED = 'F2-T03';

const goTo = (page: Page, search: string) =>
  page.evaluate(
    (to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    `${href('captain')}${search}`,
  );
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test('the floor with bookings and joined tables', async ({ person }) => {
  const { page } = await person('captain', { viewport: SMALL });
  await signInAs(page, 'captain');
  await expect(page.getByRole('button', { name: /^F1-T01/ })).toBeVisible();
  await inLanguages(page, 'captain-floor');
  await press(page, captain.views.plan);
  await expect(page.getByRole('button', { name: /^F1-T01/ })).toBeVisible();
  await inLanguages(page, 'captain-plan');
  await press(page, captain.views.list);

  // The party that the host has seated.
  await page.getByRole('button').filter({ hasText: 'Kulkarni' }).first().click();
  await expect(page.getByText('Kulkarni').filter({ visible: true }).first()).toBeVisible();
  await inLanguages(page, 'captain-seated');

  await goTo(page, `?table=${JOINED}`);
  await expect(page.getByRole('heading', { name: 'Terrace 3 + Terrace 4' })).toBeVisible();
  await inLanguages(page, 'captain-joined');
  for (const [name, act] of Object.entries({ join: orderActs.join, separate: orderActs.separate })) {
    await press(page, floor.more);
    await press(page, act);
    await expect(page.getByRole('dialog')).toBeVisible();
    await inLanguages(page, `captain-${name}`, false);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
