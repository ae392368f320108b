import { expect } from 'vitest';
import { knownResult } from '@bhoj/domain/orders/rounds/round';
import type { OrderLine } from '@bhoj/domain/orders/shape/line.schema';
import type { Order, Selection } from '@bhoj/domain/orders/shape/order.schema';
import { COMBO, PARTS } from '../combo.ts';
import type { StoredState } from '../stored-state.ts';
import type { Ledger } from '../ledger.ts';

const dishOf = (
  variant: string | null,
  addOns: readonly string[],
  { itemId, note }: { itemId: string; note: string },
  sold: string,
) => [itemId, variant ?? '', addOns.toSorted().join('+'), note, sold].join('|');

const ofSelection = (s: Selection): string =>
  dishOf(
    s.variantId,
    s.addOnIds.map(({ optionId }) => optionId),
    s,
    `${s.grams ?? ''} ${s.open?.name ?? ''} ${s.open?.pricePaise ?? ''}`,
  );

const ofLine = (line: OrderLine): string =>
  dishOf(
    line.variant?.id ?? null,
    line.addOns.map(({ id }) => id),
    line,
    `${line.weight?.grams ?? ''} ${line.openDish === undefined ? '' : line.name} ${line.openDish === undefined ? '' : line.unitPaise}`,
  );

/** A part of a combo. Its lines are counted as combos, whatever was chosen in it. */
const partOf = (itemId: string, part: number): string => `combo|${itemId}|${part}`;

/** Counts portions of dishes, by the round that ordered them. */
class Portions {
  readonly counted: Record<string, number> = {};

  addLine(line: OrderLine, quantity: number): void {
    const { roundId, combo } = line;
    if (combo === undefined) this.add(roundId, ofLine(line), quantity);
    else this.add(roundId, partOf(combo.itemId, combo.part), quantity / combo.portions);
  }

  addSelection(roundId: string, selection: Selection): void {
    const { itemId, quantity } = selection;
    if (itemId !== COMBO.id) return this.add(roundId, ofSelection(selection), quantity);
    for (let part = 0; part < PARTS; part += 1) this.add(roundId, partOf(itemId, part), quantity);
  }

  add(roundId: string, dish: string, quantity: number): void {
    const key = `${roundId} ${dish}`;
    this.counted[key] = (this.counted[key] ?? 0) + quantity;
  }
}

/** The portions sent to the kitchen, and the portions of void documents on a new bill. */
function expectedPortions({ orders, invoices, voids }: StoredState, ledger: Ledger): Portions {
  const all = new Portions();
  for (const roundId of ledger.sent.keys()) {
    for (const selection of ledger.asked.get(roundId) ?? []) {
      all.addSelection(roundId, selection);
    }
  }
  for (const [invoiceId, { billedAgainOn }] of voids) {
    const invoice = invoices.get(invoiceId);
    if (billedAgainOn === null || invoice === undefined) continue;
    const lines = orders.get(invoice.orderId)?.order.lines ?? {};
    for (const [id, quantity] of Object.entries(invoice.portions ?? {})) {
      const line = lines[id];
      if (line !== undefined) all.addLine(line, quantity);
    }
  }
  return all;
}

/** Every portion that was sent is on exactly one order, wherever it was moved. Merged orders do not count. */
export function expectEveryLineOnce(books: StoredState, ledger: Ledger): void {
  const found = new Portions();
  for (const { order } of books.orders.values()) {
    if (order.ending.mergedInto !== null) continue;
    for (const line of Object.values(order.lines)) found.addLine(line, line.quantity);
  }
  expect(found.counted).toEqual(expectedPortions(books, ledger).counted);
}

/** Waiting rounds exist exactly where their order names them; a repeated sent round gets its first answer. */
export function expectRoundsStand({ orders }: StoredState, ledger: Ledger): void {
  for (const { order, pending } of orders.values()) {
    expect(pending.toSorted()).toEqual(order.acceptance.waiting.toSorted());
  }
  for (const [roundId, { answer }] of ledger.sent) {
    const order = orders.get(answer.orderId)?.order;
    const known = order && knownResult(order, { orderId: answer.orderId, roundId });
    expect(known).toEqual(answer);
  }
}

/** True when a phone is a guest of the order, or was one until a captain sent it away. */
const knows = ({ joining }: Order, uid: string): boolean =>
  uid in joining.guests || joining.requests?.[uid]?.isSentAway === true;

/** An order that was merged has given the other its guests, and its customer unless that one had its own. */
export function expectMergesKept({ orders }: StoredState): void {
  for (const { order: from } of orders.values()) {
    const into = from.ending.mergedInto === null ? undefined : orders.get(from.ending.mergedInto)?.order;
    if (into === undefined) continue;
    expect(Object.keys(from.joining.guests).filter((uid) => !knows(into, uid))).toEqual([]);
    if (from.customer !== null) expect(into.customer).not.toBeNull();
    expect(into.kots).toEqual(expect.arrayContaining(from.kots));
  }
}
