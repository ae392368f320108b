import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { cancelLines, moveTable } from '@bhoj/domain/orders/acts/acts.contract';
import { paise } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import { href } from '@bhoj/domain/catalogue/routes';
import { aBusyKitchen } from './support/busy-kitchen.ts';
import { DESKTOP, expect, test } from './support/people.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';
import type { Paise } from '@bhoj/domain/money/money';

const ticket = (page: Page, name: string | RegExp) => page.getByRole('article', { name });

/** Expects every ticket to be fully visible above the bottom bar, without scrolling. */
async function expectAllInSight(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(count);
  // The dock and the tickets may still take their final places, so the measure is repeated.
  await expect(async () => {
    const regions = await page.getByRole('region', { name: /^(Ready|All day)$/ }).all();
    const tops = await Promise.all(regions.map(async (one) => (await one.boundingBox())?.y ?? 0));
    const dock = Math.min(...tops);
    const top = (await page.getByRole('region', { name: 'Tickets' }).boundingBox())?.y ?? 9999;
    const boxes = await Promise.all((await page.getByRole('article').all()).map((one) => one.boundingBox()));
    for (const box of boxes) {
      expect(box?.y ?? 0).toBeGreaterThanOrEqual(top);
      expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual(dock);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }).toPass({ timeout: 60_000 });
}

/** Expects the first entries of the pass and of the day's list to be fully visible, without scrolling sideways. */
async function expectDockInSight(page: Page, ready: number): Promise<void> {
  const pass = page.getByRole('region', { name: 'Ready' });
  await expect(pass.getByRole('listitem')).toHaveCount(ready);
  const list = pass.getByRole('list');
  await expect.poll(() => list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  for (const one of await pass.getByRole('button', { name: /^Recall/ }).all())
    await expect(one).toBeInViewport({ ratio: 1 });
  const day = await page.getByRole('region', { name: 'All day' }).boundingBox();
  expect(day?.width).toBe(DESKTOP.width);
}

/** Makes a browser with a print dialog that closes by itself. Returns a function that counts how often it opened. */
async function withPrinter(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    globalThis.print = () => {
      const { dataset } = document.documentElement;
      dataset['prints'] = String(Number(dataset['prints'] ?? 0) + 1);
      dispatchEvent(new Event('afterprint'));
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['prints'] ?? 0));
}

test('the kitchen: ten tickets visible, by keyboard and by touch, on two screens, one of them offline', async ({
  person,
}) => {
  const house = await aBusyKitchen();
  const first = await house.order({ tableId: 'F1-T01' });
  const second = await house.order({ tableId: 'F1-T02' });
  for (let table = 3; table <= 8; table += 1) await house.order({ tableId: `F1-T0${table}` });
  const counter = await house.order({ label: 'Asha Rao' });
  await house.order({ label: 'Vikram' });

  const { page } = await person('kitchen', { viewport: DESKTOP });
  const prints = await withPrinter(page);
  await test.step('shows ten tickets of usual size without scrolling', async () => {
    await signInOn(page, 'kitchen', house.cook);
    await expectAllInSight(page, 10);
    await expectAccessible(page);
  });

  await test.step('moves a ticket by the keyboard, and recalls it', async () => {
    await page.keyboard.press('1');
    await expect(ticket(page, 'KOT 1, F1-T01')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      ticket(page, 'KOT 1, F1-T01').getByRole('button', { name: 'Ready', exact: true }),
    ).toBeEnabled();
    await page.keyboard.press('r');
    await expect(ticket(page, 'KOT 1, F1-T01').getByRole('button', { name: 'Start' })).toBeEnabled();
  });

  await test.step('a second screen bumps offline what the first has bumped: both agree in the end', async () => {
    const other = await person('second screen', { viewport: DESKTOP });
    await signInOn(other.page, 'kitchen', house.cook);
    await expect(ticket(other.page, 'KOT 2, F1-T02')).toBeVisible();
    other.expectRefusal(/.*/);
    await other.context.setOffline(true);
    await expect(other.page.getByText(/No connection since/)).toHaveCount(1);
    await expect(other.page.getByText(/offline/)).toHaveCount(0);
    await ticket(other.page, 'KOT 2, F1-T02').getByRole('button', { name: 'Start' }).click();
    const here = ticket(page, 'KOT 2, F1-T02');
    await here.getByRole('button', { name: 'Start' }).click();
    await here.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect(here).toHaveCount(0);
    await other.context.setOffline(false);
    await expect(ticket(other.page, 'KOT 2, F1-T02')).toHaveCount(0);
    const pass = other.page.getByRole('region', { name: 'Ready' });
    await expect(pass.getByRole('listitem')).toHaveText([/F1-T02 · KOT 2/]);
    await expect(other.page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Ready' })).toContainText('KOT 2');
  });

  await test.step('a cancelled dish stays, struck out, until it is confirmed; a party that moves shows its new table', async () => {
    await house.call(cancelLines, {
      orderId: first,
      requestId: newId(),
      lineIds: ['1-2'],
      reason: 'Guest changed their mind',
    });
    const one = ticket(page, 'KOT 1, F1-T01');
    await expect(one.getByText('Guest changed their mind', { exact: true })).toBeVisible();
    await expect(page.getByText('1 cancelled', { exact: true })).toBeVisible();
    await one.getByRole('button', { name: /^Seen/ }).click();
    await expect(one.getByText(/Guest changed their mind/)).toHaveCount(0);
    await house.call(moveTable, { orderId: first, requestId: newId(), toTableId: 'F1-T12' });
    await expect(ticket(page, 'KOT 1, F1-T12').getByText('Moved from F1-T01')).toBeVisible();
    await house.call(moveTable, { orderId: second, requestId: newId(), toTableId: 'F1-T11' });
    await expect(page.getByRole('region', { name: 'Ready' })).toContainText('F1-T11');
  });

  await test.step('a ticket that is paid before it is cooked stays, marked, until it is handed over', async () => {
    const pay = (amount: Paise) =>
      house.call(settleBill, {
        orderId: counter,
        requestId: newId(),
        seenRounds: 1,
        portions: null,
        payments: [exactly('cash', amount)],
      });
    const { duePaise } = await pay(paise(100));
    await pay(duePaise);
    const paid = ticket(page, 'KOT 9, Takeaway 1 · Asha Rao');
    await expect(paid.getByText('Paid')).toBeVisible();
    await paid.getByRole('button', { name: 'Start' }).click();
    await paid.getByRole('button', { name: 'Ready', exact: true }).click();
    const pass = page.getByRole('region', { name: 'Ready' });
    await pass.getByRole('button', { name: 'Handed over: KOT 9' }).click();
    await expect(pass).not.toContainText('KOT 9');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });

  await test.step('prints a KOT on request, and each new one by itself', async () => {
    await page.getByRole('button', { name: 'Print KOT 3' }).click();
    expect(await prints()).toBe(1);
    await page.getByRole('button', { name: 'Settings of this screen' }).click();
    await page.getByRole('switch', { name: 'Print each new KOT by itself' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await house.order({ tableId: 'F1-T01' });
    await expect(ticket(page, 'KOT 11, F1-T01')).toBeVisible();
    await expect.poll(prints).toBe(2);
    await page.getByRole('button', { name: 'Got it' }).click();
  });

  await test.step('keeps its stations in its address', async () => {
    await page.getByRole('group', { name: 'Stations' }).getByRole('button').nth(2).click();
    await expect(page).toHaveURL(new RegExp(`${href('kitchen')}\\?station=`));
    await page.reload();
    await expect(page.getByRole('group', { name: 'Stations' }).getByRole('button').nth(2)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('ten tickets, four ready ones and the day’s list are in sight together at 1280 × 800 @deep', async ({
  person,
}) => {
  const house = await aBusyKitchen();
  for (let table = 1; table <= 12; table += 1)
    await house.order({ tableId: `F1-T${String(table).padStart(2, '0')}` });
  await house.order({ label: 'Asha Rao' });
  await house.order({ label: 'Vikram' });
  const { page } = await person('kitchen', { viewport: DESKTOP });
  await signInOn(page, 'kitchen', house.cook);
  await expect(page.getByRole('article')).toHaveCount(14);
  for (const kot of ['KOT 2', 'KOT 4', 'KOT 9', 'KOT 12']) {
    const done = ticket(page, new RegExp(`^${kot}, `));
    await done.getByRole('button', { name: 'Start' }).click();
    await done.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect(done).toHaveCount(0);
  }
  // On this screen the tickets scroll, and a tap on one further down has scrolled them.
  await page.getByRole('region', { name: 'Tickets' }).evaluate((board) => board.scrollTo(0, 0));
  await expectAllInSight(page, 10);
  await expectDockInSight(page, 4);
  await expectAccessible(page);
});

test('a double tap selects no text, and ready tickets leave the dishes still to cook in sight @deep', async ({
  person,
}) => {
  const house = await aBusyKitchen();
  for (const tableId of ['F1-T01', 'F1-T02', 'F1-T03', 'F1-T04', 'F1-T05']) await house.order({ tableId });
  const { page } = await person('kitchen', { viewport: DESKTOP });
  await signInOn(page, 'kitchen', house.cook);
  await expect(page.getByRole('article')).toHaveCount(5);

  await test.step('two quick taps on the table’s name move the ticket and mark nothing', async () => {
    const one = ticket(page, 'KOT 1, F1-T01');
    await one.getByText('F1-T01', { exact: true }).dblclick();
    await expect(one.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  });

  await test.step('beside two ready tickets several dishes are in sight', async () => {
    for (const kot of [1, 2]) {
      const one = ticket(page, `KOT ${kot}, F1-T0${kot}`);
      if (kot === 2) await one.getByRole('button', { name: 'Start' }).click();
      await one.getByRole('button', { name: 'Ready', exact: true }).click();
      await expect(one).toHaveCount(0);
    }
    const pass = page.getByRole('region', { name: 'Ready' });
    await expect(pass.getByRole('listitem')).toHaveCount(2);
    const inSight = () =>
      page.getByRole('list', { name: 'All day' }).evaluate((list) => {
        const { right } = list.getBoundingClientRect();
        return [...list.children].filter((dish) => dish.getBoundingClientRect().right <= right).length;
      });
    await expect.poll(inSight).toBeGreaterThan(1);
  });

  await test.step('every control of the bar is large enough for a finger', async () => {
    for (const button of await page.getByRole('banner').last().getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
