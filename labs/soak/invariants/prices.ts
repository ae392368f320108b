import { expect } from 'vitest';
import type { StoredState } from '../stored-state.ts';
import type { Ledger } from '../ledger.ts';

/** Adds an amount under a round. */
const add = (sums: Map<string, number>, roundId: string, paise: number): void => {
  sums.set(roundId, (sums.get(roundId) ?? 0) + paise);
};

/**
 * To the paisa, the lines of a round add up to the price that the screen showed when it sent them, even if menu and
 * lists have changed since. The parts of a combo add up to the combo; moved, split, cancelled and given dishes keep
 * their prices. The lines of a bill that was voided and billed again count twice.
 */
export function expectPricesStand({ orders, invoices, voids }: StoredState, { quoted }: Ledger): void {
  const charged = new Map<string, number>();
  for (const { order } of orders.values()) {
    if (order.ending.mergedInto !== null) continue;
    for (const { roundId, unitPaise, quantity } of Object.values(order.lines))
      if (quoted.has(roundId)) add(charged, roundId, unitPaise * quantity);
  }
  const expected = new Map(quoted);
  for (const [invoiceId, { billedAgainOn }] of voids) {
    const invoice = invoices.get(invoiceId);
    if (billedAgainOn === null || invoice === undefined) continue;
    const lines = orders.get(invoice.orderId)?.order.lines ?? {};
    for (const [id, quantity] of Object.entries(invoice.portions ?? {})) {
      const line = lines[id];
      if (line !== undefined && quoted.has(line.roundId))
        add(expected, line.roundId, line.unitPaise * quantity);
    }
  }
  expect(Object.fromEntries(charged)).toEqual(Object.fromEntries(expected));
}
