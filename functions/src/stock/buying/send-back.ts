import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { expensePhotos, expenses } from '@bhoj/domain/expenses/expense.collection';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import { moveOf } from '@bhoj/domain/stock/buying/bill';
import { assertStillToCredit } from '@bhoj/domain/stock/buying/money-back';
import {
  creditByCategory,
  creditVendor,
  goodsSentBack,
  sendBack as send,
} from '@bhoj/domain/stock/buying/send-back';
import { sendBack as contract } from '@bhoj/domain/stock/buying/receipts.contract';
import { goodsReceipts } from '@bhoj/domain/stock/shape/buying.collection';
import { stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readService } from '../../shared/cash.repo.ts';
import { personOf } from '../../shared/deposits.repo.ts';
import { needReceipt, queueOf } from '../buying.repo.ts';
import { foldStock } from '../../shared/stock.repo.ts';

export const sendBack = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { sendBackId, receiptId, lines, note } = input;
  const answer = await transact(queueOf(restaurantId), async (store) => {
    const at = { restaurantId, receiptId };
    const receipt = await needReceipt(store, at);
    const known = receipt.sentBack.find(({ id }) => id === sendBackId);
    if (known !== undefined) {
      const sent = known.lines.map(({ line, quantity }) => ({ line, quantity }));
      if (!same(sent, lines) || known.note !== note) throw new Refusal('request-id-used');
      return { creditPaise: known.creditPaise };
    }
    const [service, unpaid, refunds, taken] = await Promise.all([
      readService(store, restaurantId),
      store.find(expenses, { restaurantId }, expenses.queries.owedTo(receipt.vendorId)),
      store.find(vendorRefunds, { restaurantId }, vendorRefunds.queries.ofReceipt(receiptId)),
      store.get(stockMoves, { restaurantId, moveId: `back_${sendBackId}` }),
    ]);
    if (taken !== null) throw new Refusal('request-id-used');
    const by = personOf(caller);
    const back = send(receipt, lines, { id: sendBackId, at: now, by, note });
    assertStillToCredit(receipt, refunds, back);
    const lowered = creditVendor(unpaid, receiptId, creditByCategory(receipt, back), now);
    store.change(goodsReceipts, at, receipt, { ...receipt, sentBack: [...receipt.sentBack, back] });
    for (const { id: expenseId, before, after } of lowered)
      if (after === null) {
        store.delete(expenses, { restaurantId, expenseId });
        if (before.hasPhoto) store.delete(expensePhotos, { restaurantId, expenseId });
      } else store.change(expenses, { restaurantId, expenseId }, before, after);
    const posted = { at: now, postedAt: now, day: businessDayOf(now, service.dayCutoff), by, note };
    store.create(
      stockMoves,
      { restaurantId, moveId: `back_${sendBackId}` },
      moveOf(receiptId, goodsSentBack(receipt, back), posted, -1),
    );
    record(store, { receiptId, vendor: receipt.vendorName, creditPaise: back.creditPaise, note });
    return { creditPaise: back.creditPaise };
  });
  await foldStock(restaurantId);
  return answer;
});
