import { withoutMovement } from '@bhoj/domain/cash/session-acts';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { countingRefunds } from '@bhoj/domain/expenses/vendor-refund';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import { moveOf } from '@bhoj/domain/stock/buying/bill';
import { voidMoneyBack as contract } from '@bhoj/domain/stock/buying/money-back.contract';
import { goodsSentBack } from '@bhoj/domain/stock/buying/send-back';
import { goodsReceipts } from '@bhoj/domain/stock/shape/buying.collection';
import { stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readService } from '../../shared/cash.repo.ts';
import { personOf } from '../../shared/deposits.repo.ts';
import { foldStock } from '../../shared/stock.repo.ts';
import {
  assertDrawerOpen,
  assertMayStock,
  needReceipt,
  needRefund,
  queueOf,
  readMonthMark,
} from '../buying.repo.ts';

export const voidMoneyBack = defineCallable(
  contract,
  async ({ refundId, reason }, { caller, now, record }) => {
    const { restaurantId } = caller;
    await transact(queueOf(restaurantId), async (store) => {
      const at = { restaurantId, refundId };
      const refund = await needRefund(store, at);
      if (refund.voided !== null) return;
      const { receiptId, cashSession, hasGoods, amountPaise, vendor } = refund;
      if (hasGoods) assertMayStock(caller);
      if (refund.method === 'drawer' && cashSession === undefined)
        await assertDrawerOpen(store, restaurantId, refund.day);
      const [service, receipt, went, session, markMonth, paying, refunds] = await Promise.all([
        readService(store, restaurantId),
        needReceipt(store, { restaurantId, receiptId }),
        hasGoods ? store.get(stockMoves, { restaurantId, moveId: `back_${refundId}` }) : null,
        cashSession === undefined ? null : store.get(cashSessions, { restaurantId, sessionId: cashSession }),
        readMonthMark(store, { restaurantId, month: refund.month, now }),
        store.find(expenses, { restaurantId }, expenses.queries.ofReceipt(receiptId)),
        store.find(vendorRefunds, { restaurantId }, vendorRefunds.queries.ofReceipt(receiptId)),
      ]);
      const by = personOf(caller);
      markMonth(store);
      store.change(vendorRefunds, at, refund, { ...refund, voided: { at: now, by, reason } });
      const others = refunds.filter(({ id }) => id !== refundId).map(({ value }) => value);
      if (countingRefunds(others).length === 0)
        for (const { id: expenseId, value } of paying) {
          const { hasMoneyBack, ...free } = value;
          if (hasMoneyBack) store.change(expenses, { restaurantId, expenseId }, value, free);
        }
      // A session that was counted explained its difference with this money in it.
      if (session !== null && cashSession !== undefined)
        store.change(
          cashSessions,
          { restaurantId, sessionId: cashSession },
          session,
          withoutMovement(session, refundId),
        );
      const back = receipt.sentBack.find(({ id }) => id === refundId);
      if (back !== undefined) {
        const sentBack = receipt.sentBack.filter((each) => each !== back);
        store.change(goodsReceipts, { restaurantId, receiptId }, receipt, { ...receipt, sentBack });
        // As if the goods had never gone, on either side of a count.
        const moment = went?.at ?? now;
        const day = businessDayOf(now, service.dayCutoff);
        const posted = { at: moment, postedAt: now, day, by, note: reason };
        const lines = goodsSentBack(receipt, back).map((line) => ({ ...line, keepsLast: true as const }));
        store.create(
          stockMoves,
          { restaurantId, moveId: `unback_${refundId}` },
          moveOf(receiptId, lines, posted),
        );
      }
      record(store, { refundId, receiptId, vendor, amountPaise, reason });
    });
    await foldStock(restaurantId);
    return {};
  },
);
