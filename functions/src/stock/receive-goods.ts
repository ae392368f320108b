import { createHash } from 'node:crypto';
import { canonicalJson } from '@bhoj/domain/answers/canonical-json';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { expenseKinds, expensePhotos, expenses } from '@bhoj/domain/expenses/expense.collection';
import { kindOfCategory } from '@bhoj/domain/expenses/expense-kind';
import { MAX_PARTS } from '@bhoj/domain/expenses/expense.schema';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { nameKey } from '@bhoj/domain/kernel/folded';
import { amountSchema } from '@bhoj/domain/money/money.schema';
import { sum } from '@bhoj/domain/money/money';
import {
  areBillDays,
  billKeyOf,
  expenseOfReceipt,
  hasTwin,
  moveOf,
  sameBill,
  totalOf,
  withCosts,
} from '@bhoj/domain/stock/buying/bill';
import { receivedOn } from '@bhoj/domain/stock/buying/purchase-orders';
import { readLines, unusualIn } from '@bhoj/domain/stock/buying/receipt-lines';
import { receiveGoods as contract } from '@bhoj/domain/stock/buying/receipts.contract';
import { goodsReceipts, purchaseOrders } from '@bhoj/domain/stock/shape/buying.collection';
import { levelKey } from '@bhoj/domain/stock/shape/levels.schema';
import type { GoodsReceipt, ReceiptLine } from '@bhoj/domain/stock/shape/receipt.schema';
import { stockItems, stockLevels, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { businessDayOf, dateOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { readService } from '../shared/cash.repo.ts';
import { personOf } from '../shared/deposits.repo.ts';
import { needOrder, needVendor, queueOf, readPayingTill } from './buying.repo.ts';
import { foldStock } from '../shared/stock.repo.ts';
import type { Store } from '../firebase/store.ts';
import { refusedBuying } from '@bhoj/domain/stock/buying/refused';

type Input = InputOf<typeof contract>;

/** Reads the receipts that may be of the same bill. */
const readAlike = (store: Store, restaurantId: string, { vendorId, billDay }: Input, billKey: string) =>
  Promise.all([
    billKey === ''
      ? []
      : store.find(goodsReceipts, { restaurantId }, goodsReceipts.queries.ofBill(vendorId, billKey)),
    store.find(goodsReceipts, { restaurantId }, goodsReceipts.queries.ofBillDay(vendorId, billDay)),
  ]);

/** Returns how categories count in profit and loss. Reads what the owner says of them only where an expense has too few parts. */
async function readKinds(store: Store, restaurantId: string, lines: readonly ReceiptLine[]) {
  const isLong = new Set(lines.map(({ category }) => nameKey(category))).size > MAX_PARTS;
  const chosen = isLong ? await store.get(expenseKinds, { restaurantId }) : null;
  return (category: string) => kindOfCategory(category, chosen?.kinds ?? {}).kind;
}

/** Returns the costed lines of a bill and what it comes to. Throws `receipt-wrong` with every fault, or `bill-total-wrong`. */
async function readBill(store: Store, restaurantId: string, input: Input) {
  const known = await store.get(stockItems, { restaurantId });
  const items = new Map((known?.items ?? []).map((item) => [item.id, item]));
  const read = readLines(input.lines, items);
  if ('faults' in read) throw refusedBuying('receipt-wrong', { faults: read.faults });
  const amountPaise = totalOf(read.lines, input);
  if (!amountSchema.safeParse(amountPaise).success) throw refusedBuying('bill-total-wrong', { amountPaise });
  return { lines: withCosts(read.lines, amountPaise), amountPaise };
}

/** Throws for a bill whose days cannot be right, or for one that is entered already; `billDay` says when that was. */
function assertNew(known: readonly GoodsReceipt[], { billDay, payment }: Input, now: number): void {
  if (!areBillDays({ billDay, payment }, now)) throw refusedBuying('bill-day-wrong');
  const entered = sameBill(known, billDay);
  if (entered !== undefined)
    throw refusedBuying('receipt-known', { billDay: entered.billDay, enteredOn: dateOf(entered.receivedAt) });
}

/** Returns what tells a repeat from another bill under the same id: everything that was typed. */
const askedFor = (bought: object): string =>
  createHash('sha256').update(canonicalJson(bought)).digest('base64url');

const ANSWERED = { isSaved: true, unusual: [], hasTwin: false };

export const receiveGoods = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { isConfirmed, ...bought } = input;
  const { receiptId, vendorId, purchaseOrderId, photo } = bought;
  const asked = askedFor(bought);
  const answer = await transact(queueOf(restaurantId), async (store) => {
    const before = await store.get(goodsReceipts, { restaurantId, receiptId });
    if (before !== null) {
      if (before.asked !== asked) throw new Refusal('request-id-used');
      return ANSWERED;
    }
    const billKey = billKeyOf(input.billNumber);
    const [vendor, service, levels, [sameNumber, sameDay], order, bill] = await Promise.all([
      needVendor(store, { restaurantId, vendorId }),
      readService(store, restaurantId),
      store.get(stockLevels, { restaurantId }),
      readAlike(store, restaurantId, input, billKey),
      purchaseOrderId === null ? null : needOrder(store, { restaurantId, purchaseOrderId }, vendorId),
      readBill(store, restaurantId, input),
    ]);
    assertNew(
      sameNumber.map(({ value }) => value),
      input,
      now,
    );
    const receipt: GoodsReceipt = {
      vendorId,
      vendorName: vendor.name,
      billNumber: input.billNumber,
      billKey,
      billDay: input.billDay,
      lines: bill.lines,
      discountPaise: input.discountPaise,
      chargesPaise: input.chargesPaise,
      roundOffPaise: input.roundOffPaise,
      amountPaise: bill.amountPaise,
      gstPaise: gstOf(bill),
      purchaseOrderId,
      hasPhoto: photo !== null,
      receivedAt: now,
      by: personOf(caller),
      note: input.note,
      sentBack: [],
      voided: null,
      asked,
    };
    const unusual = unusualIn(bill.lines, (itemId) => lastOf(levels?.levels, itemId, bill.lines));
    const twin = hasTwin(
      sameDay.map(({ value }) => value),
      receipt,
    );
    if (!isConfirmed && (twin || unusual.length > 0)) return { isSaved: false, unusual, hasTwin: twin };
    const [kindOf, till] = await Promise.all([
      readKinds(store, restaurantId, bill.lines),
      'method' in input.payment ? readPayingTill(store, service, input.payment.method, caller) : {},
    ]);
    const expense = expenseOfReceipt(receiptId, receipt, input.payment, kindOf);
    store.create(goodsReceipts, { restaurantId, receiptId }, receipt);
    const posted = { at: now, day: businessDayOf(now, service.dayCutoff), by: receipt.by, note: '' };
    store.create(
      stockMoves,
      { restaurantId, moveId: `rec_${receiptId}` },
      moveOf(
        receiptId,
        bill.lines.map((line) => ({
          ...line,
          lastBefore: lastOf(levels?.levels, line.itemId, bill.lines)?.last ?? null,
        })),
        posted,
      ),
    );
    if (expense !== null)
      store.create(expenses, { restaurantId, expenseId: receiptId }, { ...expense, ...till });
    if (photo !== null)
      store.create(expensePhotos, { restaurantId, expenseId: receiptId }, { ...photo, createdAt: now });
    if (order !== null && purchaseOrderId !== null)
      store.change(
        purchaseOrders,
        { restaurantId, purchaseOrderId },
        order,
        receivedOn(order, bill.lines, now),
      );
    record(store, {
      receiptId,
      vendor: vendor.name,
      bill: input.billNumber,
      amountPaise: bill.amountPaise,
    });
    return ANSWERED;
  });
  if (answer.isSaved) await foldStock(restaurantId);
  return answer;
});

/** The GST in the bill: at most what it comes to. */
const gstOf = ({
  lines,
  amountPaise,
}: {
  lines: readonly ReceiptLine[];
  amountPaise: GoodsReceipt['amountPaise'];
}) => {
  const gst = sum(lines.map(({ gstPaise }) => gstPaise));
  return gst > amountPaise ? amountPaise : gst;
};

/** Returns the level with the last price of an item in the store that the goods go to. */
function lastOf(
  levels:
    | Readonly<
        Record<string, { readonly last: { quantity: number; paise: GoodsReceipt['amountPaise'] } | null }>
      >
    | undefined,
  itemId: string,
  lines: readonly ReceiptLine[],
) {
  const key = levelKey(itemId, lines.find((each) => each.itemId === itemId)?.storeId);
  return levels !== undefined && Object.hasOwn(levels, key) ? levels[key] : undefined;
}
