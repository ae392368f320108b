import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { aCharge } from '@bhoj/domain/fixtures/billing';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { DEMO_MENU } from '../../../demo/demo-menu.ts';
import { freshLogin, openRestaurant } from './restaurant.ts';

/** A dish available at any hour, without sizes or add-ons, at the restaurant's own tax rate. */
const dish = DEMO_MENU.items.find(({ categoryId, variants, addOnGroupIds, taxClass }) => {
  const category = DEMO_MENU.categories.find(({ id }) => id === categoryId);
  return category?.from === null && variants.length + addOnGroupIds.length === 0 && taxClass === 'standard';
});

/** A restaurant with two tables, and the act that settles a bill of one dish at one of them. */
export async function aRestaurantWithBills() {
  if (dish === undefined) throw new Error('The demo menu has no plain dish.');
  const { id: itemId, name, taxClass, pricePaise } = dish;
  const login = freshLogin('owner');
  const { call, restaurantId } = await openRestaurant(login, {});
  await call(seedTables, { tablesPerFloor: [2] });
  const { version: menuVersion } = await call(saveMenu, { baseVersion: 0, content: DEMO_MENU });
  const settleAt = async (tableId: 'F1-T01' | 'F1-T02') => {
    const orderId = newId();
    const round = {
      restaurantId,
      orderId,
      tableId,
      type: 'dine-in' as const,
      roundId: newId(),
      menuVersion,
      selections: [{ itemId, variantId: null, addOnIds: [], quantity: 1, note: '' }],
    };
    await call(placeRound, round);
    const charge = aCharge({ itemId, name, taxClass, quantity: 1, unitPaise: pricePaise });
    const { totalPaise } = computeBill([charge], { kind: 'tax-invoice' });
    const payments = [exactly('cash', totalPaise)];
    const settled = { orderId, requestId: newId(), seenRounds: 1, portions: null, payments };
    const { invoice } = await call(settleBill, settled);
    if (invoice === null) throw new Error('The bill was not issued.');
    return { orderId, invoiceId: invoice.invoiceId };
  };
  return { login, call, settleAt, dishId: itemId };
}

/** A restaurant with one settled bill. */
export async function aSettledBill() {
  const { login, call, settleAt } = await aRestaurantWithBills();
  return { login, call, ...(await settleAt('F1-T01')) };
}
