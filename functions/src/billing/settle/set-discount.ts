import {
  assertMayDiscount,
  discountTotal,
  isSameDiscount,
  setDiscount as discountAccount,
} from '@bhoj/domain/billing/discounts/discount';
import { BY_HAND, justGiven } from '@bhoj/domain/billing/shape/discount.schema';
import { billOf, dueOf } from '@bhoj/domain/billing/settle/running-bill';
import { assertNotOver } from '@bhoj/domain/billing/settle/settlement';
import { setDiscount as contract } from '@bhoj/domain/billing/settle/settlement.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { discountLimitOf } from '@bhoj/domain/members/member-rights';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { placeFields } from '@bhoj/domain/orders/shape/order-tables';
import { memberOf } from '../../shared/author.ts';
import { defineApprovable } from '../../shared/define-approvable.ts';
import { readAccount, writeAccount } from '../../shared/orders.repo.ts';
import { readRestaurant } from '../../shared/settings.repo.ts';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { Store } from '../../firebase/store.ts';

type Wanted = NonNullable<InputOf<typeof contract>['discount']>;

/** Adds to the input the menu's names of its categories. Throws `menu-changed` for a missing category. */
async function named(store: Store, restaurantId: string, { categoryIds, ...wanted }: Wanted) {
  if (categoryIds === undefined) return wanted;
  const menu = await store.get(menus, { restaurantId });
  const categories = (menu?.categories ?? []).filter(({ id }) => categoryIds.includes(id));
  if (categories.length < new Set(categoryIds).size)
    throw new Refusal('menu-changed', { version: menu?.version ?? 0 });
  return { ...wanted, categories: categories.map(({ id, name }) => ({ id, name })) };
}

export const setDiscount = defineApprovable(
  contract,
  async (store, input, { caller, authority, allowed, record, concerns }) => {
    const { restaurantId, kind } = caller;
    const { orderId } = input;
    const at = { restaurantId, orderId };
    const [known, restaurant] = await Promise.all([
      readAccount(store, at),
      readRestaurant(store, restaurantId, 'service', 'documents'),
    ]);
    const asked = input.discount && {
      ...(await named(store, restaurantId, input.discount)),
      by: memberOf(caller),
      ...BY_HAND,
      ...justGiven(known.order),
    };
    const discount = asked && { ...asked, ...allowed };
    if (isSameDiscount(known.money.discount, discount)) return {};
    assertNotOver(known.order);
    const wanted = discountAccount(known, asked);
    const amountPaise = discountTotal(wanted);
    concerns({ orderId, ...placeFields(known.order), amountPaise, reason: asked?.reason ?? '' });
    // The limit holds for the discount as the caller gives it, before the name of an allower is added.
    const limitPaise = discountLimitOf(authority, restaurant.captainDiscountLimitPaise);
    assertMayDiscount(wanted, { kind, limitPaise });
    const account = discountAccount(known, discount);
    const { duePaise, paidPaise } = dueOf(account.money, billOf(account, restaurant));
    if (duePaise < 0) throw new Refusal('part-paid', { paidPaise });
    writeAccount(store, at, known, account);
    record(store, {
      orderId,
      kind: discount?.kind ?? null,
      value: discount?.value ?? null,
      reason: discount?.reason ?? null,
    });
    return {};
  },
  { once: true },
);
