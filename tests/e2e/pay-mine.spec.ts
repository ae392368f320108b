import { href } from '@bhoj/domain/catalogue/routes';
import { days } from '@bhoj/domain/days/day.collection';
import { paise } from '@bhoj/domain/money/money';
import { isGuestLabel } from '@bhoj/domain/orders/joining';
import { orders } from '@bhoj/domain/orders/order.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { guestLabelWords } from '../../web/src/messages/shared/en/guest-labels.ts';
import { openAdmin } from '../seed/live/admin.ts';
import { urlsFromEnv } from '../seed/live/urls.ts';
import { openFromQr, orderRound, startOrdering } from './support/guest-steps.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { expect, PHONE, test } from './support/people.ts';
import { hire } from './support/restaurant.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';

test('two phones at one table: one pays for their own dishes, the other for the rest (P-OWN-1)', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const { owner, place } = await aReadyRestaurant([
    { name: 'Idli', pricePaise: paise(6_000) },
    { name: 'Vada', pricePaise: paise(8_000) },
  ]);
  const { restaurantId } = place;
  const { qrCode } = await admin.get(tables, place);
  const { page } = await person('guest', { viewport: PHONE });
  await openFromQr(page, qrCode);
  await startOrdering(page);
  await orderRound(page, ['Idli']);
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const order = () => admin.get(orders, { restaurantId, orderId });
  const bill = href('customerCheckout', { ...place, orderId });

  const friend = await person('friend', { viewport: PHONE });
  await test.step('a guest who ordered alone has no part; a friend joins and orders', async () => {
    await page.goto(bill);
    await expect(page.getByRole('link', { name: 'Pay ₹63 by UPI' })).toBeVisible();
    await expect(page.getByText(/Your own dishes/)).toHaveCount(0);
    friend.expectRefusal(/joinTable/);
    await openFromQr(friend.page, qrCode);
    await friend.page.getByRole('button', { name: 'See the menu' }).click();
    await friend.page.getByLabel(/code/i).fill((await order()).joining.code);
    await friend.page.getByRole('button', { name: /join/i }).click();
    await expect(friend.page).toHaveURL(new RegExp(orderId));
    await orderRound(friend.page, ['Vada']);
  });

  await test.step('each reads what their own dishes come to', async () => {
    await expect(page.getByText('Your own dishes with taxes: ₹63')).toBeVisible();
    await expectAccessible(page);
    await friend.page.goto(bill);
    await expect(friend.page.getByText('Your own dishes with taxes: ₹84')).toBeVisible();
  });

  const captain = await person('captain', { viewport: PHONE });
  await test.step('the captain bills the first guest’s dishes, by UPI, for the same amount', async () => {
    await signInOn(captain.page, 'captain', await hire(owner, 'captain', 'Suresh'));
    await captain.page.getByRole('button', { name: /F1-T01/ }).click();
    await captain.page.getByRole('button', { name: 'Bill', exact: true }).click();
    await captain.page.getByRole('button', { name: 'By dish' }).click();
    const label = (await order()).lines['1-1']?.by.label ?? '';
    const who = isGuestLabel(label) ? guestLabelWords[label] : label;
    await captain.page.getByRole('button', { name: `All of ${who}` }).click();
    await captain.page.getByRole('button', { name: 'UPI' }).click();
    await expect(captain.page.getByRole('img', { name: 'QR code to pay ₹63 by UPI' })).toBeVisible();
    await captain.page.getByRole('button', { name: 'Settle ₹63' }).click();
    await expect(captain.page.getByText('Paid ₹63')).toBeVisible();
  });

  await test.step('both see the paid part; the rest is the friend’s', async () => {
    for (const phone of [page, friend.page]) {
      await expect(phone.getByText('One part of this table is paid: ₹63.')).toBeVisible();
      await expect(phone.getByRole('link', { name: 'Pay ₹84 by UPI' })).toBeVisible();
      await expect(phone.getByText(/Your own dishes/)).toHaveCount(0);
    }
  });

  await test.step('the rest is settled, and the day agrees to the rupee', async () => {
    await captain.page.getByRole('button', { name: 'One bill' }).click();
    await captain.page.getByRole('button', { name: 'Cash, exactly ₹84' }).click();
    await expect(captain.page.getByText(/is free again/)).toBeVisible();
    const day = await admin.get(days, { restaurantId, day: businessDayOf(Date.now(), '04:00') });
    expect(day).toMatchObject({ bills: 2, totalPaise: 147_00, byMethod: { upi: 63_00, cash: 84_00 } });
  });
  await admin.close();
});
