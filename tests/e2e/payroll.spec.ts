import { href } from '@bhoj/domain/catalogue/routes';
import { newId } from '@bhoj/domain/kernel/ids';
import { advanceTyped, aPerson, someTerms } from '@bhoj/domain/fixtures/payroll';
import { daysOfMonth } from '@bhoj/domain/payroll/muster/calendar';
import { advances, musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { giveAdvance } from '@bhoj/domain/payroll/people/advance.contract';
import { payRuns } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { markMuster, suggestPresence } from '@bhoj/domain/payroll/muster/muster.contract';
import { addMonths, businessDayOf, dateOf, startOf } from '@bhoj/domain/time/ist';
import { openAdmin } from '../../demo/live/admin.ts';
import { urlsFromEnv } from '../../demo/live/urls.ts';
import { bringAxe, violations } from './support/axe.ts';
import { intercept } from './support/calls.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { callsAs, freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { signInOn } from './support/signing-in.ts';
import type { Page } from '@playwright/test';

const today = businessDayOf(Date.now(), '04:00');
const month = today.slice(0, 7);
const last = dateOf(addMonths(startOf(`${month}-01`), -1)).slice(0, 7);
const musterOf = (of: string) => `${href('payroll')}?tab=muster&month=${of}`;

async function expectSound(page: Page): Promise<void> {
  await bringAxe(page);
  expect(await violations(page, null)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('people are added, a month is marked by keyboard and from two tabs, an advance is given, and somebody leaves @deep', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const login = freshLogin('owner');
  const { restaurantId } = await openRestaurant(login, {});
  const captain = await hire(login, 'captain', 'Ravi Kumar');
  const owner = await person('owner', { viewport: DESKTOP });
  const { page } = owner;
  await signInOn(page, 'owner', login);
  await page.goto(href('payroll'));
  const form = page.getByRole('dialog', { name: 'Add person' });
  const stored = async <T>(read: {
    parent: (of: { restaurantId: string }) => string;
    decode: (of: unknown) => T;
  }) =>
    (await admin.db.collection(read.parent({ restaurantId })).get()).docs.map((doc) => ({
      id: doc.id,
      value: read.decode(doc.data()),
    }));
  const idOf = async (name: string) =>
    (await stored(people)).find(({ value }) => value.name === name)?.id ?? '';
  const cellOf = async (name: string, day: string) => {
    const id = await idOf(name);
    const muster = (await stored(musters)).find(({ value }) => value.month === day.slice(0, 7));
    return muster?.value.people[id]?.[day.slice(8)];
  };

  await test.step('a captain and a cleaner are added; a reason stands beside a field', async () => {
    await page.getByRole('button', { name: 'Add person' }).click();
    await form.getByRole('button', { name: 'Save person' }).click();
    await expect(form.getByText('Enter a name, at most 80 characters.')).toBeVisible();
    await form.getByRole('textbox', { name: /^Name/ }).fill('Ravi Kumar');
    await form.getByRole('combobox', { name: 'Sign-in' }).click();
    await page.getByRole('option', { name: 'Ravi Kumar' }).click();
    await form.getByLabel('Joined on').fill(`${last}-01`);
    await form.getByRole('textbox', { name: /^Basic/ }).fill('18000');
    await form.getByRole('textbox', { name: 'Aadhaar' }).fill('1234 5678 9012');
    await expectSound(page);
    await form.getByRole('button', { name: 'Save person' }).click();
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: 'Add person' }).click();
    await form.getByRole('textbox', { name: /^Name/ }).fill('सुनीता देवी');
    await form.getByLabel('Joined on').fill(`${last}-01`);
    await form.getByRole('combobox', { name: 'Paid by' }).click();
    await page.getByRole('option', { name: 'day' }).click();
    await form.getByRole('textbox', { name: /^Basic/ }).fill('600');
    await form.getByRole('button', { name: 'Save person' }).click();
    await expect(page.getByRole('rowheader')).toHaveText([/Ravi Kumar/, /सुनीता देवी/]);
  });

  await test.step('a number is masked until it is shown', async () => {
    await page.getByRole('link', { name: 'Ravi Kumar' }).click();
    const panel = page.getByRole('dialog', { name: 'Ravi Kumar' });
    await expect(panel.getByText('•••• 9012')).toBeVisible();
    await panel.getByRole('button', { name: 'Show Aadhaar' }).click();
    await expect(panel.getByText('123456789012')).toBeVisible();
    await expectSound(page);
  });

  await test.step('the last month is marked by keyboard', async () => {
    await page.goto(musterOf(last));
    await page.getByRole('grid').focus();
    await page.keyboard.press('Home');
    const days = daysOfMonth(last);
    for (const [n] of days.entries()) await page.keyboard.press(n === 3 ? 'a' : n === 4 ? 'h' : 'p');
    await page.keyboard.press('s');
    await expect(page.getByText('All marks are saved')).toBeVisible();
    const ravi = async () => Promise.all(days.map(async (day) => (await cellOf('Ravi Kumar', day))?.mark));
    await expect.poll(ravi).toEqual(days.map((_, n) => (n === 3 ? 'A' : n === 4 ? 'HD' : 'P')));
    expect((await cellOf('सुनीता देवी', `${last}-01`))?.mark).toBe('SL');
    await expectSound(page);
  });

  await test.step('two tabs mark one muster, and both see both', async () => {
    const other = await owner.context.newPage();
    await other.goto(musterOf(last));
    await other.getByRole('grid').focus();
    await other.keyboard.press('Home');
    await other.keyboard.press('ArrowDown');
    for (let n = 0; n < 3; n += 1) await other.keyboard.press('ArrowRight');
    await other.keyboard.press('c');
    await page.keyboard.press('l');
    for (const each of [page, other]) {
      await expect(each.getByRole('gridcell', { name: /Casual leave/ })).toHaveCount(1);
      await expect(each.getByRole('gridcell', { name: /Paid leave/ })).toHaveCount(1);
    }
    await test.step('one cell in both: the second is asked, and nothing is lost', async () => {
      // The other tab's mark is on its way while this one's is stored.
      const [release, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      await intercept(other, markMuster, async (route) => {
        held.resolve();
        await release.promise;
        await route.continue();
      });
      await other.getByRole('grid').focus();
      await other.keyboard.press('End');
      await other.keyboard.press('h');
      await held.promise;
      await page.getByRole('grid').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      await page.keyboard.press('l');
      const end = daysOfMonth(last).at(-1) ?? '';
      await expect.poll(async () => (await cellOf('सुनीता देवी', end))?.mark).toBe('PL');
      release.resolve();
      await expect(other.getByRole('heading', { name: 'Changed since you began' })).toBeVisible();
      expect((await cellOf('सुनीता देवी', end))?.mark).toBe('PL');
      await expectSound(other);
      await other.getByRole('button', { name: /^Replace with yours: सुनीता देवी/ }).click();
      await expect.poll(async () => (await cellOf('सुनीता देवी', end))?.mark).toBe('HD');
      await expect(other.getByRole('heading', { name: 'Changed since you began' })).toBeHidden();
    });
    await other.close();
  });

  await test.step('who signed in is suggested, and everybody is present in one tap', async () => {
    await (
      await callsAs(captain)
    )(suggestPresence, {});
    await page.setViewportSize(PHONE);
    await page.goto(musterOf(month));
    await expect(page.getByText(/^Ravi Kumar, .*: says Present/)).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: /^Accept: Ravi Kumar/ }).click();
    await expect.poll(async () => cellOf('Ravi Kumar', today)).toMatchObject({ mark: 'P', claimed: null });
    await page.getByRole('button', { name: 'Everybody present today' }).click();
    await expect.poll(async () => (await cellOf('सुनीता देवी', today))?.mark).toBe('P');
    await page.setViewportSize(DESKTOP);
  });

  await test.step('an advance is given', async () => {
    await page.getByRole('tab', { name: 'Advances' }).click();
    await page.getByRole('button', { name: 'Give advance' }).click();
    const give = page.getByRole('dialog', { name: 'Give advance' });
    await give.getByRole('combobox', { name: /^Person/ }).click();
    await page.getByRole('option', { name: 'सुनीता देवी' }).click();
    await give.getByRole('textbox', { name: /^Amount/ }).fill('3000');
    await give.getByRole('textbox', { name: /^Taken back each month/ }).fill('1000');
    await expectSound(page);
    await give.getByRole('button', { name: 'Save advance' }).click();
    await expect(page.getByText('₹3,000 to be taken back')).toBeVisible();
    expect(await stored(advances)).toMatchObject([
      { value: { leftPaise: 3_000_00, isBeforeJoining: false } },
    ]);
  });

  await test.step('the cleaner leaves, and the page says until when the final pay is due', async () => {
    await page.getByRole('tab', { name: 'People' }).click();
    await page.getByRole('link', { name: 'सुनीता देवी' }).click();
    const panel = page.getByRole('dialog', { name: 'सुनीता देवी' });
    await panel.getByRole('button', { name: 'Leaves' }).click();
    await panel.getByLabel('Last working day').fill(today);
    await panel.getByRole('button', { name: 'Keep the last day' }).click();
    const leftOn = async () =>
      (await stored(people)).find(({ value }) => value.name === 'सुनीता देवी')?.value.leftOn;
    await expect.poll(leftOn).toBe(today);
    await expect(panel.getByRole('status').filter({ hasText: /The final pay is due by/ })).toBeVisible();
  });
});

