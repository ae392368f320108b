import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startGateway } from '../../tools/src/gateway/gateway.ts';
import { bringAxe, violations } from './support/axe.ts';
import { expect, PHONE, test } from './support/people.ts';

/** Tests the checkout of the stand-in alone, on which every journey with a payment relies. */

const KEY = { keyId: 'rzp_test_standin', keySecret: 'key-secret' };
let gateway: Awaited<ReturnType<typeof startGateway>>;

/**
 * Serves a page for the current order from this machine, because the stand-in refuses pages from elsewhere. Each visit
 * pays an order of its own.
 */
let orderId = '';
const pages = createServer((_, response) => {
  response.setHeader('content-type', 'text/html').end(pageFor(orderId));
});
let address = '';

test.beforeAll(async () => {
  gateway = await startGateway({ ...KEY, webhookSecret: 'webhook-secret', webhookUrl: null });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/page`;
});
test.afterAll(async () => {
  await gateway.stop();
  pages.closeAllConnections();
  pages.close();
});

async function newOrder(): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${KEY.keyId}:${KEY.keySecret}`).toString('base64')}`;
  const body = JSON.stringify({ amount: 99_900, currency: 'INR', receipt: 'receipt-1' });
  const response = await fetch(`${gateway.url}/v1/orders`, {
    method: 'POST',
    headers: { authorization },
    body,
  });
  return ((await response.json()) as { id: string }).id;
}

/** Returns a page that opens the checkout when it loads, and writes down the result. */
const pageFor = (
  orderId: string,
) => `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,">
  <style>:root { color-scheme: light dark }</style><main><h1>Page</h1><ol aria-label="Told"></ol></main>
  <script src="${gateway.url}/v1/checkout.js"></script><script>
    const told = (text) => document.querySelector('ol').append(Object.assign(document.createElement('li'), { textContent: text }));
    const checkout = new Razorpay({
      key: '${KEY.keyId}', order_id: '${orderId}', name: 'Bhoj', description: 'Premium Subscription',
      prefill: { email: 'owner@annapurna.example' },
      handler: (answer) => told('handler ' + answer.razorpay_order_id),
      modal: { ondismiss: () => told('dismissed') },
    });
    checkout.on('payment.failed', ({ error }) => told('failed ' + error.metadata.order_id));
    checkout.open();
  </script></html>`;

test('a person chooses how a test payment ends, and the page gets the result', async ({ person }) => {
  const { page } = await person('payer', { viewport: PHONE });
  const told = page.getByRole('list', { name: 'Told' }).getByRole('listitem');
  const dialog = page.getByRole('dialog', { name: 'Test payment' });
  const choose = (name: string) => dialog.getByRole('button', { name }).click();
  const visit = async () => {
    orderId = await newOrder();
    await page.goto(address);
    await expect(dialog).toContainText('₹999.00');
  };

  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await visit();
    await bringAxe(page);
    expect(await violations(page, null)).toEqual([]);
  }
  await expect(dialog).toContainText('owner@annapurna.example');
  await choose('Failed');
  await expect(dialog.getByRole('status')).toContainText('declined');
  await choose('Paid');
  await expect(dialog).toBeHidden();
  await expect(told).toHaveText([`failed ${orderId}`, `handler ${orderId}`]);

  for (const [outcome, expected] of [
    ['Dismissed', 'dismissed'],
    ['Late', 'dismissed'],
    ['Duplicate', 'handler'],
    ['Tampered', 'handler'],
  ] as const) {
    await visit();
    await choose(outcome);
    await expect(told).toHaveText(expected === 'handler' ? [`handler ${orderId}`] : [expected]);
  }

  await visit();
  await page.keyboard.press('Escape');
  await expect(told).toHaveText(['dismissed']);
});
