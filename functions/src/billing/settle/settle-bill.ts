import { assertMaySettle } from '@bhoj/domain/billing/discounts/discount';
import { assertCashAllowed, holdPayments, paysWhole } from '@bhoj/domain/billing/settle/payments';
import { choosePortions } from '@bhoj/domain/billing/bill/portions';
import { billOf, dueOf } from '@bhoj/domain/billing/settle/running-bill';
import { answerBefore } from '@bhoj/domain/billing/settle/answer-before';
import { assertCanSettle } from '@bhoj/domain/billing/settle/settlement';
import { settleBill as contract } from '@bhoj/domain/billing/settle/settlement.contract';
import { inTill } from '@bhoj/domain/cash/sums';
import { sum, ZERO } from '@bhoj/domain/money/money';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { memberOf } from '../../shared/author.ts';
import { readTill } from '../../shared/cash.repo.ts';
import { readAccount, writeAccount } from '../../shared/orders.repo.ts';
import { readRestaurant } from '../../shared/settings.repo.ts';
import { readOtherCash } from './other-cash.repo.ts';
import { issueBill } from './issue-bill.repo.ts';
import { discountLimitOf } from '@bhoj/domain/members/member-rights';
import type { Due } from '@bhoj/domain/billing/settle/running-bill';
import type { TeamRole } from '@bhoj/domain/catalogue/roles';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { DocumentSettings, ServiceSettings } from '@bhoj/domain/restaurant/settings.schema';
import type { Context } from '../../firebase/define-callable.ts';
import type { Store } from '../../firebase/store.ts';
import type { Till } from '../../shared/cash.repo.ts';
import type { OrderAt, StoredAccount } from '../../shared/orders.repo.ts';

/** An order to settle, with the input and the amount due. */
interface Settling {
  readonly at: OrderAt;
  readonly input: InputOf<typeof contract>;
  readonly context: Context<TeamRole>;
  readonly account: StoredAccount;
  readonly restaurant: Restaurant & ServiceSettings & DocumentSettings;
  readonly due: Due;
  readonly till: Till;
}

/** Stores payments below the amount due on the order. */
function keepPart(store: Store, { at, input, context, account, due, till }: Settling) {
  const { orderId, requestId, payments, among } = input;
  const part = holdPayments(account, { requestId, payments, due, among, at: context.now, ...till.named });
  writeAccount(store, at, account, part.account);
  till.write(store, { day: null, held: inTill(payments) });
  const paidPaise = sum(payments.map(({ amountPaise }) => amountPaise));
  context.record(store, { orderId, requestId, paidPaise, duePaise: part.duePaise });
  return { invoice: null, duePaise: part.duePaise };
}

/** Issues the document for the paid portions. The table becomes free when nothing is left to bill. */
async function issue(store: Store, settling: Settling) {
  const { at, input, context, account, restaurant, till } = settling;
  const { bill } = settling.due;
  const { orderId, requestId, payments, portions } = input;
  const { settlement, after } = await issueBill(store, {
    at,
    account,
    restaurant,
    bill,
    portions: choosePortions(account.order, portions),
    payments,
    requestId,
    by: memberOf(context.caller),
    now: context.now,
    till,
  });
  writeAccount(store, at, account, after);
  const { invoiceId: documentId, number } = settlement;
  context.record(store, { orderId, invoiceId: documentId, number, totalPaise: bill.totalPaise });
  return { invoice: settlement, duePaise: ZERO };
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
    assertMaySettle(account, {
      kind,
      limitPaise: discountLimitOf(context.caller, restaurant.captainDiscountLimitPaise),
    });
    const due = dueOf(account.money, billOf(account, restaurant, portions));
    const [otherCash, till] = await Promise.all([
      readOtherCash(store, at, account, { payments, now }),
      readTill(store, restaurant, { caller: context.caller, now, chosen: input.cashSession }),
    ]);
    const settling = { at, input, context, account, restaurant, due, till };
    assertCashAllowed(account.money, payments, now, otherCash);
    return paysWhole(due, payments, { ...account, portions })
      ? issue(store, settling)
      : keepPart(store, settling);
  }),
);
