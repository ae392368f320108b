import { assertMayDiscount, discountTotal } from '@bhoj/domain/billing/discounts/discount';
import {
  setComplimentary as complimentAccount,
  splitForGiving,
} from '@bhoj/domain/billing/discounts/complimentary';
import type { Given } from '@bhoj/domain/billing/shape/complimentary.schema';
import { billOf, dueOf } from '@bhoj/domain/billing/settle/running-bill';
import { assertNotOver } from '@bhoj/domain/billing/settle/settlement';
import { setComplimentary as contract } from '@bhoj/domain/billing/settle/settlement.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { discountLimitOf } from '@bhoj/domain/members/member-rights';
import { same } from '@bhoj/domain/kernel/same';
import { placeFields } from '@bhoj/domain/orders/shape/order-tables';
import { memberOf } from '../../shared/author.ts';
import { defineApprovable } from '../../shared/define-approvable.ts';
import { readAccount, writeAccount } from '../../shared/orders.repo.ts';
import { readRestaurant } from '../../shared/settings.repo.ts';

export const setComplimentary = defineApprovable(
  contract,
  async (store, input, { caller, authority, allowed, record, concerns }) => {
    const { restaurantId, kind } = caller;
    const { orderId, reason } = input;
    const at = { restaurantId, orderId };
    const [known, restaurant] = await Promise.all([
      readAccount(store, at),
      readRestaurant(store, restaurantId, 'service', 'documents'),
    ]);
    assertNotOver(known.order);
    const asked = reason === null ? null : { reason, by: memberOf(caller) };
    const isWanted = (id: string) => reason !== null && input.lineIds.includes(id);
    const some = Object.entries(input.portions ?? {}).filter(([id]) => isWanted(id));
    const split = splitForGiving(known, Object.fromEntries(some));
    const lineIds = input.lineIds.map((id) => split.ids[id] ?? id);
    const givenBy = (given: Given | null) => ({
      ...known,
      ...complimentAccount(split.account, lineIds, given),
    });
    const account = givenBy(asked && { ...asked, ...allowed });
    if (same(known.money.complimentary, account.money.complimentary)) return {};
    // The limit holds for the lines as the caller gives them, before the name of an allower is added.
    const wanted = givenBy(asked);
    const place = placeFields(known.order);
    concerns({ orderId, ...place, amountPaise: discountTotal(wanted), reason: reason ?? '' });
    const limitPaise = discountLimitOf(authority, restaurant.captainDiscountLimitPaise);
    assertMayDiscount(wanted, { kind, limitPaise });
    const { duePaise, paidPaise } = dueOf(account.money, billOf(account, restaurant));
    if (duePaise < 0) throw new Refusal('part-paid', { paidPaise });
    writeAccount(store, at, known, account);
    record(store, { orderId, lines: lineIds.join(' '), reason });
    return {};
  },
  { once: true },
);
