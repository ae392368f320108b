import { publicPath } from '@bhoj/domain/catalogue/public-links';
import { href } from '@bhoj/domain/catalogue/routes';
import { DEMO_ADDRESS } from '../../demo/demo-settings.ts';
import { install } from '../../web/src/messages/owner/install/en.ts';
import { expect, test } from '../../tests/e2e/support/people.ts';
import { freshLogin, openRestaurant } from '../../tests/e2e/support/restaurant.ts';
import { signInAs, signInOn } from '../../tests/e2e/support/signing-in.ts';
import { settled, SIZES } from '../../tests/e2e/support/visits.ts';
import { isWanted, pathOf, takePictures, takePicturesOf } from './picture.ts';
import type { Page } from '@playwright/test';

/** Pictures of states that follow a press or need another restaurant, and so are no route of the manifest. */
const sizes = Object.entries(SIZES);

/** Takes the pictures of each step of the wizard, while it installs and once it has. */
async function throughTheWizard(page: Page, size: string): Promise<void> {
  await page.goto(href('install'));
  await settled(page);
  for (const step of ['license', 'location', 'summary', 'run']) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Step \d of 5$/)).toBeVisible();
    await takePictures(page, `install-${step}-owner-${size}`);
    if (step === 'license') await page.getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[2-9]\d$/);
  await takePictures(page, `install-running-owner-${size}`);
  await expect(page.getByText(install.run.complete)).toBeVisible();
  await takePictures(page, `install-complete-owner-${size}`);
  await page.waitForURL(href('dashboard'));
}

test('pictures of the steps of the wizard', async ({ person }) => {
  test.skip(!isWanted('install-steps'), 'It does not stand after --only.');
  const { page } = await person('owner');
  await signInAs(page, 'owner');
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport);
    await throughTheWizard(page, size);
  }
});

test('pictures of the public menu', async ({ person }) => {
  test.skip(!isWanted('publicMenu'), 'It does not stand after --only.');
  const { page } = await person('visitor');
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport);
    await takePicturesOf(page, publicPath(DEMO_ADDRESS), `publicMenu-visitor-${size}`);
  }
});

test('pictures of the question of tax before there is a GSTIN', async ({ person }) => {
  test.skip(!isWanted('tax-unregistered'), 'It does not stand after --only.');
  const login = freshLogin('owner');
  await openRestaurant(login, { gstin: '' });
  const { page } = await person('owner');
  await signInOn(page, 'owner', login);
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport);
    await takePicturesOf(page, href('tax'), `tax-unregistered-owner-${size}`);
    await page.getByRole('switch').click();
    await takePictures(page, `tax-unregistered-off-owner-${size}`);
    await page.getByRole('switch').click();
  }
});

/** px: A4 at 96 px an inch, less margins of 10 mm. */
const SHEET = { width: 718, height: 1047 };
const FORMATS = { cards: /^Cards/, sheet: /^Sheets/, tents: /^Table tents/, stickers: /^Stickers/ };

test('pictures of the printed codes', async ({ person }) => {
  test.skip(!isWanted('qrCodes-sheets'), 'It does not stand after --only.');
  const { page } = await person('owner');
  await signInAs(page, 'owner');
  await page.goto(href('qrCodes'));
  await settled(page);
  await page.setViewportSize(SHEET);
  for (const [format, name] of Object.entries(FORMATS)) {
    await page.getByRole('combobox', { name: 'Print as' }).click();
    await page.getByRole('option', { name }).click();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await page.screenshot({ path: pathOf(`qrCodes-sheets-${format}`) });
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  }
});
