import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { minus } from '@bhoj/domain/money/money';
import { owedOf } from '@bhoj/domain/stock/buying/bill';
import { payVendor as pay } from '@bhoj/domain/stock/buying/pay-vendor';
import { refusedBuying } from '@bhoj/domain/stock/buying/refused';
import { dateOf } from '@bhoj/domain/time/ist';
import { payVendor as contract } from '@bhoj/domain/stock/buying/vendors.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { actOnce } from '../../shared/answers.repo.ts';
import { readService } from '../../shared/cash.repo.ts';
import { needVendor, readPayingTill } from '../buying.repo.ts';

export const payVendor = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  if (input.day > dateOf(now)) throw refusedBuying('bill-day-wrong');
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const { requestId, vendorId, amountPaise, method, day } = input;
    if (day > dateOf(now)) throw refusedBuying('bill-day-wrong');
    const [vendor, service, unpaid] = await Promise.all([
      needVendor(store, { restaurantId, vendorId }),
      readService(store, restaurantId),
      store.find(expenses, { restaurantId }, expenses.queries.owedTo(vendorId)),
    ]);
    const till = await readPayingTill(store, service, method, caller);
    const { changed, part } = pay(unpaid, { amountPaise, method, day, ...till });
    for (const { id: expenseId, before, after } of changed)
      store.change(expenses, { restaurantId, expenseId }, before, after);
    if (part !== null) store.create(expenses, { restaurantId, expenseId: requestId }, part);
    record(store, { vendorId, vendor: vendor.name, amountPaise, method, day });
    return { owedPaise: minus(owedOf(unpaid.map(({ value }) => value)), amountPaise) };
  });
});
