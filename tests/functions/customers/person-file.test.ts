import { customers } from '@bhoj/domain/customers/customer.collection';
import { exportCustomer } from '@bhoj/domain/customers/customers.contract';
import { aDelivery, anOrder } from '@bhoj/domain/fixtures/orders';
import { aCustomer } from '@bhoj/domain/fixtures/people';
import { newId } from '@bhoj/domain/kernel/ids';
import { deliveries, orders } from '@bhoj/domain/orders/shape/order.collection';
import { expect, test } from 'vitest';
import { aHouse, put } from '../../support/arrange.ts';
import { call } from '../../support/mount.ts';

const MOBILE = '9812345633';

async function aGuestWith(deliveryCount: number, orderCount: number) {
  const { restaurantId, owner } = await aHouse({}, { tableCount: 1 });
  const customerId = newId();
  await put(customers, { restaurantId, customerId }, aCustomer({ mobile: MOBILE }));
  const order = anOrder({ label: 'Farhan', customer: { id: customerId, name: 'Farhan' } });
  const puts = [
    ...Array.from({ length: deliveryCount }, () =>
      put(deliveries, { restaurantId, orderId: newId() }, aDelivery({ mobile: MOBILE })),
    ),
    ...Array.from({ length: orderCount }, () => put(orders, { restaurantId, orderId: newId() }, order)),
  ];
  await Promise.all(puts);
  return (await call(exportCustomer, { customerId }, owner)).customer;
}

test('a person’s file has all that is stored up to its bounds, and says nothing then', async () => {
  const file = await aGuestWith(100, 3);
  expect([file.addresses.length, file.orders.length, file.leftOut]).toEqual([100, 3, []]);
});

test('a person’s file says of what more is stored', async () => {
  const file = await aGuestWith(101, 501);
  expect([file.addresses.length, file.orders.length]).toEqual([100, 500]);
  expect(file.leftOut).toEqual(['orders', 'addresses']);
});
