import { customers } from '@bhoj/domain/customers/customer.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { invoices } from '@bhoj/domain/billing/document.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import { withInvoice } from '@bhoj/domain/days/day';
import { assertMayDiscount } from '@bhoj/domain/billing/discount';
import { invoiceCounterId, invoiceId } from '@bhoj/domain/billing/invoice';
import { paysWhole, withPart } from '@bhoj/domain/billing/payments';
import { takenPortions } from '@bhoj/domain/billing/portions';
import { billOf, dueOf } from '@bhoj/domain/billing/running-bill';
import { answerBefore, assertCanSettle, issueInvoice, settled } from '@bhoj/domain/billing/settlement';
import { settleBill as contract } from '@bhoj/domain/billing/settlement.contract';
import { plus, sum, ZERO } from '@bhoj/domain/money/money';
import { holdsTable } from '@bhoj/domain/orders/round';
import { newShareToken } from '@bhoj/domain/kernel/ids';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { VACANT } from '@bhoj/domain/tables/table';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { openDay } from '../shared/open-day.repo.ts';
import type { Due } from '@bhoj/domain/billing/running-bill';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Context } from '../firebase/define-callable.ts';
import type { Store } from '../firebase/store.ts';

/** An order that somebody settles, and what for. */
interface Settling {
  readonly input: InputOf<typeof contract>;
  readonly context: Context<'captain' | 'owner'>;
  readonly order: Order;
  readonly restaurant: Restaurant;
  readonly due: Due;
}

/** Keeps payments of less than is due on the order. */
function keepPart(store: Store, { input, context, order, due }: Settling) {
  const { restaurantId } = context.caller;
  const { orderId, requestId, payments } = input;
  const part = withPart(order, { requestId, payments, due, at: context.now });
  store.change(orders, { restaurantId, orderId }, order, part.order);
  const paidPaise = sum(payments.map(({ amountPaise }) => amountPaise));
  context.record(store, { orderId, requestId, paidPaise, duePaise: part.duePaise });
  return { invoice: null, duePaise: part.duePaise };
}

/** What issuing a document needs besides: all of it is read before anything is written. */
async function readIssue(store: Store, { context, order, restaurant }: Settling) {
  const { restaurantId } = context.caller;
  const counterId = invoiceCounterId(restaurant.invoiceSeries, context.now);
  const { customerId } = order;
  const [counter, day, customer] = await Promise.all([
    store.get(counters, { restaurantId, counterId }),
    openDay(store, restaurantId, businessDayOf(context.now, restaurant.dayCutoff)),
    customerId === null ? null : store.get(customers, { restaurantId, customerId }),
  ]);
  const sequence = (counter?.last ?? 0) + 1;
  return { counterId, sequence, day, customer };
}

/** Issues the document of what is paid; the table is free once nothing is left to bill. */
async function issue(store: Store, settling: Settling) {
  const { input, context, order, restaurant, due } = settling;
  const { restaurantId } = context.caller;
  const { orderId, requestId, payments } = input;
  const { bill } = due;
  const { counterId, sequence, day, customer } = await readIssue(store, settling);
  const at = context.now;
  const to = { businessDay: day.day, sequence, shareToken: newShareToken(), at };
  const invoice = issueInvoice({ restaurant, orderId, order, bill, payments, ...to });
  const id = invoiceId(invoice.series, invoice.financialYear, sequence);
  const portions = takenPortions(order, input.portions);
  const after = settled(order, { requestId, invoiceId: id, invoice, portions });
  store.set(counters, { restaurantId, counterId }, { last: sequence });
  store.create(invoices, { restaurantId, invoiceId: id }, invoice);
  store.set(days, { restaurantId, day: day.day }, withInvoice(day, invoice));
  store.change(orders, { restaurantId, orderId }, order, after.order);
  if (after.order.state === 'Completed' && holdsTable(order))
    store.update(tables, { restaurantId, tableId: order.tableId }, VACANT);
  if (customer !== null && order.customerId !== null) {
    store.set(
      customers,
      { restaurantId, customerId: order.customerId },
      {
        ...customer,
        visits: customer.visits + (order.settlements.length === 0 ? 1 : 0),
        spentPaise: plus(customer.spentPaise, bill.totalPaise),
        lastSeenAt: at,
      },
    );
  }
  context.record(store, { orderId, invoiceId: id, number: invoice.number, totalPaise: bill.totalPaise });
  return { invoice: after.settlement, duePaise: ZERO };
}

export const settleBill = defineCallable(contract, (input, context) =>
  transact(context.caller.restaurantId, async (store) => {
    const { restaurantId, kind } = context.caller;
    const { orderId, requestId, payments, portions } = input;
    const [order, restaurant] = await Promise.all([
      store.get(orders, { restaurantId, orderId }),
      store.get(restaurants, { restaurantId }),
    ]);
    if (order === null) throw new Refusal('order-not-found');
    const before = answerBefore(order, requestId);
    if (before !== null) return before;
    assertCanSettle(order, input.seenRounds);
    if (restaurant === null) throw new Refusal('restaurant-not-found');
    assertMayDiscount(order, { kind, limitPaise: restaurant.captainDiscountLimitPaise });
    const due = dueOf(order, billOf(order, restaurant, portions));
    const settling = { input, context, order, restaurant, due };
    return paysWhole(due, payments, { order, portions }) ? issue(store, settling) : keepPart(store, settling);
  }),
);
