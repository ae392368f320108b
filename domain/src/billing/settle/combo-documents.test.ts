import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDiscount, anOrderMoney } from '../../fixtures/billing.ts';
import { anAvailability, aThali, aThaliMenu } from '../../fixtures/menu.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { aNewRestaurant } from '../../fixtures/restaurant.ts';
import { paise, sum, times } from '../../money/money.ts';
import { lineAmount, liveLines } from '../../orders/kitchen/progress.ts';
import { priceRound } from '../../orders/rounds/price-round.ts';
import { projectProfile } from '../../restaurant/profile.ts';
import { addBilled, openPortions } from '../bill/portions.ts';
import { creditedBill } from '../corrections/credit-note.ts';
import { runningBillOf } from './running-bill.ts';
import type { Bill } from '../bill/bill.ts';

const AT = Date.parse('2026-10-05T17:00+05:30');
const TAX = { charged: true, percentage: 5 };
const profile = projectProfile(aNewRestaurant());

const round = (pricePaise: number, quantity: number) => {
  const menu = aThaliMenu();
  return {
    lines: priceRound([{ itemId: 'veg-thali', variantId: null, addOnIds: [], quantity, note: '' }], {
      menu: { ...menu, items: [aThali({ pricePaise: paise(pricePaise) }), ...menu.items.slice(1)] },
      availability: anAvailability(),
      profile,
      at: AT,
      asked: { at: AT, type: 'dine-in' },
    }),
  };
};

/** Takes a part of each quantity: `of` says which, line by line. */
const partOf = (quantities: Readonly<Record<string, number>>, of: readonly number[]) =>
  Object.fromEntries(
    Object.entries(quantities)
      .map(([id, quantity], i) => [id, (of[i % of.length] ?? 0) % (quantity + 1)] as const)
      .filter(([, quantity]) => quantity > 0),
  );

const worthOf = (bill: Pick<Bill, 'lines'>) =>
  sum(bill.lines.map(({ unitPaise, quantity }) => times(unitPaise, quantity)));

it('a combo’s dishes add up to it to the paisa under every cancellation, discount, split and credit note (P-COMBO-2)', () => {
  const some = fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 4 })), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 10_000 }),
      some,
      some,
      (combos, cancelling, value, splitting, crediting) => {
        const whole = anOrder({ rounds: combos.map(([price, quantity]) => round(price, quantity)) });
        const ordered = combos.reduce((all, [price, quantity]) => all + price * quantity, 0);
        const cancelled = Object.keys(whole.lines).filter((_, i) => cancelling[i % cancelling.length]);
        const order = anOrder({
          rounds: combos.map(([price, quantity]) => round(price, quantity)),
          stages: { cancelled },
        });
        const gone = sum(
          cancelled.map((id) =>
            times(whole.lines[id]?.unitPaise ?? paise(0), whole.lines[id]?.quantity ?? 0),
          ),
        );
        expect(sum(liveLines(order).map(([, line]) => lineAmount(line)))).toBe(ordered - gone);
        const money = anOrderMoney({ discount: aDiscount({ kind: 'percent', value }) });
        const first = partOf(openPortions(order), splitting);
        const rest = { ...order, billing: { ...order.billing, billed: addBilled(order, first) } };
        const bills = [
          ...(Object.keys(first).length > 0 ? [runningBillOf({ order, money }, TAX, first)] : []),
          ...(Object.keys(openPortions(rest)).length > 0 ? [runningBillOf({ order: rest, money }, TAX)] : []),
        ];
        expect(sum(bills.map(worthOf))).toBe(ordered - gone);
        expect(sum(bills.map(({ subtotalPaise }) => subtotalPaise))).toBe(ordered - gone);
        for (const bill of bills) {
          const all = Object.fromEntries(bill.lines.map(({ quantity }, i) => [String(i), quantity]));
          const part = partOf(all, crediting);
          const left = Object.fromEntries(
            Object.entries(all)
              .map(([i, quantity]) => [i, quantity - (part[i] ?? 0)] as const)
              .filter(([, quantity]) => quantity > 0),
          );
          const notes: { bill: Bill; portions: Record<string, number> }[] = [];
          for (const portions of [part, left])
            if (Object.keys(portions).length > 0)
              notes.push({ portions, bill: creditedBill(bill, notes, portions) });
          expect(sum(notes.map((note) => worthOf(note.bill)))).toBe(worthOf(bill));
          expect(sum(notes.map((note) => note.bill.totalPaise))).toBe(bill.totalPaise);
        }
      },
    ),
  );
});
