import { openSession, saveTills } from '@bhoj/domain/cash/cash.contract';
import { href } from '@bhoj/domain/catalogue/routes';
import { TILLS } from '@bhoj/domain/fixtures/cash';
import { aMenu, aMenuItem, aVariant } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { paise } from '@bhoj/domain/money/money';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { expect, PHONE, test } from './support/people.ts';
import { callsAs, freshLogin, hire, openRestaurant } from './support/restaurant.ts';
import { expectAccessible } from './support/sign-up-steps.ts';
import { signInOn } from './support/signing-in.ts';

/** A table with a thali at ₹200, two cashiers with a till each, and a captain without one. */
async function aTable() {
  const owner = freshLogin('owner');
  const { call, restaurantId } = await openRestaurant(owner, {});
  await call(seedTables, { tablesPerFloor: [1] });
  const items = [aMenuItem(aVariant({ id: 'thali', name: 'Thali', pricePaise: paise(200_00) }))];
  const { categories, addOnGroups } = aMenu();
  const { version } = await call(saveMenu, { baseVersion: 0, content: { categories, items, addOnGroups } });
  const selections = items.map(({ id }) => ({
    itemId: id,
    variantId: null,
    addOnIds: [],
    quantity: 1,
    note: '',
  }));
  const round = { restaurantId, orderId: newId(), tableId: 'F1-T01', type: 'dine-in' as const };
  await expect(() =>
    call(placeRound, { ...round, roundId: newId(), menuVersion: version, selections }),
  ).toPass();
  await call(saveTills, { on: true, tills: TILLS });
  const captain = await hire(owner, 'captain', 'Suresh');
  const [meena, ravi] = [await hire(owner, 'cashier', 'Meena'), await hire(owner, 'cashier', 'Ravi')];
  for (const [at, cashier] of [meena, ravi].entries()) {
    const opening = { sessionId: newId(), tillId: TILLS[at]?.id ?? '', floatPaise: paise(500_00) };
    await (
      await callsAs(cashier)
    )(openSession, opening);
  }
  return { captain, ravi };
}

test('a captain without a till chooses one for a payment, and pays out of it once its holder allows that (P-SESSION-4)', async ({
  person,
}) => {
  test.slow();
  const { captain, ravi } = await aTable();
  const [floor, office] = [
    await person('captain', { viewport: PHONE }),
    await person('Ravi', { viewport: PHONE }),
  ];
  const { page } = floor;
  await signInOn(page, 'captain', captain);
  await signInOn(office.page, 'owner', ravi);

  await test.step('the bill asks which till takes the money, before it is paid', async () => {
    const tile = page.getByRole('button', { name: /F1-T01/ });
    await expect(tile).toContainText('Occupied');
    await tile.click();
    await page.getByRole('button', { name: 'Bill', exact: true }).click();
    const choice = page.getByRole('group', { name: 'Which till takes the money?' });
    await expect(choice.getByRole('radio')).toHaveCount(2);
    const cash = page.getByRole('button', { name: /^Cash, exactly/ });
    await expect(cash).toBeDisabled();
    await expectAccessible(page);
    // The sentence takes the place of the radio buttons once one is chosen, so no button is there to be checked.
    await choice.getByRole('radio', { name: 'Bar · Ravi' }).click();
    await expect(page.getByText('The money goes to Bar · Ravi.')).toBeVisible();
    await expectAccessible(page);
    await cash.click();
    await expect(page.getByText(/^Paid ₹/).first()).toBeVisible();
  });

  await test.step('cash for the milk at the door is refused, and the till’s holder allows it', async () => {
    floor.expectRefusal(/moveCash|office/);
    await page.goto(href('captain'));
    await page.getByRole('button', { name: 'Pay out cash' }).click();
    const sheet = page.getByRole('dialog', { name: 'Pay out cash' });
    await expect(sheet.getByRole('radio', { name: 'Bar · Ravi' })).toBeChecked();
    await sheet.getByRole('textbox', { name: 'Amount in rupees' }).fill('40');
    await sheet.getByRole('textbox', { name: 'What for' }).fill('Milk');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Pay out', exact: true }).click();
    await sheet.getByRole('button', { name: 'Ask somebody who may' }).click();
    const card = office.page.getByRole('article', { name: 'Suresh asks' });
    await expect(card).toContainText('Cash paid out · ₹40');
    await expect(card).toContainText('Milk · The first this month');
    await card.getByRole('button', { name: 'Allow' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Done. Ravi allowed it.')).toBeVisible();
  });

  await test.step('both names stand on the movement of the session that took the bill', async () => {
    await office.page.goto(`${href('orders')}?view=day`);
    const session = office.page.getByRole('listitem', { name: 'Bar · Ravi' });
    await expect(session.getByText('Pay out: Milk (Suresh, allowed by Ravi) · ₹40')).toBeVisible();
    await session.getByRole('button', { name: 'X report' }).click();
    await expect(office.page.getByRole('dialog')).toContainText('Bills: Cash');
    await expectAccessible(office.page);
  });
});
