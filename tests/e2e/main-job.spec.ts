import { href } from '@bhoj/domain/catalogue/routes';
import { FIELD_AGENT } from '../../demo/demo-settings.ts';
import { DESKTOP, expect, PHONE, test } from './support/people.ts';
import { freshLogin, hire } from './support/restaurant.ts';
import { addDish, enterLegalDetails, GSTIN, onboard, signUp } from './support/owner-steps.ts';
import { openFromQr, orderRound, startOrdering } from './support/guest-steps.ts';
import { signInOn } from './support/signing-in.ts';

test('from sign-up to a paid bill, with every role (APP-1, APP-3, APP-4)', async ({ person }) => {
  const owner = await person('owner', { viewport: DESKTOP });
  const ownerLogin = freshLogin('owner');

  await test.step('the owner signs up with a referral ID and answers onboarding', async () => {
    await signUp(owner.page, {
      ...ownerLogin,
      restaurantName: 'Chulha & Co',
      staffReferralId: FIELD_AGENT.referralId,
    });
    await onboard(owner.page, { tablesPerFloor: [3, 2], taxPercentage: 5 });
  });

  await test.step('enters the legal details and two dishes', async () => {
    await enterLegalDetails(owner.page);
    await addDish(owner.page, { name: 'Paneer Tikka', price: '249', category: 'Starters' });
    await addDish(owner.page, { name: 'Dal Makhani', price: '287', category: 'Mains' });
  });

  const qrLink = await test.step('opens the QR page', async () => {
    await owner.page.goto(href('qrCodes'));
    const card = owner.page.getByRole('region', { name: 'Table F1-T01' });
    await card.getByRole('button', { name: 'More for Table F1-T01' }).click();
    const link = await owner.page.getByRole('menuitem', { name: 'Open link' }).getAttribute('href');
    expect(link).toMatch(/\/customer\/details\/.+\/F1-T01\?k=\w{12}$/);
    return link ?? '';
  });

  const kitchen = await person('kitchen', { viewport: DESKTOP });
  const captain = await person('captain', { viewport: PHONE });
  await test.step('captain and kitchen sign in', async () => {
    await signInOn(kitchen.page, 'kitchen', await hire(ownerLogin, 'kitchen', 'Ganesh'));
    await signInOn(captain.page, 'captain', await hire(ownerLogin, 'captain', 'Suresh'));
    await expect(kitchen.page).toHaveURL(new RegExp(`${href('kitchen')}$`));
    await expect(captain.page).toHaveURL(new RegExp(`${href('captain')}$`));
    await expect(captain.page.getByRole('button', { name: /F1-T01/ })).toContainText('Available');
  });

  const guest = await person('guest', { viewport: PHONE });
  await test.step('a guest opens the QR link, skips name and number, orders two rounds', async () => {
    await openFromQr(guest.page, qrLink);
    await startOrdering(guest.page);
    await orderRound(guest.page, ['Paneer Tikka', 'Dal Makhani']);
    await orderRound(guest.page, ['Paneer Tikka']);
  });

  await test.step('the kitchen sees both KOTs without a reload and moves them to ready', async () => {
    for (const kot of ['KOT 1', 'KOT 2']) {
      const ticket = kitchen.page.getByRole('article', { name: new RegExp(`${kot}\\b`) });
      await expect(ticket).toContainText('F1-T01');
      await ticket.getByRole('button', { name: /start/i }).click();
      await ticket.getByRole('button', { name: /ready/i }).click();
    }
    await expect(
      kitchen.page.getByRole('article', { name: /KOT/ }).getByRole('button', { name: /start/i }),
    ).toHaveCount(0);
  });

  await test.step('the captain sees the table Occupied with the amount and settles in cash', async () => {
    const tile = captain.page.getByRole('button', { name: /F1-T01/ });
    await expect(tile).toContainText('Occupied');
    await expect(tile).toContainText('₹785');
    await tile.click();
    // 785.00 + CGST 19.63 + SGST 19.63 = 824.26; round off −0.26.
    await captain.page.getByRole('button', { name: 'Bill' }).click();
    await captain.page.getByRole('button', { name: 'Cash, exactly ₹824' }).click();
    await expect(captain.page.getByText('Paid ₹824')).toBeVisible();
    await expect(captain.page.getByText(/INV\/\d\d-\d\d\/000001/).first()).toBeVisible();
  });

  await test.step('the guest sees the paid bill: CGST = SGST and a round-off line', async () => {
    await guest.page.getByRole('link', { name: 'See the bill' }).click();
    const bill = guest.page.getByRole('article').filter({ hasText: 'Tax invoice' });
    await expect(bill).toContainText(/INV\/\d\d-\d\d\/000001/);
    await expect(bill).toContainText(/CGST 2\.5 %\s*₹19\.63/);
    await expect(bill).toContainText(/SGST 2\.5 %\s*₹19\.63/);
    await expect(bill).toContainText(/Round off\s*-₹0\.26/);
    await expect(bill).toContainText(/Total\s*₹824/);
    await expect(bill).toContainText(GSTIN);
  });

  await test.step('the table is Available, and a second guest sees nothing of the first order', async () => {
    await captain.page.goto(href('captain'));
    await expect(captain.page.getByRole('button', { name: /F1-T01/ })).toContainText('Available');
    const firstOrder = guest.page.url();
    const second = await person('second guest', { viewport: PHONE });
    await openFromQr(second.page, qrLink);
    await startOrdering(second.page);
    await expect(second.page.getByText('Dal Makhani')).toBeVisible();
    await expect(second.page.getByText(/KOT|Ready|Queued|Cooking/)).toHaveCount(0);
    second.expectRefusal(/Listen|documents/);
    await second.page.goto(firstOrder);
    await expect(second.page.getByText(/INV\//)).toHaveCount(0);
  });
});
