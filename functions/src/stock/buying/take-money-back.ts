import { chooseSession } from '@bhoj/domain/cash/choose-session';
import { moveCash } from '@bhoj/domain/cash/session-acts';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { earliestDayOf, latestDayOf } from '@bhoj/domain/expenses/vendor-refund';
import { vendorRefunds } from '@bhoj/domain/expenses/vendor-refund.collection';
import type { VendorRefund } from '@bhoj/domain/expenses/vendor-refund.schema';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { moveOf } from '@bhoj/domain/stock/buying/bill';
import { givesBack, moneyBackFor } from '@bhoj/domain/stock/buying/money-back';
import { takeMoneyBack as contract } from '@bhoj/domain/stock/buying/money-back.contract';
import { refusedBuying } from '@bhoj/domain/stock/buying/refused';
import { creditByCategory, goodsSentBack, sendBack } from '@bhoj/domain/stock/buying/send-back';
import { goodsReceipts } from '@bhoj/domain/stock/shape/buying.collection';
import { stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { ZERO } from '@bhoj/domain/money/money';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import type { Store } from '../../firebase/store.ts';
import { readActive, readService } from '../../shared/cash.repo.ts';
import { personOf } from '../../shared/deposits.repo.ts';
import { foldStock } from '../../shared/stock.repo.ts';
import { askedFor } from '../asked.ts';
import { assertDrawerOpen, assertMayStock, needReceipt, queueOf, readMonthMark } from '../buying.repo.ts';

type Service = Awaited<ReturnType<typeof readService>>;

/** The cash that comes into the drawer, and who put it there. */
interface Coming extends Pick<VendorRefund, 'method' | 'day'> {
  readonly caller: { readonly uid: string; readonly name: string; readonly restaurantId: string };
  readonly service: Service;
}

/** Returns the open session that takes the cash; nothing for other methods and without sessions. */
async function readTill(store: Store, { method, day, caller, service }: Coming) {
  const { restaurantId, uid } = caller;
  const cash = service.cashSessions;
  if (method !== 'drawer') return null;
  if (cash?.on !== true) {
    await assertDrawerOpen(store, restaurantId, day);
    return null;
  }
  const active = await readActive(store, restaurantId);
  const session = chooseSession(active, cash.tills, { memberId: memberIdOf(uid) });
  if (session === null) throw new Refusal('session-not-found');
  return session;
}

export const takeMoneyBack = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { refundId, receiptId, lines, method, day, note } = input;
  const asked = askedFor(input);
  const by = personOf(caller);
  const answer = await transact(queueOf(restaurantId), async (store) => {
    const [known, receipt] = await Promise.all([
      store.get(vendorRefunds, { restaurantId, refundId }),
      needReceipt(store, { restaurantId, receiptId }),
    ]);
    if (known !== null && known.asked !== asked) throw new Refusal('request-id-used');
    if (known !== null) return { amountPaise: known.amountPaise };
    if (lines.length > 0) assertMayStock(caller);
    if (receipt.voided !== null) throw refusedBuying('receipt-void');
    const moveId = `back_${refundId}`;
    const [service, paying, before, taken] = await Promise.all([
      readService(store, restaurantId),
      store.find(expenses, { restaurantId }, expenses.queries.ofReceipt(receiptId)),
      store.find(vendorRefunds, { restaurantId }, vendorRefunds.queries.ofReceipt(receiptId)),
      store.get(stockMoves, { restaurantId, moveId }),
    ]);
    if (taken !== null) throw new Refusal('request-id-used');
    const { dayCutoff } = service;
    const isBefore = day < earliestDayOf(method, receipt.billDay, dayCutoff);
    if (isBefore || day > latestDayOf(method, now, dayCutoff)) throw refusedBuying('bill-day-wrong');
    const back = lines.length === 0 ? null : sendBack(receipt, lines, { id: refundId, at: now, by, note });
    const given = moneyBackFor(
      receipt,
      paying.map(({ value }) => value),
      before,
      back === null ? (input.amountPaise ?? ZERO) : creditByCategory(receipt, back),
    );
    const [session, markMonth] = await Promise.all([
      readTill(store, { method, day, caller, service }),
      readMonthMark(store, { restaurantId, month: given.month, now }),
    ]);
    const { vendorId, vendorName } = receipt;
    const { amountPaise } = given;
    store.create(
      vendorRefunds,
      { restaurantId, refundId },
      {
        ...given,
        vendorId,
        vendor: vendorName,
        receiptId,
        day,
        method,
        ...(session !== null && { cashSession: session.id }),
        hasGoods: back !== null,
        note,
        createdAt: now,
        by,
        voided: null,
        asked,
      },
    );
    markMonth(store);
    // A payment with money back stays paid: nobody may mark it as unpaid any more.
    for (const { id: expenseId, value } of paying)
      if (givesBack(value))
        store.change(expenses, { restaurantId, expenseId }, value, { ...value, hasMoneyBack: true });
    if (session !== null) {
      const reason = `Money back: ${vendorName}`.slice(0, 80);
      const movement = { id: refundId, kind: 'in', amountPaise, reason, at: now, expenseId: null } as const;
      const after = moveCash(session.value, movement, { person: by, mayAll: true });
      store.change(cashSessions, { restaurantId, sessionId: session.id }, session.value, after);
    }
    if (back !== null) {
      const sentBack = [...receipt.sentBack, back];
      store.change(goodsReceipts, { restaurantId, receiptId }, receipt, { ...receipt, sentBack });
      const posted = { at: now, postedAt: now, day: businessDayOf(now, dayCutoff), by, note };
      const move = moveOf(receiptId, goodsSentBack(receipt, back), posted, -1);
      store.create(stockMoves, { restaurantId, moveId }, move);
    }
    record(store, { refundId, receiptId, vendor: vendorName, amountPaise, method, day, note });
    return { amountPaise };
  });
  if (lines.length > 0) await foldStock(restaurantId);
  return answer;
});
