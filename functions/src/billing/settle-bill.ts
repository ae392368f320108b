import { customers, restaurants, tables } from '@bhoj/domain/collections/restaurant';
import { counters, days, invoices, orders } from '@bhoj/domain/collections/service';
import { withInvoice } from '@bhoj/domain/billing/day';
import { invoiceCounterId, invoiceId } from '@bhoj/domain/billing/invoice';
import { assertCanSettle, assertPays, billOf, issueInvoice, settled } from '@bhoj/domain/billing/settlement';
import { settleBill as contract } from '@bhoj/domain/contracts/service';
import { plus } from '@bhoj/domain/money/money';
import { holdsTable } from '@bhoj/domain/orders/round';
import { newShareToken } from '@bhoj/domain/platform/ids';
import { Refusal } from '@bhoj/domain/platform/reasons';
import { VACANT } from '@bhoj/domain/restaurant/table';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { openDay } from './open-day.ts';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Store } from '../firebase/store.ts';

/** What settling an order needs besides the order: all of it is read before anything is written. */
async function readSettlement(
  store: Store,
  restaurantId: string,
  { order, restaurant }: { order: Order; restaurant: Restaurant },
  at: number,
) {
  const counterId = invoiceCounterId(restaurant.invoiceSeries, at);
  const { customerId } = order;
  const [counter, day, customer] = await Promise.all([
    store.get(counters, { restaurantId, counterId }),
    openDay(store, restaurantId, businessDayOf(at, restaurant.dayCutoff)),
    customerId === null ? null : store.get(customers, { restaurantId, customerId }),
  ]);
  return {
    counterId,
    sequence: (counter?.last ?? 0) + 1,
    day,
    customer,
  };
}

export const settleBill = defineCallable(contract, (input, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const { orderId, requestId, payments } = input;
    const [order, restaurant] = await Promise.all([
      store.get(orders, { restaurantId, orderId }),
      store.get(restaurants, { restaurantId }),
    ]);
    if (order === null) throw new Refusal('order-not-found');
    const known = order.settlements.find((settlement) => settlement.requestId === requestId);
    if (known !== undefined) return known;
    assertCanSettle(order, input.seenRounds);
    if (restaurant === null) throw new Refusal('restaurant-not-found');
    const read = await readSettlement(store, restaurantId, { order, restaurant }, now);
    const { counterId, sequence, day, customer } = read;
    const bill = billOf(order, restaurant);
    assertPays(bill, payments, order.type);
    const invoice = issueInvoice({
      restaurant,
      orderId,
      order,
      bill,
      payments,
      customerName: customer?.name ?? null,
      businessDay: day.day,
      guests: order.partySize ?? 1,
      sequence,
      shareToken: newShareToken(),
      at: now,
    });
    const id = invoiceId(invoice.series, invoice.financialYear, sequence);
    const closed = settled(order, { requestId, invoiceId: id, invoice });
    store.set(counters, { restaurantId, counterId }, { last: sequence });
    store.create(invoices, { restaurantId, invoiceId: id }, invoice);
    store.set(days, { restaurantId, day: day.day }, withInvoice(day, invoice));
    store.change(orders, { restaurantId, orderId }, order, closed.order);
    if (holdsTable(order)) store.update(tables, { restaurantId, tableId: order.tableId }, VACANT);
    if (customer !== null && order.customerId !== null) {
      store.set(
        customers,
        { restaurantId, customerId: order.customerId },
        {
          ...customer,
          visits: customer.visits + 1,
          spentPaise: plus(customer.spentPaise, bill.totalPaise),
          lastSeenAt: now,
        },
      );
    }
    record(store, { orderId, invoiceId: id, number: invoice.number, totalPaise: bill.totalPaise });
    return closed.settlement;
  }),
);
