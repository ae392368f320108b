import { href } from '@bhoj/domain/catalogue/routes';
import { days } from '@bhoj/domain/days/day.collection';
import { paise } from '@bhoj/domain/money/money';
import { isGuestLabel } from '@bhoj/domain/orders/door/joining';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { guestLabelWords } from '../../web/src/messages/shared/guest-labels/en.ts';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { openFromQr, orderRound, startOrdering } from './support/guest-steps.ts';
import { aReadyRestaurant } from './support/menu-restaurant.ts';
import { expect, PHONE, test } from './support/people.ts';
import { hire } from './support/restaurant.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';

test('two phones at one table, each for themselves: own part by UPI, taken with two taps (P-OWN-1, P-OWN-2)', async ({
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
    await expect(page.getByText(/Pay mine/)).toHaveCount(0);
    friend.expectRefusal(/joinTable/);
    await openFromQr(friend.page, qrCode);
    await friend.page.getByRole('button', { name: 'Start ordering' }).click();
    await friend.page.getByLabel(/code/i).fill((await order()).joining.code);
    await friend.page.getByRole('button', { name: /join/i }).click();
    await expect(friend.page).toHaveURL(new RegExp(orderId));
    await orderRound(friend.page, ['Vada']);
  });

  await test.step('each reads what their own dishes come to', async () => {
    await page.getByText('Pay mine ₹63').click();
    await expect(page.getByText('Your own dishes with taxes: ₹63')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code to pay ₹63 by UPI' })).toBeVisible();
    await expectAccessible(page);
    await friend.page.goto(bill);
    await friend.page.getByText('Pay mine ₹84').click();
    await expect(friend.page.getByText('Your own dishes with taxes: ₹84')).toBeVisible();
    const links = [page, friend.page].map((phone) =>
      phone.getByRole('link', { name: /Pay ₹\d+ by UPI/ }).last(),
    );
    const [one, other] = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(one).toContain(`tr=${orderId}-1.${(await order()).lines['1-1']?.by.label}&`);
    expect(one).toContain('am=63.00');
    expect(other).toContain(`tr=${orderId}-1.${(await order()).lines['2-1']?.by.label}&`);
    expect(other).toContain('am=84.00');
  });

  await test.step('both say that they have paid; nothing is settled by it', async () => {
    for (const [phone, amount] of [
      [page, '₹63'],
      [friend.page, '₹84'],
    ] as const) {
      await phone.getByRole('button', { name: 'I have paid mine by UPI' }).click();
      await expect(
        phone.getByText(`You said that ${amount} for your own dishes is paid by UPI`),
      ).toBeVisible();
      await expect(phone.getByRole('link', { name: /by UPI/ })).toHaveCount(0);
    }
    await expectAccessible(friend.page);
    expect((await order()).billing.documents).toEqual([]);
  });

  const captain = await person('captain', { viewport: PHONE });
  await test.step('the captain takes the first guest’s part with two taps', async () => {
    await signInOn(captain.page, 'captain', await hire(owner, 'captain', 'Suresh'));
    const label = (await order()).lines['1-1']?.by.label ?? '';
    const who = isGuestLabel(label) ? guestLabelWords[label] : label;
    // Both guests have declared; the later declaration is folded.
    await captain.page.getByRole('button', { name: 'Needs you · 2' }).click();
    const card = captain.page.getByRole('listitem').filter({ hasText: who }).filter({ hasText: 'Says ₹63' });
    await card.getByRole('button', { name: 'Open the bill' }).click();
    await captain.page.getByRole('button', { name: 'Settle ₹63' }).click();
    await expect(captain.page.getByText('Paid ₹63')).toBeVisible();
  });

  await test.step('both see the paid part; the rest is the friend’s, who has said so', async () => {
    for (const phone of [page, friend.page])
      await expect(phone.getByText('One part of this table is paid: ₹63.')).toBeVisible();
    await expect(page.getByText(/Your own dishes are paid/)).toBeVisible();
    await expect(page.getByText(/said that ₹84 for their own dishes is paid by UPI/)).toBeVisible();
    await expect(friend.page.getByText('You said that ₹84 for your own dishes is paid by UPI')).toBeVisible();
  });

  await test.step('the rest is settled, and the day agrees to the rupee', async () => {
    await captain.page.getByRole('button', { name: 'Take ₹84 by UPI' }).click();
    await captain.page.getByRole('button', { name: 'Settle ₹84' }).click();
    await expect(captain.page.getByText(/is free again/)).toBeVisible();
    const day = await admin.get(days, { restaurantId, day: businessDayOf(Date.now(), '04:00') });
    expect(day).toMatchObject({
      bills: 2,
      totalPaise: 147_00,
      byMethod: { upi: 147_00 },
      upiDeclarations: { totalPaise: 147_00 },
    });
  });
  await admin.close();
});
