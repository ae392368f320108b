import { href } from '@bhoj/domain/catalogue/routes';
import { paise } from '@bhoj/domain/money/money';
import { tables } from '@bhoj/domain/tables/table.collection';
import { captain } from '../../web/src/messages/captain/en/captain.ts';
import { en } from '../../web/src/messages/guest/en.ts';
import { markWords } from '../../web/src/messages/shared/en/dish.ts';
import { settling } from '../../web/src/messages/shared/en/settling.ts';
import { openAdmin } from '../seed/live/admin.ts';
import { urlsFromEnv } from '../seed/live/urls.ts';
import { openFromQr } from './support/guest-steps.ts';
import { faultsInEachLanguage } from './support/languages.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { overlaps } from './support/overlaps.ts';
import { expect, test } from './support/people.ts';
import { hire } from './support/restaurant.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';
import { settled } from './support/visits.ts';

/** The phones of most guests and captains, px. */
const WIDTHS = [360, 390];

/** Names and prices at their limits: a word without a blank in each language, and eight digits. */
const EXTREME_DISHES = [
  {
    name: 'Donaudampfschifffahrtsgesellschaftskapitänspfannkuchen',
    otherNames: {
      hi: 'राजवाड़ीकेसरियामलाईवालीशाहीपनीरबिरयानी',
      mr: 'खानदेशीभरलेल्यावांग्याचीझणझणीतमसालाभाजी',
      ta: 'செட்டிநாட்டுக்காரசாரமானமிளகுக்கோழிக்குழம்பு',
      bn: 'মুর্শিদাবাদিজাফরানিমালাইদেওয়াশাহিপনিরবিরিয়ানি',
    },
    description: 'Served with everything that the kitchen has, and then once more with a little of the rest',
    pricePaise: paise(99_999_900),
  },
  {
    name: 'Dal',
    otherNames: { hi: 'दाल', mr: 'डाळ', ta: 'பருப்பு', bn: 'ডাল' },
    pricePaise: paise(12_345_600),
  },
];

test('no text stands on another on a guest’s phone, in any language', async ({ person }) => {
  test.slow();
  const { place } = await aReadyRestaurant(EXTREME_DISHES);
  const { qrCode } = await openAdmin(urlsFromEnv(process.env)).get(tables, place);
  const { page } = await person('guest', { viewport: { width: 360, height: 740 } });
  const found: string[] = [];
  const look = async (name: string) =>
    found.push(...(await faultsInEachLanguage(page, `guest ${name}`, WIDTHS)));
  await openFromQr(page, qrCode);
  await look('details');
  await page.getByRole('button', { name: en.details.see }).click();
  await expect(page).toHaveURL(/\/customer\/menu\//);
  await settled(page);
  await look('menu');
  const add = page.getByRole('button', { name: new RegExp(`^${en.menu.addDish('.+')}$`) });
  await expect(add).toHaveCount(EXTREME_DISHES.length);
  for (const _ of EXTREME_DISHES) await add.first().click();
  await look('menu with a cart');
  await page.getByRole('button', { name: en.cart.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('cart');
  await page.getByRole('button', { name: en.cart.send }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await look('sent');
  await page.getByRole('button', { name: en.order.title }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('order');
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(href('customerCheckout', { ...place, orderId }));
  await settled(page);
  await look('bill');
  expect(found).toEqual([]);
});

test('no text stands on another on a captain’s phone, in any language', async ({ person }) => {
  test.slow();
  const { owner } = await aReadyRestaurant(EXTREME_DISHES);
  const login = await hire(owner, 'captain', 'Venkatanarasimharajuvaripeta Srinivasan');
  const { page } = await person('captain', { viewport: { width: 360, height: 740 } });
  const found: string[] = [];
  const look = async (name: string) =>
    found.push(...(await faultsInEachLanguage(page, `captain ${name}`, WIDTHS)));
  await signInOn(page, 'captain', login);
  const tile = page.getByRole('button', { name: /^F1-T01/ });
  await expect(tile).toContainText(captain.states.Available);
  await look('floor');
  await tile.click();
  const dishes = page.getByRole('button', { name: new RegExp(`^${markWords.veg} `) });
  await expect(dishes).toHaveCount(2);
  for (const dish of await dishes.all()) await dish.click();
  await look('dishes');
  await page.getByRole('button', { name: captain.send(2, 'F1-T01') }).click();
  await expect(page.getByRole('region', { name: /KOT/ })).toBeVisible();
  await look('order');
  await page.getByRole('button', { name: captain.bill, exact: true }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${settling.exactCash('')}`) })).toBeVisible();
  await look('bill');
  await page.goto(href('captain'));
  await expect(tile).not.toContainText(captain.states.Available);
  await look('floor with an order');
  await expectAccessible(page);
  expect(found).toEqual([]);
});

test('the check notices an overlap, and nothing else', async ({ person }) => {
  const { page } = await person('nobody');
  await page.setContent(`
    <p style="margin:0">Price</p><p style="margin:-18px 0 0">₹1,220</p>
    <p>One line</p><p>Another line</p>
    <p style="width:60px;overflow:hidden;white-space:nowrap">Clipped <b>long text</b></p>
    <p style="position:fixed;top:0;margin:0">Bar</p>`);
  expect(await overlaps(page)).toEqual([expect.stringMatching(/^“Price” and “₹1,220” overlap/)]);
});
