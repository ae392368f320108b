import { followAccount } from '@bhoj/domain/billing/records/customer-totals';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { assertMayDiscount } from '@bhoj/domain/billing/discounts/discount';
import { invoiceCounterId, invoiceId } from '@bhoj/domain/billing/documents/invoice';
import { assertCashAllowed, holdPayments, paysWhole } from '@bhoj/domain/billing/settle/payments';
import { choosePortions } from '@bhoj/domain/billing/bill/portions';
import { billOf, dueOf } from '@bhoj/domain/billing/settle/running-bill';
import {
  addSettlement,
  answerBefore,
  assertCanSettle,
  issueInvoice,
} from '@bhoj/domain/billing/settle/settlement';
import { settleBill as contract } from '@bhoj/domain/billing/settle/settlement.contract';
import { countInvoice } from '@bhoj/domain/days/day';
import { newShareToken } from '@bhoj/domain/kernel/ids';
import { sum, ZERO } from '@bhoj/domain/money/money';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { memberOf } from '../shared/author.ts';
import { readFacts } from '../shared/days.repo.ts';
import { readAccount, writeAccount } from '../shared/orders.repo.ts';
import { readRestaurant } from '../shared/settings.repo.ts';
import { readCodeUse, writeCodeUse } from './code-use.repo.ts';
import { readIssue, writeIssue } from './documents.repo.ts';
import type { Due } from '@bhoj/domain/billing/settle/running-bill';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { DocumentSettings, ServiceSettings } from '@bhoj/domain/restaurant/settings.schema';
import type { Context } from '../firebase/define-callable.ts';
import type { Store } from '../firebase/store.ts';
import type { OrderAt, StoredAccount } from '../shared/orders.repo.ts';

/** An order to settle, with the input and the amount due. */
interface Settling {
  readonly at: OrderAt;
  readonly input: InputOf<typeof contract>;
  readonly context: Context<'captain' | 'owner'>;
  readonly account: StoredAccount;
  readonly restaurant: Restaurant & ServiceSettings & DocumentSettings;
  readonly due: Due;
}

/** Stores payments below the amount due on the order. */
function keepPart(store: Store, { at, input, context, account, due }: Settling) {
  const { orderId, requestId, payments, among } = input;
  const part = holdPayments(account, { requestId, payments, due, among, at: context.now });
  writeAccount(store, at, account, part.account);
  const paidPaise = sum(payments.map(({ amountPaise }) => amountPaise));
  context.record(store, { orderId, requestId, paidPaise, duePaise: part.duePaise });
  return { invoice: null, duePaise: part.duePaise };
}

/** Issues the document for the paid portions. The table becomes free when nothing is left to bill. */
async function issue(store: Store, { at, input, context, account, restaurant, due }: Settling) {
  const { restaurantId, orderId } = at;
  const { requestId, payments } = input;
  const { order, money } = account;
  const { now } = context;
  const counterId = invoiceCounterId(restaurant.invoiceSeries, now);
  const customerId = order.customer?.id ?? null;
  const [slot, code] = await Promise.all([
    readIssue(store, { restaurantId, counterId, customerId, settings: restaurant, at: now }),
    readCodeUse(store, restaurantId, money.discount),
  ]);
  const { bill } = due;
  const named = await readFacts(store, { restaurantId, day: slot.day, bill });
  const invoice = issueInvoice({
    restaurant,
    orderId,
    order,
    money,
    bill,
    portions: choosePortions(order, input.portions),
    payments,
    businessDay: slot.day.day,
    sequence: slot.sequence,
    shareToken: newShareToken(),
    by: memberOf(context.caller),
    at: now,
  });
  const documentId = invoiceId(invoice.series, invoice.financialYear, slot.sequence);
  const after = addSettlement(account, { requestId, invoiceId: documentId, invoice });
  store.create(invoices, { restaurantId, invoiceId: documentId }, invoice);
  writeIssue(store, slot, {
    day: (day) => named(countInvoice(day, invoice)),
    customer: (customer, id) => ({
      ...followAccount(customer, { customerId: id, orderId, before: account, after: after.account }),
      lastSeenAt: now,
    }),
  });
  writeCodeUse(store, code, { before: account, after: after.account });
  writeAccount(store, at, account, after.account);
  context.record(store, {
    orderId,
    invoiceId: documentId,
    number: invoice.number,
    totalPaise: bill.totalPaise,
  });
  return { invoice: after.settlement, duePaise: ZERO };
}

export const settleBill = defineCallable(contract, (input, context) =>
  transact(context.caller.restaurantId, async (store) => {
    const { restaurantId, kind } = context.caller;
    const { orderId, requestId, payments, portions } = input;
    const { now } = context;
    const at = { restaurantId, orderId };
    const [account, restaurant] = await Promise.all([
      readAccount(store, at),
      readRestaurant(store, restaurantId, 'service', 'documents'),
    ]);
    const before = answerBefore(account.money, requestId);
    if (before !== null) return before;
    assertCanSettle(account.order, input.seenRounds);
    assertMayDiscount(account, { kind, limitPaise: restaurant.captainDiscountLimitPaise });
    const due = dueOf(account.money, billOf(account, restaurant, portions));
    const settling = { at, input, context, account, restaurant, due };
    assertCashAllowed(account.money, payments, now);
    return paysWhole(due, payments, { ...account, portions })
      ? issue(store, settling)
      : keepPart(store, settling);
  }),
);
