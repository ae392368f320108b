import { isMonthClosed } from '@bhoj/domain/expenses/month';
import { expensePhotos, expenses } from '@bhoj/domain/expenses/expense.collection';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import { countingRefunds } from '@bhoj/domain/expenses/vendor-refund';
import { owedOf, moveOf } from '@bhoj/domain/stock/buying/bill';
import { receivedOn } from '@bhoj/domain/stock/buying/purchase-orders';
import { voidReceipt as contract } from '@bhoj/domain/stock/buying/receipts.contract';
import { goodsReceipts, purchaseOrders } from '@bhoj/domain/stock/shape/buying.collection';
import { stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readService } from '../../shared/cash.repo.ts';
import { personOf } from '../../shared/deposits.repo.ts';
import { needReceipt, queueOf } from '../buying.repo.ts';
import { foldStock } from '../../shared/stock.repo.ts';
import { refusedBuying } from '@bhoj/domain/stock/buying/refused';

export const voidReceipt = defineCallable(
  contract,
  async ({ receiptId, reason }, { caller, now, record }) => {
    const { restaurantId } = caller;
    await transact(queueOf(restaurantId), async (store) => {
      const where = { restaurantId, receiptId };
      const receipt = await needReceipt(store, where);
      if (receipt.voided !== null) return;
      const { purchaseOrderId } = receipt;
      const [service, paying, refunds, came, order] = await Promise.all([
        readService(store, restaurantId),
        store.find(expenses, { restaurantId }, expenses.queries.ofReceipt(receiptId)),
        store.find(vendorRefunds, { restaurantId }, vendorRefunds.queries.ofReceipt(receiptId)),
        store.get(stockMoves, { restaurantId, moveId: `rec_${receiptId}` }),
        purchaseOrderId === null ? null : store.get(purchaseOrders, { restaurantId, purchaseOrderId }),
      ]);
      if (paying.some(({ value }) => isMonthClosed(value.month, now))) throw refusedBuying('receipt-closed');
      // A payment with money back cannot be marked as unpaid, so `receipt-paid` would ask for the impossible.
      if (countingRefunds(refunds.map(({ value }) => value)).length > 0)
        throw refusedBuying('receipt-credited');
      const paid = paying.filter(({ value }) => value.dueOn === null);
      if (paid.length > 0)
        throw refusedBuying('receipt-paid', { paidPaise: owedOf(paid.map(({ value }) => value)) });
      const isLowered = owedOf(paying.map(({ value }) => value)) !== receipt.amountPaise;
      if (
        isLowered ||
        receipt.sentBack.length > 0 ||
        paying.some(({ value }) => value.reverseCharge !== undefined)
      )
        throw refusedBuying('receipt-credited');
      const by = personOf(caller);
      store.change(goodsReceipts, where, receipt, { ...receipt, voided: { at: now, by, reason } });
      for (const { id: expenseId, value } of paying) {
        store.delete(expenses, { restaurantId, expenseId });
        if (value.hasPhoto) store.delete(expensePhotos, { restaurantId, expenseId });
      }
      // As if the goods had never come, on either side of a count.
      const at = came?.at ?? now;
      const posted = { at, postedAt: now, day: businessDayOf(now, service.dayCutoff), by, note: reason };
      store.create(
        stockMoves,
        { restaurantId, moveId: `unrec_${receiptId}` },
        moveOf(
          receiptId,
          receipt.lines.map((line, nth) => ({ ...line, lastBefore: came?.lines[nth]?.lastBefore })),
          posted,
          -1,
        ),
      );
      if (order !== null && purchaseOrderId !== null)
        store.change(
          purchaseOrders,
          { restaurantId, purchaseOrderId },
          order,
          receivedOn(order, receipt.lines, now, -1),
        );
      record(store, { receiptId, vendor: receipt.vendorName, amountPaise: receipt.amountPaise, reason });
    });
    await foldStock(restaurantId);
    return {};
  },
);