test('a month is paid: drafted, what stops it settled, reviewed, approved, and each person paid', async ({
  person,
}) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const login = freshLogin('owner');
  const { restaurantId, call } = await openRestaurant(login, {});
  const days = daysOfMonth(last);
  const half = days[14] ?? '';
  const [stays, joins, leaves] = [newId(), newId(), newId()];
  const terms = [
    someTerms({ from: `${last}-01`, weeklyOff: null, providentFund: false, stateInsurance: false }),
  ];
  const hire = (personId: string, fields: Parameters<typeof aPerson>[0]) =>
    admin.set(
      people,
      { restaurantId, personId },
      aPerson({ memberId: null, joinedOn: `${last}-01`, terms, ...fields }),
    );
  await hire(stays, { name: 'Asha' });
  await hire(joins, { name: 'Bala', joinedOn: half });
  await hire(leaves, { name: 'Chitra', leftOn: half });
  await call(giveAdvance, {
    advanceId: newId(),
    advance: advanceTyped({ personId: stays, givenOn: `${last}-02`, firstMonth: last }),
  });
  const markedFrom = async (from: string, to: string, ids: readonly string[]) => {
    for (const day of days.filter((each) => from <= each && each <= to)) {
      const cells = ids.map((personId) => ({ personId, day, mark: 'P' as const, overtimeMinutes: 0 }));
      await call(markMuster, { month: last, cells });
    }
  };
  const [first = '', end = ''] = [days[0], days.at(-1)];
  await markedFrom(first, half, [stays, leaves]);
  await markedFrom(half, days.at(-2) ?? '', [stays, joins]);

  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  await page.goto(`${href('payroll')}?tab=pay&month=${last}`);
  const state = async () => (await admin.get(payRuns, { restaurantId, month: last }))?.state;
  const panel = page.getByRole('dialog');

  await test.step('the draft names the day that nobody marked, and leads to the muster', async () => {
    await page.getByRole('button', { name: 'Make the draft' }).click();
    await expect(page.getByText(/2 people have days that nobody marked/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as reviewed' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Open the muster' })).toHaveAttribute(
      'href',
      new RegExp(`tab=muster.*month=${last}`),
    );
    await expectSound(page);
    await markedFrom(end, end, [stays, joins]);
    await page.getByRole('button', { name: 'Draft again', exact: true }).click();
    await expect(page.getByText(/nobody marked/)).toBeHidden();
  });

  await test.step('what the law’s data do not cover is entered, and pay of this month only', async () => {
    for (const name of ['Asha', 'Bala', 'Chitra']) {
      await page.getByRole('link', { name }).click();
      const tax = panel.getByRole('textbox', { name: /^Profession tax/ });
      await expect(panel.getByRole('button', { name: 'Save and draft again' })).toBeVisible();
      if ((await tax.count()) > 0) await tax.fill('0');
      if (name === 'Asha') {
        await panel.getByRole('button', { name: 'Add pay' }).click();
        await panel.getByRole('textbox', { name: 'What for' }).fill('Festival');
        await panel.getByRole('textbox', { name: /^Amount/ }).fill('500');
        await expectSound(page);
      }
      await panel.getByRole('button', { name: 'Save and draft again' }).click();
      await expect(page.getByText(`What you entered for ${name} is in the draft`)).toBeVisible();
      if (name === 'Asha') await expect(panel.getByText('Festival', { exact: true })).toBeVisible();
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(panel).toBeHidden();
    }
  });

  await test.step('who left has a final pay, approved and paid before the month', async () => {
    await page.goto(`${href('payroll')}?tab=people&person=${leaves}`);
    await page.getByRole('button', { name: 'Final pay' }).click();
    const slip = page.getByRole('dialog', { name: 'Slip of Chitra' });
    await expect(slip.getByText(/The law wants this paid by/)).toBeVisible();
    await expectSound(page);
    await slip.getByRole('button', { name: 'Approve this final pay' }).click();
    const sure = page.getByRole('dialog', { name: 'Approve the final pay of Chitra?' });
    await sure.getByRole('button', { name: 'Approve this final pay' }).click();
    await expect(slip.getByText(/^This final pay was approved on/)).toBeVisible();
    await expect(slip.getByRole('button', { name: 'Save and draft again' })).toBeHidden();
    await page.setViewportSize(PHONE);
    await slip.getByRole('button', { name: 'Note as paid' }).click();
    await expect(slip.getByText(/^Paid: Cash/)).toBeVisible();
    await expectSound(page);
    await page.setViewportSize(DESKTOP);
    await slip.getByRole('button', { name: 'Close' }).click();
    await expect(slip).toBeHidden();
    expect(await state()).toBe('draft');
    await page.getByRole('button', { name: 'Draft again', exact: true }).click();
    await expect(page.getByText('The draft is made')).toBeVisible();
    const paid = (await admin.get(payRuns, { restaurantId, month: last }))?.rows[leaves];
    expect(paid).toMatchObject({ isSettled: true, isPaid: true });
  });

  await test.step('it is reviewed and approved once', async () => {
    await page.getByRole('button', { name: 'Mark as reviewed' }).click();
    await page.getByRole('button', { name: 'Compare with the month before' }).click();
    await expect(page.getByText('There is no pay of the month before to compare with.')).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
    await panel.getByRole('button', { name: 'Approve' }).click();
    await expect.poll(state).toBe('approved');
    await expect(page.getByText(/^This pay stands/)).toBeVisible();
  });

  await test.step('one is paid by UPI with its reference, the others in cash', async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole('link', { name: 'Asha' }).click();
    await expect(panel.getByRole('img', { name: /^UPI code for ₹.* to Asha$/ })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Open the UPI app' })).toHaveAttribute('href', /^upi:/);
    await panel.getByRole('combobox', { name: 'Paid by' }).click();
    await page.getByRole('option', { name: 'UPI' }).click();
    await panel.getByRole('button', { name: 'Note as paid' }).click();
    await expect(panel.getByText('Enter the reference, at most 60 characters.')).toBeVisible();
    await panel.getByRole('textbox', { name: /^Reference/ }).fill('612345678901');
    await panel.getByRole('button', { name: 'Note as paid' }).click();
    await expect(panel.getByText(/^Paid: UPI/)).toBeVisible();
    await expectSound(page);
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.setViewportSize(DESKTOP);
    await page.getByRole('button', { name: 'Note as paid' }).click();
    await expect.poll(state).toBe('paid');
    await page.getByRole('button', { name: 'Open the registers' }).click();
    await expect(page.getByRole('region', { name: 'Register of wages' })).toBeVisible();
    await expectSound(page);
    expect((await admin.db.collection(advances.parent({ restaurantId })).get()).docs).toHaveLength(1);
  });
});

