import { setDiscount, settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { invoices, orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { expect, test } from 'vitest';
import { aHouse, anOpenOrder, get } from '../../../support/arrange.ts';
import { call, db } from '../../../support/mount.ts';
import { cash, issued, settling, tender } from '../../../support/settling.ts';

/**
 * The kitchen may read an order, but not its documents and money (tests/rules/tables), so the order must never contain
 * them.
 */
test('an order that is discounted, paid in part and settled has no payment, no discount and no share token', async () => {
  const house = await aHouse({}, { tableCount: 1 });
  const { orderId } = await anOpenOrder(house);
  const at = { restaurantId: house.restaurantId, orderId };
  const read = async () => JSON.stringify((await db.doc(orders.path(at)).get()).data());
  const reason = 'A friend of the house';
  await call(
    setDiscount,
    { orderId, requestId: newId(), discount: { kind: 'amount', value: 10_00, reason } },
    house.owner,
  );
  await call(settleBill, settling(orderId, { payments: [tender('upi', 4_321)] }), house.captain);
  const held = await read();
  const { duePaise } = await call(settleBill, settling(orderId, { payments: [cash(1_000)] }), house.captain);
  const { invoiceId } = await issued(settling(orderId, { payments: [cash(duePaise)] }), house.captain);
  const { shareToken } = await get(invoices, { restaurantId: house.restaurantId, invoiceId });
  expect(JSON.stringify(await get(orderMoney, at))).toContain(shareToken);
  for (const order of [held, await read()]) {
    expect(order).toContain('"lines"');
    for (const secret of [shareToken, reason, '4321', '"upi"', '"cash"', 'tipPaise', 'taxes'])
      expect(order).not.toContain(secret);
  }
});
