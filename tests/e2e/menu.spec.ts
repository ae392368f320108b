import { href } from '@bhoj/domain/catalogue/routes';
import { bringAxe, violations } from './support/axe.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { hire } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Locator, Page } from '@playwright/test';

/** Sixty letters, including conjuncts and vowel signs. */
const LONG_NAME = 'श्रीखंड पूरी और मसालेदार आलू की भाजी के साथ केसरिया शुद्ध घी';

const rowOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function noFault(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Chooses a photo of many megabytes, made of noise that cannot be compressed. Returns its size in bytes. */
const chooseLargePhoto = (input: Locator): Promise<number> =>
  input.evaluate(async (field: HTMLInputElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [4000, 3000];
    const context = canvas.getContext('2d');
    const image = context?.createImageData(4000, 3000);
    if (!context || !image) return 0;
    const pixels = new Uint32Array(image.data.buffer);
    for (let i = 0; i < pixels.length; i += 1) pixels[i] = 0xff000000 | (Math.imul(i, 2654435761) >>> 8);
    context.putImageData(image, 0, 0);
    const blob = await new Promise<Blob>((resolve) =>
      canvas.toBlob((made) => resolve(made ?? new Blob()), 'image/jpeg', 1),
    );
    const chosen = new DataTransfer();
    chosen.items.add(new File([blob], 'dal.jpg', { type: 'image/jpeg' }));
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return blob.size;
  });

test('an owner makes a menu with a photo; a dish sells out on every open screen at once', async ({
  person,
}) => {
  const house = await aReadyRestaurant();
  const owner = await person('owner', { viewport: DESKTOP });
  const { page } = owner;
  await signInOn(page, 'owner', house.owner);
  await page.goto(href('menu'));

  await test.step('imports a file and names its faulty row', async () => {
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const text = `Category,Dish,Mark,Price\nMains,Dal,veg,240\nMains,"${LONG_NAME}",veg,=1+1\nMains,${LONG_NAME},veg,180\n`;
    const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.getByLabel('CSV file').setInputFiles(file);
    await expect(page.getByRole('row', { name: /^3 .* Price “=1\+1”/ })).toBeVisible();
    await page.getByRole('button', { name: 'Import 2 dishes' }).click();
    await expect(rowOf(page, 'Dal')).toBeVisible();
    await noFault(page);
  });

  await test.step('a PDF called .jpg is refused with a sentence; a large photo is scaled down', async () => {
    await page.getByRole('button', { name: /^Edit Dal/ }).click();
    const pdf = { name: 'dal.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 nothing to see') };
    const photoField = page.locator('input[type="file"][aria-label="Photo"]');
    await photoField.setInputFiles(pdf);
    await expect(page.getByText('This file is a PDF')).toBeVisible();
    expect(await chooseLargePhoto(photoField)).toBeGreaterThan(12_000_000);
    await expect(page.getByRole('button', { name: 'Change photo' })).toBeEnabled({ timeout: 40_000 });
    await noFault(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const photo = rowOf(page, 'Dal').locator('img');
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(264);
  });

  await test.step('moves a dish by keyboard, and moves it back', async () => {
    const names = page.getByRole('group').filter({ has: page.getByRole('switch') });
    await expect(names.first()).toHaveAccessibleName('Dal');
    await page.getByRole('button', { name: 'Move Dal', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Dal is (picked up|over Dal)\.$/)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`Dal is over ${LONG_NAME}.`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(names.first()).toHaveAccessibleName(LONG_NAME);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(names.first()).toHaveAccessibleName('Dal');
  });

  await test.step('one tap reaches the open pages of guest and captain', async () => {
    const guest = await person('guest', { viewport: { width: 360, height: 740 } });
    await guest.page.goto(href('customerMenu', { ...house.place, orderId: 'preview' }));
    const dal = guest.page
      .getByRole('listitem')
      .filter({ has: guest.page.getByRole('heading', { name: 'Dal' }) });
    await expect(dal).toBeVisible();
    await expect
      .poll(() => dal.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(264);
    await noFault(guest.page);
    const captain = await person('captain', { viewport: PHONE });
    await signInOn(captain.page, 'captain', await hire(house.owner, 'captain', 'Suresh'));
    await captain.page.getByRole('button', { name: /F1-T01/ }).click();
    const choice = captain.page.getByRole('button', { name: /Dal/ });
    await expect(choice).toBeEnabled();

    await page.getByRole('switch', { name: 'Dal is available' }).click();
    await expect(dal.getByText('Sold out')).toBeVisible({ timeout: 5_000 });
    await expect(choice).toBeDisabled({ timeout: 5_000 });
    await page.getByRole('switch', { name: 'Dal is available' }).click();
    await expect(dal.getByText('Sold out')).toBeHidden({ timeout: 5_000 });
  });
});

test('two people who edit the menu at once lose nothing @deep', async ({ person }) => {
  const house = await aReadyRestaurant([{ name: 'Dal', description: '' }]);
  const [one, two] = await Promise.all([person('one'), person('two', { viewport: PHONE })]);
  for (const { page, expectRefusal } of [one, two]) {
    expectRefusal(/saveMenu/);
    await signInOn(page, 'owner', house.owner);
    await page.goto(href('menu'));
    await page.getByRole('button', { name: /^Edit Dal/ }).click();
  }
  const price = (page: Page) => page.getByLabel(/^Price/);
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
  await one.page.getByLabel('Description', { exact: true }).fill('Cooked overnight.');
  await price(one.page).fill('250');
  await save(one.page);
  await expect(one.page.getByRole('dialog')).toBeHidden();

  await two.page.getByLabel('Hindi name').fill('दाल');
  await price(two.page).fill('260');
  await save(two.page);
  const question = two.page.getByRole('dialog', { name: 'Somebody else changed the same thing' });
  await expect(
    question.getByRole('group', { name: 'Dal: price' }).or(question.getByText('Dal: price')).first(),
  ).toBeVisible();
  await noFault(two.page);
  await question.getByText('₹250').click();
  await question.getByRole('button', { name: 'Save with these' }).click();
  await expect(two.page.getByRole('dialog')).toBeHidden();
  for (const { page } of [one, two]) {
    await expect(rowOf(page, 'Dal')).toContainText('₹250');
    await expect(rowOf(page, 'Dal')).toContainText('दाल');
  }
  await one.page.getByRole('button', { name: /^Edit Dal/ }).click();
  await expect(one.page.getByLabel('Description', { exact: true })).toHaveValue('Cooked overnight.');
});
