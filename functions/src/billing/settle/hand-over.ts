import { exactly } from '@bhoj/domain/billing/documents/invoice';
import {
  assertCanHandOver,
  assertSameValue,
  handedOverOf,
  handOver as hand,
  ownPortions,
} from '@bhoj/domain/billing/settle/handing-over';
import { handOver as contract } from '@bhoj/domain/billing/settle/handing-over.contract';
import { billOf } from '@bhoj/domain/billing/settle/running-bill';
import { countHandOver } from '@bhoj/domain/days/day';
import { days } from '@bhoj/domain/days/day.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { memberOf } from '../../shared/author.ts';
import { readTill } from '../../shared/cash.repo.ts';
import { openDay } from '../../shared/days.repo.ts';
import { readAccount, writeAccount } from '../../shared/orders.repo.ts';
import { readRestaurant } from '../../shared/settings.repo.ts';
import { issueBill } from './issue-bill.repo.ts';

export const handOver = defineCallable(contract, ({ orderId, valuePaise }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const at = { restaurantId, orderId };
    const [account, restaurant] = await Promise.all([
      readAccount(store, at),
      readRestaurant(store, restaurantId, 'service', 'documents'),
    ]);
    const { order } = account;
    const known = handedOverOf(order);
    if (known !== null) {
      assertSameValue(known, valuePaise);
      return { goodsBill: order.billing.documents.at(-1)?.number ?? null };
    }
    const aggregator = assertCanHandOver(order);
    const day = await openDay(store, restaurantId, businessDayOf(now, restaurant.dayCutoff));
    const { gstin, composition } = restaurant;
    const handedOver = hand(order, {
      valuePaise,
      day: day.day,
      at: now,
      registeredAs: { gstin, composition },
    });
    const { operator, valuePaise: value } = handedOver.handedOver;
    const goods = ownPortions(order);
    const details = { orderId, operator, valuePaise: value };
    if (Object.keys(goods).length === 0) {
      writeAccount(store, at, account, { ...account, order: handedOver.order });
      store.set(days, { restaurantId, day: day.day }, countHandOver(day, handedOver.handedOver));
      record(store, details);
      return { goodsBill: null };
    }
    const bill = billOf(account, restaurant, goods);
    const till = await readTill(store, restaurant, { caller, now });
    const { settlement, after } = await issueBill(store, {
      at,
      account,
      restaurant,
      bill,
      portions: goods,
      // The operator takes the guest's money and pays it out.
      payments: [{ ...exactly('other', bill.totalPaise), name: aggregator.operator }],
      requestId: orderId,
      by: memberOf(caller),
      now,
      till,
      countAlso: (counted) => countHandOver(counted, handedOver.handedOver),
    });
    const { billing } = after.order;
    writeAccount(store, at, account, { ...after, order: { ...handedOver.order, billing } });
    record(store, { ...details, number: settlement.number });
    return { goodsBill: settlement.number };
  }),
);
