import { captain } from '../../web/src/messages/captain/captain/en.ts';
import * as captainHindi from '../../web/src/messages/captain/hi.ts';
import * as kitchenTamil from '../../web/src/messages/kitchen/ta.ts';
import { kitchen } from '../../web/src/messages/kitchen/kitchen/en.ts';
import { faultsInEachLanguage, speak } from './support/languages.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { DESKTOP, expect, test } from './support/people.ts';
import { hire } from './support/restaurant.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';

const DISHES = [{ name: 'Paneer Tikka', otherNames: { hi: 'पनीर टिक्का', ta: 'பனீர் டிக்கா' } }];
const hindi = captainHindi.captain;

test('a captain works in Hindi while the kitchen stays English, and each device keeps its choice (P-LANG-2)', async ({
  person,
}) => {
  const { owner } = await aReadyRestaurant(DISHES);
  const login = await hire(owner, 'captain', 'Suresh');
  const cook = await hire(owner, 'kitchen', 'Ravi');
  const { page } = await person('captain', { viewport: { width: 360, height: 740 } });
  const { page: screen } = await person('kitchen', { viewport: DESKTOP });
  await signInOn(screen, 'kitchen', cook);
  await expect(screen.getByText(kitchen.nothing, { exact: true })).toBeVisible();

  await test.step('the captain chooses Hindi, and finds a dish by its English name', async () => {
    await signInOn(page, 'captain', login);
    await expect(page.getByText(captain.nobodyWaits, { exact: true })).toBeVisible();
    await speak(page, 'hi');
    await expect(page.getByText(hindi.nobodyWaits, { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.getByRole('button', { name: /^F1-T01/ }).click();
    await page.getByRole('searchbox', { name: hindi.search }).fill('paneer');
    await page.getByRole('button', { name: /^\S+ पनीर टिक्का/ }).click();
    await page.getByRole('button', { name: hindi.send(1, 'F1-T01') }).click();
    await expect(page.getByRole('region', { name: hindi.kot(1) })).toContainText('पनीर टिक्का');
  });

  await test.step('the ticket names the dish in English', async () => {
    const ticket = screen.getByRole('article', { name: kitchen.ticket(1, 'F1-T01') });
    await expect(ticket).toContainText('Paneer Tikka');
    await expect(ticket).not.toContainText('पनीर');
  });

  await test.step('a reload keeps both', async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: hindi.kot(1) })).toContainText('पनीर टिक्का');
    await expectAccessible(page);
    await screen.reload();
    await expect(screen.getByRole('article', { name: kitchen.ticket(1, 'F1-T01') })).toContainText(
      'Paneer Tikka',
    );
  });

  await test.step('the kitchen has no overlap at 360 px in any language, and names the dish in each', async () => {
    await speak(screen, 'ta');
    const ticket = screen.getByRole('article', { name: kitchenTamil.kitchen.ticket(1, 'F1-T01') });
    await expect(ticket).toContainText('பனீர் டிக்கா');
    await screen.setViewportSize({ width: 360, height: 740 });
    expect(await faultsInEachLanguage(screen, 'kitchen', [360])).toEqual([]);
    await speak(screen, 'hi');
    await expectAccessible(screen);
  });
});
