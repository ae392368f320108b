import { href } from '@bhoj/domain/catalogue/routes';
import { aPlatformNotice } from '@bhoj/domain/fixtures/platform';
import { newId } from '@bhoj/domain/kernel/ids';
import { DAY } from '@bhoj/domain/time/ist';
import { platformNotices } from '@bhoj/domain/platform/notices/notice.collection';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { DEMO_LOGINS } from '../../demo/demo-logins.ts';
import { FIELD_AGENT } from '../../demo/demo-settings.ts';
import { bringAxe, violations } from './support/axe.ts';
import { readDemo } from './support/demo.ts';
import { expect, test } from './support/people.ts';
import { signInAs } from './support/signing-in.ts';
import { inScheme, SCHEMES, settled } from './support/visits.ts';
import type { Locator, Page } from '@playwright/test';

/** A page of the platform with buttons that open dialogs. */
interface Opener {
  readonly path: string;
  /** The row with the buttons in its panel; null where the page has them. */
  readonly row: string | null;
  readonly buttons: readonly (string | RegExp)[];
}

/** A notice for nobody, so that no other journey sees it. */
async function aNotice(title: string): Promise<void> {
  const admin = openAdmin(urlsFromEnv(process.env));
  const { audience } = aPlatformNotice();
  const value = aPlatformNotice({
    title,
    // Far enough from today, on whatever day this runs.
    until: Date.now() + DAY,
    audience: { ...audience, referrer: newId() },
  });
  await admin.set(platformNotices, { noticeId: newId() }, value);
  await admin.close();
}

const openers = (restaurantId: string, title: string): readonly Opener[] => [
  { path: href('superStaff'), row: null, buttons: ['Add a person'] },
  {
    path: href('superStaffMember', { staffId: FIELD_AGENT.id }),
    row: null,
    buttons: ['Hand over the restaurants', 'Close the account'],
  },
  {
    path: href('superRestaurant', { restaurantId }),
    row: null,
    buttons: ['Reassign the referral', 'Send a set-password link', 'Suspend'],
  },
  {
    path: `${href('superUsers')}?q=${encodeURIComponent(DEMO_LOGINS.owner.email)}`,
    row: DEMO_LOGINS.owner.email,
    buttons: ['Disable', 'End sessions', 'Mail a set-password link'],
  },
  { path: href('superSubscriptions'), row: null, buttons: ['New plan', 'New version of Premium'] },
  { path: `${href('superSubscriptions')}?view=payments`, row: null, buttons: [/^Refund /] },
  { path: href('superNotifications'), row: null, buttons: ['New notice'] },
  { path: href('superNotifications'), row: title, buttons: ['Change', 'End now'] },
];

/** Returns the faults of an open dialog: on the narrowest phone and a wide desktop, in both themes. */
async function faultsOf(page: Page, dialog: Locator, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const scheme of SCHEMES) {
      await inScheme(page, scheme);
      const isWide = await dialog.evaluate((element) => {
        const parts = [element, ...element.querySelectorAll<HTMLElement>('*')];
        return parts.some(
          (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto',
        );
      });
      const faults = [...(await violations(page, null)), ...(isWide ? ['scrolls sideways'] : [])];
      found.push(...faults.map((fault) => `${name} (${width} px, ${scheme}): ${fault}`));
    }
  }
  return found;
}

test('every dialog of the platform, on the narrowest phone and a wide desktop, in both themes (SUPER-2, SUPER-3, SUPER-6, SUPER-7, SUPER-14, SUPER-16)', async ({
  person,
}) => {
  const title = `For nobody ${newId()}`;
  await aNotice(title);
  const { page } = await person('super admin');
  await signInAs(page, 'super');
  const found: string[] = [];
  for (const { path, row, buttons } of openers(readDemo().restaurantId, title)) {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(path);
    await settled(page);
    await bringAxe(page);
    if (row !== null)
      await page
        .getByRole('link', { name: row })
        .or(page.getByRole('button', { name: row }))
        .click();
    for (const button of buttons) {
      await page.setViewportSize({ width: 1440, height: 800 });
      const opener = page.getByRole('button', { name: button, exact: true }).and(page.locator(':enabled'));
      await opener.first().click();
      const dialog = page.getByRole('dialog').last();
      await expect(dialog.getByRole('button', { name: /Cancel|Close/ }).last()).toBeVisible();
      found.push(...(await faultsOf(page, dialog, `${path} ${button}`)));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(row === null ? 0 : 1);
    }
  }
  expect(found).toEqual([]);
});
