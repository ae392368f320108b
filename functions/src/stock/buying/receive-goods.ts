import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { expenseKinds, expensePhotos, expenses } from '@bhoj/domain/expenses/expense.collection';
import { isPhotoOfBill } from '@bhoj/domain/expenses/bill-photo';
import { kindOfCategory } from '@bhoj/domain/expenses/expense-kind';
import { MAX_PARTS } from '@bhoj/domain/expenses/expense.schema';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { nameKey } from '@bhoj/domain/kernel/folded';
import { amountSchema } from '@bhoj/domain/money/money.schema';
import { sum } from '@bhoj/domain/money/money';
import {
  arrivalOf,
  areBillDays,
  isDueBefore,
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
import type { MovedLine } from '@bhoj/domain/stock/buying/bill';
import type { StockLevels } from '@bhoj/domain/stock/shape/levels.schema';
import type { GoodsReceipt, ReceiptLine } from '@bhoj/domain/stock/shape/receipt.schema';
import { stockItems, stockLevels, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { businessDayOf, dateOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { readService } from '../../shared/cash.repo.ts';
import { personOf } from '../../shared/deposits.repo.ts';
import { askedFor } from '../asked.ts';
import { needOrder, needVendor, queueOf, readPayingTill } from '../buying.repo.ts';
import { foldStock } from '../../shared/stock.repo.ts';
import type { Store } from '../../firebase/store.ts';
import { refusedBuying } from '@bhoj/domain/stock/buying/refused';

type Input = InputOf<typeof contract>;

/** The lines of a bill with their costs, and what it comes to. */
type Bill = Pick<GoodsReceipt, 'lines' | 'amountPaise'>;

const valuesOf = (found: readonly Entry<GoodsReceipt>[]): GoodsReceipt[] => found.map(({ value }) => value);

/** Reads the receipts that may be of the same bill: those with its number, and those of its day. */
async function readAlike(store: Store, restaurantId: string, { vendorId, billDay, billNumber }: Input) {
  const billKey = billKeyOf(billNumber);
  const { ofBill, ofBillDay } = goodsReceipts.queries;
  const [sameNumber, sameDay] = await Promise.all([
    billKey === '' ? [] : store.find(goodsReceipts, { restaurantId }, ofBill(vendorId, billKey)),
    store.find(goodsReceipts, { restaurantId }, ofBillDay(vendorId, billDay)),
  ]);
  return [valuesOf(sameNumber), valuesOf(sameDay)] as const;
}

/** Returns how categories count in profit and loss. Reads the owner's kinds only if an expense has too few parts. */
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

/** Throws `photo-wrong` for a file that is no picture of a bill. */
function assertPhoto({ photo }: Input): void {
  if (photo !== null && !isPhotoOfBill(photo.contentType, Buffer.from(photo.bytes, 'base64')))
    throw refusedBuying('photo-wrong');
}

/** Throws for a bill with impossible days, or one that is entered already; `billDay` in the refusal is its day. */
function assertNew(known: readonly GoodsReceipt[], { billDay, payment }: Input, now: number): void {
  if (!areBillDays({ billDay, payment }, now)) throw refusedBuying('bill-day-wrong');
  if (isDueBefore({ billDay, payment })) throw refusedBuying('due-before-bill');
  const entered = sameBill(known, billDay);
  if (entered !== undefined)
    throw refusedBuying('receipt-known', { billDay: entered.billDay, enteredOn: dateOf(entered.receivedAt) });
}

const ANSWERED = { isSaved: true, unusual: [], hasTwin: false };

/** Returns the GST in the bill, at most the bill's amount. */
const gstOf = ({ lines, amountPaise }: Bill) => {
  const gst = sum(lines.map(({ gstPaise }) => gstPaise));
  return gst > amountPaise ? amountPaise : gst;
};

/** Returns the level with the last price of an item in the store that the goods go to. */
function lastOf(levels: StockLevels['levels'] | undefined, itemId: string, lines: readonly ReceiptLine[]) {
  const key = levelKey(itemId, lines.find((each) => each.itemId === itemId)?.storeId);
  return levels !== undefined && Object.hasOwn(levels, key) ? levels[key] : undefined;
}

/** Returns the receipt of a bill that was read. */
const receiptOf = (
  input: Input,
  { lines, amountPaise }: Bill,
  more: Pick<GoodsReceipt, 'vendorName' | 'by' | 'receivedAt' | 'asked'>,
): GoodsReceipt => ({
  vendorId: input.vendorId,
  ...more,
  billNumber: input.billNumber,
  billKey: billKeyOf(input.billNumber),
  billDay: input.billDay,
  lines,
  discountPaise: input.discountPaise,
  chargesPaise: input.chargesPaise,
  roundOffPaise: input.roundOffPaise,
  amountPaise,
  gstPaise: gstOf({ lines, amountPaise }),
  purchaseOrderId: input.purchaseOrderId,
  hasPhoto: input.photo !== null,
  note: input.note,
  sentBack: [],
  voided: null,
});

/** Reads the order that the goods come for. */
async function readOrder(store: Store, restaurantId: string, { purchaseOrderId, vendorId }: Input) {
  if (purchaseOrderId === null) return () => undefined;
  const at = { restaurantId, purchaseOrderId };
  const order = await needOrder(store, at, vendorId);
  return ({ lines, receivedAt }: GoodsReceipt) =>
    store.change(purchaseOrders, at, order, receivedOn(order, lines, receivedAt));
}

/** Writes a receipt with its move, and its expense and photo where it has them. */
function writeReceipt(
  store: Store,
  restaurantId: string,
  { receiptId, photo }: Input,
  made: {
    readonly receipt: GoodsReceipt;
    readonly expense: Expense | null;
    readonly lines: readonly MovedLine[];
    readonly at: number;
    readonly day: string;
  },
): void {
  const { receipt, expense, lines, at, day } = made;
  const { receivedAt, by } = receipt;
  const move = moveOf(receiptId, lines, { at, postedAt: receivedAt, day, by, note: '' });
  store.create(goodsReceipts, { restaurantId, receiptId }, receipt);
  store.create(stockMoves, { restaurantId, moveId: `rec_${receiptId}` }, move);
  if (expense !== null) store.create(expenses, { restaurantId, expenseId: receiptId }, expense);
  if (photo !== null)
    store.create(expensePhotos, { restaurantId, expenseId: receiptId }, { ...photo, createdAt: receivedAt });
}

export const receiveGoods = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { receiptId, vendorId, payment } = input;
  const { isConfirmed, ...typed } = input;
  assertPhoto(input);
  const asked = askedFor(typed);
  const answer = await transact(queueOf(restaurantId), async (store) => {
    const before = await store.get(goodsReceipts, { restaurantId, receiptId });
    if (before !== null) {
      if (before.asked !== asked) throw new Refusal('request-id-used');
      return ANSWERED;
    }
    const [vendor, service, levels, [sameNumber, sameDay], countOnOrder, bill] = await Promise.all([
      needVendor(store, { restaurantId, vendorId }),
      readService(store, restaurantId),
      store.get(stockLevels, { restaurantId }),
      readAlike(store, restaurantId, input),
      readOrder(store, restaurantId, input),
      readBill(store, restaurantId, input),
    ]);
    assertNew(sameNumber, input, now);
    const receipt = receiptOf(input, bill, {
      vendorName: vendor.name,
      by: personOf(caller),
      receivedAt: now,
      asked,
    });
    const lastLevel = (itemId: string) => lastOf(levels?.levels, itemId, bill.lines);
    const unusual = unusualIn(bill.lines, lastLevel);
    const isTwin = hasTwin(sameDay, receipt);
    if (!isConfirmed && (isTwin || unusual.length > 0)) return { isSaved: false, unusual, hasTwin: isTwin };
    const [kindOf, till] = await Promise.all([
      readKinds(store, restaurantId, bill.lines),
      'method' in payment ? readPayingTill(store, service, payment.method, caller) : {},
    ]);
    const bought = expenseOfReceipt(receiptId, receipt, payment, kindOf);
    const expense = bought === null ? null : { ...bought, ...till };
    const at = arrivalOf(input.arrivedAt, now);
    const day = businessDayOf(at, service.dayCutoff);
    const lines = receipt.lines.map((line) => ({
      ...line,
      lastBefore: lastLevel(line.itemId)?.last ?? null,
    }));
    writeReceipt(store, restaurantId, input, { receipt, expense, at, day, lines });
    countOnOrder(receipt);
    const { amountPaise, billNumber, vendorName } = receipt;
    record(store, { receiptId, vendor: vendorName, bill: billNumber, amountPaise });
    return ANSWERED;
  });
  if (answer.isSaved) await foldStock(restaurantId);
  return answer;
});
