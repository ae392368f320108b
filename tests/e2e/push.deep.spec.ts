import { voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { newId } from '@bhoj/domain/kernel/ids';
import { dismissMember } from '@bhoj/domain/members/members.contract';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { deliver, shownOn, tapMessage, withPush } from './support/push-messages.ts';
import { hire } from './support/restaurant.ts';
import { aRestaurantWithBills } from './support/settled-bill.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';

test('a void bill reaches the devices of those who may know; a dismissed person’s get nothing more', async ({
  person,
}) => {
  const { login, call, settleAt } = await aRestaurantWithBills();
  const [first, second] = [await settleAt('F1-T01'), await settleAt('F1-T02')];
  const manager = await hire(login, 'manager', 'Meena');
  const wrong = { reason: 'Wrong table', billAgain: false };

  const { page, context } = await person('owner', { viewport: DESKTOP, serviceWorkers: 'allow' });
  const owners = await withPush(context, page);
  await signInOn(page, 'owner', login);

  await test.step('the owner switches messages on beside the bell, by a tap', async () => {
    await page.goto(href('notifications'));
    const card = page.getByRole('region', { name: 'Messages on this device' });
    await card.getByRole('button', { name: 'Switch on' }).click();
    await expect(card.getByText('Messages are on for this device.')).toBeVisible();
    await expect(card.getByRole('switch', { name: 'Void bills' })).toBeChecked();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await page.setViewportSize(DESKTOP);
  });

  const {
    page: hers,
    context: herContext,
    expectRefusal,
  } = await person('manager', {
    viewport: DESKTOP,
    serviceWorkers: 'allow',
  });
  const managers = await withPush(herContext, hers);
  await signInOn(hers, 'owner', manager);

  await test.step('so does a manager, on the page of their own bell', async () => {
    await hers.goto(href('notifications'));
    const card = hers.getByRole('region', { name: 'Messages on this device' });
    await card.getByRole('button', { name: 'Switch on' }).click();
    await expect(card.getByRole('switch', { name: 'Void bills' })).toBeChecked();
    await expectAccessible(hers);
  });

  await test.step('a void bill is sent to both, signed and encrypted', async () => {
    await call(voidBill, { invoiceId: first.invoiceId, requestId: newId(), ...wrong });
    for (const { deliveries } of [owners, managers]) {
      await expect.poll(async () => (await deliveries()).map(({ status }) => status)).toEqual([201]);
    }
  });

  await test.step('the manager’s bell has it too, with a look of its own', async () => {
    await hers.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const list = hers.getByRole('dialog', { name: 'Notifications' });
    await expect(list.getByRole('link', { name: /000001 declared void/ })).toBeVisible();
    await expect(list.getByRole('link')).toHaveCount(2);
    await hers.keyboard.press('Escape');
    await expect(hers.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    // The owner has not looked: theirs and the welcome are unread.
    await expect(page.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
  });

  await test.step('the service worker shows it, and a tap opens the order', async () => {
    const [delivery] = await owners.deliveries();
    await deliver(context, page, delivery?.text ?? '');
    await expect.poll(() => shownOn(page)).toHaveLength(1);
    const [shown] = await shownOn(page);
    expect(shown?.title).toMatch(/^Bill .*000001 declared void$/);
    expect(shown?.body).toMatch(/^₹[\d,]+, by /);
    const path = await tapMessage(context);
    expect(path).toBe(`${href('orders')}?order=${first.orderId}`);
    expect(await shownOn(page)).toEqual([]);
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Close' }).first()).toBeVisible();
  });

  await test.step('a dismissed person’s device gets nothing of the next one, and ends by itself', async () => {
    expectRefusal(/Listen|documents|channel|office/);
    await call(dismissMember, { uid: manager.uid });
    await call(voidBill, { invoiceId: second.invoiceId, requestId: newId(), ...wrong });
    await expect.poll(async () => (await owners.deliveries()).length).toBe(2);
    expect(await managers.deliveries()).toHaveLength(1);
    await managers.untilUnsubscribed();
  });

  await test.step('who signs out leaves no messages behind', async () => {
    await page.goto(href('dashboard'));
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect(page).toHaveURL(new RegExp(`${href('login')}$`));
    await owners.untilUnsubscribed();
  });
});