test('two hundred people of a whole month stay quick to type @deep', async ({ person }) => {
  const admin = openAdmin(urlsFromEnv(process.env));
  const login = freshLogin('owner');
  const { restaurantId, call } = await openRestaurant(login, {});
  const ids = Array.from({ length: 200 }, newId);
  const terms = [someTerms({ from: `${last}-01`, weeklyOff: null })];
  await Promise.all(
    ids.map((personId, n) => {
      const name = `Person ${String(n).padStart(3, '0')}`;
      const paid = aPerson({ name, memberId: null, joinedOn: `${last}-01`, terms });
      return admin.set(people, { restaurantId, personId }, paid);
    }),
  );
  for (const day of daysOfMonth(last)) {
    const cells = ids.map((personId) => ({ personId, day, mark: 'P' as const, overtimeMinutes: 0 }));
    await call(markMuster, { month: last, cells });
  }
  const { page } = await person('owner', { viewport: DESKTOP });
  await signInOn(page, 'owner', login);
  await page.goto(musterOf(last));
  await expect(page.getByRole('gridcell', { name: /Present/ }).first()).toBeVisible();
  await page.getByRole('grid').focus();
  await page.keyboard.press('Home');
  // The time from the key to the repainted page, which the person waits for.
  const times = await page.getByRole('grid').evaluate(async (grid) => {
    const taken: number[] = [];
    for (const key of 'apahapapahapapahapapahapapahap') {
      const from = performance.now();
      grid.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await Promise.resolve();
      void grid.getBoundingClientRect();
      taken.push(performance.now() - from);
      await new Promise((done) => requestAnimationFrame(done));
    }
    return taken.toSorted((a, b) => a - b);
  });
  test
    .info()
    .annotations.push({ type: 'typing, ms', description: times.map((ms) => ms.toFixed(1)).join(' ') });
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(50);
  await expect(page.getByRole('gridcell', { name: /Absent/ }).first()).toBeVisible();
});
