import { expect } from 'vitest';
import { VENDORS } from '../stock/pantry.ts';
import type { StockLedger } from '../stock/stock-ledger.ts';
import type { StoredStock } from '../stock/stored-stock.ts';

type Stored = Pick<StoredStock, 'receipts' | 'orders' | 'expenses' | 'moves' | 'refunds'>;

const total = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/**
 * For each vendor: goods bought less goods sent back = amounts paid + amounts owed. The vendor was paid what the acts
 * paid.
 */
function expectOwed({ receipts, expenses, refunds }: Stored, said: StockLedger): void {
  for (const vendorId of VENDORS) {
    const bought = [...receipts].filter(([, one]) => one.vendorId === vendorId && one.voided === null);
    const credits = bought.flatMap(([, { sentBack }]) =>
      // Goods that went back for money lower no expense.
      sentBack.filter(({ id }) => !refunds.has(id)).map(({ creditPaise }) => creditPaise),
    );
    const theirs = expenses.filter((one) => one.vendorId === vendorId);
    const amounts = theirs.map(({ amountPaise }) => amountPaise);
    const cost = total(bought.map(([, { amountPaise }]) => amountPaise)) - total(credits);
    expect({ vendorId, spent: total(amounts) }).toEqual({ vendorId, spent: cost });
    const paid = theirs.filter(({ dueOn, amountPaise }) => dueOn === null && amountPaise > 0);
    const atOnce = bought.filter(([id]) => said.paidAtOnce.has(id)).map(([, { amountPaise }]) => amountPaise);
    const later = [...said.paid.values()].filter((one) => one.vendorId === vendorId);
    expect({ vendorId, paid: total(paid.map(({ amountPaise }) => amountPaise)) }).toEqual({
      vendorId,
      paid: total(atOnce) + total(later.map(({ amountPaise }) => amountPaise)),
    });
  }
  for (const { amountPaise, gstPaise, parts } of expenses) {
    expect(total(parts.map((part) => part.amountPaise))).toBe(amountPaise);
    expect(amountPaise).toBeGreaterThanOrEqual(0);
    expect(gstPaise).toBeLessThanOrEqual(amountPaise);
    expect(gstPaise).toBeGreaterThanOrEqual(0);
  }
}

/** Each refund stands once as answered, takes back at most what was paid, and its goods are out while it counts. */
function expectRefunded({ refunds, receipts, expenses, moves }: Stored, said: StockLedger): void {
  expect([...refunds.keys()].toSorted()).toEqual([...said.refunded.keys()].toSorted());
  for (const [id, { amountPaise, parts, gstPaise, hasGoods, receiptId, voided }] of refunds) {
    expect({ id, amountPaise }).toEqual({ id, amountPaise: said.refunded.get(id) });
    expect(total(parts.map((part) => part.amountPaise))).toBe(amountPaise);
    expect(gstPaise).toBeLessThanOrEqual(amountPaise);
    expect(voided !== null).toBe(said.voidedRefunds.has(id));
    const isOut = receipts.get(receiptId)?.sentBack.some((one) => one.id === id) === true;
    expect({ id, isOut }).toEqual({ id, isOut: hasGoods && voided === null });
    expect({ id, isIn: moves.has(`unback_${id}`) }).toEqual({ id, isIn: hasGoods && voided !== null });
  }
  for (const [receiptId, { amountPaise, sentBack }] of receipts) {
    const paid = expenses.filter((one) => one.receiptId === receiptId && one.method !== null);
    const back = [...refunds.values()].filter((one) => one.receiptId === receiptId && one.voided === null);
    const amounts = (list: readonly { readonly amountPaise: number }[]) =>
      total(list.map(({ amountPaise }) => amountPaise));
    expect(amounts(back)).toBeLessThanOrEqual(amounts(paid));
    const credits = sentBack.filter(({ id }) => !refunds.has(id)).map(({ creditPaise }) => creditPaise);
    expect(amounts(back) + total(credits)).toBeLessThanOrEqual(amountPaise);
    if (back.length > 0) expect(paid.filter(({ hasMoneyBack }) => hasMoneyBack).length).toBeGreaterThan(0);
  }
}

/** No bill that counts is entered twice. */
function expectBillsOnce({ receipts }: Stored): void {
  const named = [...receipts.values()].filter(({ billKey, voided }) => billKey !== '' && voided === null);
  const keys = named.map(
    ({ vendorId, billKey, billDay }) => `${vendorId} ${billKey} ${billDay >= '2027-04-01'}`,
  );
  expect(new Set(keys).size).toBe(keys.length);
}

/** A receipt's move has the cost of each line, and its goods that went back have the vendor's credit. */
function expectReceiptsMoved({ receipts, moves }: Stored): void {
  for (const [id, { lines, amountPaise, voided, sentBack }] of receipts) {
    const paidIn = (moveId: string) => moves.get(moveId)?.lines.map(({ paidPaise = 0 }) => paidPaise) ?? [];
    expect(total(lines.map(({ costPaise }) => costPaise))).toBe(amountPaise);
    expect(total(paidIn(`rec_${id}`))).toBe(amountPaise);
    expect(moves.has(`unrec_${id}`)).toBe(voided !== null);
    for (const { id: backId, creditPaise } of sentBack)
      expect(total(paidIn(`back_${backId}`))).toBe(creditPaise);
    for (const [line, { quantity, costPaise }] of lines.entries()) {
      const back = sentBack.flatMap((one) => one.lines.filter((each) => each.line === line));
      expect(total(back.map((each) => each.quantity))).toBeLessThanOrEqual(quantity);
      expect(total(back.map((each) => each.creditPaise))).toBeLessThanOrEqual(costPaise);
    }
  }
}

/** The quantities received on an order equal those on its receipts. */
function expectOrdersCame({ receipts, orders }: Stored): void {
  for (const [orderId, { lines, state }] of orders) {
    const came = [...receipts.values()]
      .filter(({ purchaseOrderId, voided }) => purchaseOrderId === orderId && voided === null)
      .flatMap((receipt) => receipt.lines);
    for (const { itemId, received } of lines) {
      const quantity = total(came.filter((line) => line.itemId === itemId).map((line) => line.quantity));
      expect({ orderId, itemId, received }).toEqual({ orderId, itemId, received: quantity });
    }
    const isWhole = lines.every(({ quantity, received }) => received >= quantity);
    if (isWhole && state !== 'draft') expect(state).toBe('closed');
  }
}

/** Receipts, expenses, payments and purchase orders agree. */
export function expectBought(stock: Stored, said: StockLedger): void {
  expectOwed(stock, said);
  expectRefunded(stock, said);
  expectBillsOnce(stock);
  expectReceiptsMoved(stock);
  expectOrdersCame(stock);
}
