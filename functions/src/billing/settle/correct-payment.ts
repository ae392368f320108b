import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { correctPayment as putRight } from '@bhoj/domain/billing/settle/payment-correction';
import { correctPayment as contract } from '@bhoj/domain/billing/settle/settlement.contract';
import { countPaymentCorrected } from '@bhoj/domain/days/day';
import { days } from '@bhoj/domain/days/day.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { actOnce } from '../../shared/answers.repo.ts';
import { memberOf } from '../../shared/author.ts';
import { NO_TILL, readService, readTill } from '../../shared/cash.repo.ts';
import { readDepositCash } from '../../shared/deposits.repo.ts';
import { readAccount, writeAccount } from '../../shared/orders.repo.ts';

export const correctPayment = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId, uid } = caller;
  const { invoiceId, payment, from, to, reason } = input;
  return actOnce(contract, { restaurantId, uid, input, now }, async (store) => {
    const at = { restaurantId, invoiceId };
    const before = await store.need(invoices, at, 'invoice-not-found');
    const { orderId, number, businessDay } = before;
    const [account, day] = await Promise.all([
      readAccount(store, { restaurantId, orderId }),
      store.need(days, { restaurantId, day: businessDay }, 'invoice-not-found'),
    ]);
    // A bill that is in no session stays in none.
    const original = before.cashSession;
    const till =
      original === undefined
        ? NO_TILL
        : await readTill(store, await readService(store, restaurantId), {
            caller,
            now,
            original,
            isRecord: true,
          });
    const correction = { payment, from, to, reason, ...till.named };
    const by = memberOf(caller);
    const deposits = to.method === 'cash' ? await readDepositCash(store, restaurantId, account.order) : [];
    const after = putRight({ invoiceId, invoice: before, account, day, correction, by, at: now, deposits });
    const counted = countPaymentCorrected(day, before, after.invoice);
    store.set(invoices, at, after.invoice);
    writeAccount(store, { restaurantId, orderId }, account, after.account);
    store.set(days, { restaurantId, day: day.day }, counted);
    till.write(store, { day: { before: day, after: counted } });
    const amountPaise = before.payments[payment]?.amountPaise ?? null;
    record(store, {
      orderId,
      invoiceId,
      number,
      method: from.method,
      rightMethod: to.method,
      amountPaise,
      reason,
    });
    return {};
  });
});
