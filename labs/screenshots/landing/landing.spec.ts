import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { href } from '@bhoj/domain/catalogue/routes';
import { readDemo } from '../../../tests/e2e/support/demo.ts';
import { openFromQr, orderRound, startOrdering } from '../../../tests/e2e/support/guest-steps.ts';
import { expect, PHONE, test } from '../../../tests/e2e/support/people.ts';
import { signInAs } from '../../../tests/e2e/support/signing-in.ts';
import { advance } from '../../../demo/live/party.ts';
import { urlsFromEnv } from '../../../demo/live/urls.ts';
import { onDuty } from './evening.ts';
import { take } from './take.ts';

const ON_A_PHONE = { ...PHONE, shown: 272 };
const FREE_TABLE = 'F1-T01';

test('the owner', async ({ person }) => {
  const { page } = await person('owner', { viewport: { width: 1280, height: 800 } });
  await signInAs(page, 'owner');
  await expect(page.getByRole('heading', { name: 'Last bills' })).toBeVisible();
  await take(page, 'owner', { width: 1280, height: 720, shown: 960 });
  await take(page, 'owner-phone', ON_A_PHONE);
});

test('the captain', async ({ person }) => {
  const { page } = await person('captain', { viewport: PHONE });
  await signInAs(page, 'captain');
  await expect(page.getByText('ready to serve').first()).toBeVisible();
  await take(page, 'captain-floor', ON_A_PHONE);
  await page
    .getByRole('link', { name: /F1-T02/ })
    .or(page.getByRole('button', { name: /F1-T02/ }))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'F1-T02' })).toBeVisible();
  await take(page, 'captain-table', ON_A_PHONE);
});

test('the kitchen', async ({ person }) => {
  const { page } = await person('kitchen');
  await signInAs(page, 'kitchen');
  await page.getByRole('button', { name: 'Turn sound on' }).click();
  await expect(page.getByText('Window 2')).toBeVisible();
  await take(page, 'kitchen', { width: 1200, height: 640, shown: 640 }, 'dark');
  await take(page, 'kitchen-narrow', { width: 600, height: 640, shown: 400 }, 'dark');
});

test('the guest', async ({ person }) => {
  const demo = readDemo();
  const { restaurantId } = demo;
  const { page } = await person('guest', { viewport: PHONE });
  await openFromQr(page, demo.qrPaths[FREE_TABLE] ?? href('landing'));
  await startOrdering(page);
  await orderRound(page, ['Masala Papad', 'Kanda Bhaji', 'Hakka Noodles', 'Solkadhi']);

  const house = await onDuty(urlsFromEnv(process.env), demo);
  const { currentOrderId: orderId } = await house.admin.get(tables, { restaurantId, tableId: FREE_TABLE });
  if (orderId === null) throw new Error('the guest has no order');
  const { lines } = await house.admin.get(orders, { restaurantId, orderId });
  const [first = '', ...rest] = Object.keys(lines);
  const round = { orderId, roundId: '', outcome: 'sent', kot: null } as const;
  await advance(house, { ...round, lineIds: [first] }, 'served');
  await advance(house, { ...round, lineIds: rest.slice(0, 2) }, 'cooking');
  await house.admin.close();

  await page.getByRole('button', { name: 'Starters & Tandoor' }).click();
  await expect(page.getByRole('button', { name: 'Starters & Tandoor' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await take(page, 'guest-menu', ON_A_PHONE);
  await page.getByRole('button', { name: /Our order/ }).click();
  await expect(page.getByRole('dialog').getByText('Cooking').first()).toBeVisible();
  await take(page, 'guest-order', ON_A_PHONE);
});
