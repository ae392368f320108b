import { assertMayDiscount } from '@bhoj/domain/billing/discounts/discount';
import {
  setComplimentary as complimentAccount,
  splitForGiving,
} from '@bhoj/domain/billing/discounts/complimentary';
import { billOf, dueOf } from '@bhoj/domain/billing/settle/running-bill';
import { assertNotOver } from '@bhoj/domain/billing/settle/settlement';
import { setComplimentary as contract } from '@bhoj/domain/billing/settle/settlement.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { defineCallable } from '../firebase/define-callable.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { memberOf } from '../shared/author.ts';
import { readAccount, writeAccount } from '../shared/orders.repo.ts';
import { readRestaurant } from '../shared/settings.repo.ts';

export const setComplimentary = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId, kind } = caller;
  const { orderId, reason } = input;
  return actOnce(contract, { restaurantId, uid: caller.uid, input, now }, async (store) => {
    const at = { restaurantId, orderId };
    const [known, restaurant] = await Promise.all([
      readAccount(store, at),
      readRestaurant(store, restaurantId, 'service', 'documents'),
    ]);
    assertNotOver(known.order);
    const given = reason === null ? null : { reason, by: memberOf(caller) };
    const isWanted = (id: string) => reason !== null && input.lineIds.includes(id);
    const some = Object.entries(input.portions ?? {}).filter(([id]) => isWanted(id));
    const split = splitForGiving(known, Object.fromEntries(some));
    const lineIds = input.lineIds.map((id) => split.ids[id] ?? id);
    const account = { ...known, ...complimentAccount(split.account, lineIds, given) };
    if (same(known.money.complimentary, account.money.complimentary)) return {};
    assertMayDiscount(account, { kind, limitPaise: restaurant.captainDiscountLimitPaise });
    const { duePaise, paidPaise } = dueOf(account.money, billOf(account, restaurant));
    if (duePaise < 0) throw new Refusal('part-paid', { paidPaise });
    writeAccount(store, at, known, account);
    record(store, { orderId, lines: lineIds.join(' '), reason });
    return {};
  });
});
