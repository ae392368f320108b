import { assertCanClose, closeDay as close } from '@bhoj/domain/days/closing';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { firstOfYear, turnoverBefore, yearTurnover } from '@bhoj/domain/days/turnover';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { paidFromDrawer } from '@bhoj/domain/expenses/month';
import { backInDrawer } from '@bhoj/domain/expenses/vendor-refund';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { firstRoundOf } from '@bhoj/domain/orders/rounds/first-round';
import { firstRoundsWith } from '@bhoj/domain/restaurant/first-round-norm';
import { closeDay as contract } from '@bhoj/domain/days/days.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { ServiceSettings } from '@bhoj/domain/restaurant/settings.schema';
import type { FirstRound } from '@bhoj/domain/restaurant/first-round-norm';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';
import { actOnce } from '../shared/answers.repo.ts';
import { memberOf } from '../shared/author.ts';
import { tell } from '../shared/notices.repo.ts';
import { readDaySessions } from '../shared/day-sessions.repo.ts';
import { readRestaurant } from '../shared/settings.repo.ts';

/** The most open orders to count; no restaurant has that many. */
const MANY = 1000;

/** Returns the counts of guests' first rounds of the day, from its last 50 orders, which is enough for the norm. */
async function firstRoundsOf(restaurantId: string, businessDay: string): Promise<FirstRound[]> {
  const spec = orders.queries.past({ businessDay });
  const { rows } = await readAt((store) => store.findReadable(orders, { restaurantId }, spec));
  return rows.flatMap(({ value }) => firstRoundOf(value) ?? []);
}

/** Reads the money that vendors put into a day's drawer; nothing where the restaurant keeps no stock. */
async function readMoneyBack(
  store: Pick<Store, 'find'>,
  { keepsStock }: Pick<ServiceSettings, 'keepsStock'>,
  { restaurantId, day }: { readonly restaurantId: string; readonly day: string },
) {
  if (keepsStock !== true) return [];
  const found = await store.find(vendorRefunds, { restaurantId }, vendorRefunds.queries.ofDrawer(day));
  return found.map(({ value }) => value);
}

export const closeDay = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { day, requestId: _, seenMovements, seenExpensesPaise, seenMoneyBackPaise, ...drawer } = input;
  const begun = await firstRoundsOf(restaurantId, day);
  return actOnce(contract, { restaurantId, uid: caller.uid, input, now }, async (store) => {
    const { label: by, id: byId } = memberOf(caller);
    const [restaurant, known, stored, last, spent, openOrders, ordersUntil] = await Promise.all([
      readRestaurant(store, restaurantId, 'service', 'notices'),
      store.get(closings, { restaurantId, day }),
      store.get(days, { restaurantId, day }),
      store.find(closings, { restaurantId }, closings.queries.before(day)),
      store.find(expenses, { restaurantId }, expenses.queries.ofDrawer(day)),
      store.count(orders, { restaurantId }, orders.queries.openUntil(day, MANY)),
      store.count(orders, { restaurantId }, orders.queries.until(day, 1)),
    ]);
    if (known !== null) throw new Refusal('day-closed', { day });
    assertCanClose(day, businessDayOf(now, restaurant.dayCutoff), { openOrders, ordersUntil });
    const back = await readMoneyBack(store, restaurant, { restaurantId, day });
    const cash = await readDaySessions(store, restaurant, { restaurantId, day, note: drawer.note });
    const { restaurantName } = restaurant;
    const before = last[0]?.value ?? null;
    const since = turnoverBefore(before, day)?.day ?? firstOfYear(day);
    const unclosed = await store.find(days, { restaurantId }, days.queries.since(since));
    const end = close(stored ?? emptyDay(day), cash.counted?.drawer ?? drawer, {
      seenMovements,
      seenExpensesPaise,
      expensesPaise: paidFromDrawer(spent.map(({ value }) => value)),
      seenMoneyBackPaise,
      moneyBackPaise: backInDrawer(back),
      by,
      byId,
      restaurantName,
      yearTurnoverPaise: yearTurnover(
        before,
        unclosed.map(({ value }) => value),
        day,
      ),
      at: now,
      ...(cash.counted !== null && { sessions: cash.counted }),
    });
    cash.write(store);
    store.create(closings, { restaurantId, day }, end.closing);
    store.set(days, { restaurantId, day }, end.day);
    const firstRounds = firstRoundsWith(restaurant.firstRounds ?? null, begun);
    if (begun.length > 0) store.update(serviceSettings, { restaurantId }, { firstRounds });
    const { expectedCashPaise, differencePaise, countedCashPaise } = end.closing;
    record(store, { day, expectedCashPaise, countedCashPaise, differencePaise });
    const about = { kind: 'drawer-differs', day, differencePaise, by } as const;
    tell(store, { restaurantId, choice: restaurant, about, now });
    return end.closing;
  });
});
