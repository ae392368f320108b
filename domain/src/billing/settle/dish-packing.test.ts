import { describe, expect, it } from 'vitest';
import { anInvoice, anOrderMoney, aSettlement } from '../../fixtures/billing.ts';
import { NOW } from '../../fixtures/ids.ts';
import { lineOf } from '../../fixtures/lines.ts';
import { anAvailability, aMenu, dishOf } from '../../fixtures/menu.ts';
import { anOrder, ASHA, RAVI, withBilling, withExtras } from '../../fixtures/orders.ts';
import { aProfile, aRestaurant } from '../../fixtures/restaurant.ts';
import { countInvoice } from '../../days/day.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { paise, rupees, sum } from '../../money/money.ts';
import { extrasFor } from '../../orders/rounds/extras.ts';
import { packingOfDishes } from '../../orders/rounds/packing.ts';
import { priceRound } from '../../orders/rounds/price-round.ts';
import { billAgain } from '../corrections/bill-again.ts';
import { creditedBill } from '../corrections/credit-note.ts';
import { faultsOf } from './guard.ts';
import { addBilled, openPortions } from '../bill/portions.ts';
import { billOf } from './running-bill.ts';
import type { Order, OrderType } from '../../orders/shape/order.schema.ts';
import type { PricedLine } from '../../orders/rounds/price.ts';
import type { Draft } from './guard.ts';
import type { OrderMoney } from '../shape/order-money.schema.ts';

const tax = { charged: true, percentage: 5, liquorVatPercentage: 20 };
const profile = aProfile({ packingPaise: rupees(20), tax });
const biryani = lineOf('Biryani', 200, { quantity: 3, packingPaise: rupees(10) });
const cola = lineOf('Cola', 40, {
  taxClass: 'goods',
  hsn: '22021010',
  taxBp: 4000,
  packingPaise: paise(2_00),
});
const orderOf = (lines: PricedLine[], type: OrderType = 'takeaway'): Order => ({
  ...anOrder({ rounds: [{ by: RAVI, lines }] }),
  tableId: null,
  type,
  extras: extrasFor(type, profile),
});
const billFor = (
  order: Order,
  portions: Record<string, number> | null = null,
  money: Partial<OrderMoney> = {},
) => billOf({ order, money: anOrderMoney(money) }, aRestaurant(), portions);
const shown = (bill: ReturnType<typeof billFor>) =>
  bill.lines.map(({ name, quantity, unitPaise, taxBp }) => [name, quantity, unitPaise, taxBp]);

describe('the packing charge of a dish', () => {
  it('comes for each portion beside that of the order, at the rate of its dish', () => {
    const bill = billFor(orderOf([biryani, cola]));
    expect(shown(bill)).toEqual([
      ['Biryani', 3, 200_00, 500],
      ['Cola', 1, 40_00, 4000],
      ['Packing', 3, 10_00, 500],
      ['Packing', 1, 2_00, 4000],
      ['Packing charge', 1, 20_00, 500],
    ]);
    // At 5 %: 600 + 30 + 20 = 650, 16.25 each. At 40 %: 40 + 2 = 42, 8.40 each.
    expect(bill.taxes.map((t) => [t.taxablePaise, t.cgstPaise])).toEqual([
      [650_00, 16_25],
      [42_00, 8_40],
    ]);
    // 692.00 + 32.50 + 16.80 = 741.30, so 741 with −0.30
    expect([bill.roundOffPaise, bill.totalPaise]).toEqual([-30, 741_00]);
    expect(bill.lines[3]).toMatchObject({ hsn: '22021010', taxClass: 'goods', itemId: null });
  });

  it.each([
    ['takeaway', 30_00],
    ['delivery', 30_00],
    ['dine-in', 0],
    ['room-service', 0],
    // Packing is part of the value on which the operator pays the tax (P-BILL-14).
    ['aggregator', 30_00],
  ] as const)('is asked in an order of type %s for %i paise', (type, asked) => {
    expect(packingOfDishes(type, [biryani])).toBe(asked);
    const packing = billFor(orderOf([biryani], type)).lines.filter(({ name }) => name === 'Packing');
    expect(sum(packing.map(({ amountPaise }) => amountPaise))).toBe(asked);
  });

  it('includes its tax where the price of the dish does: 3 × 200 + 3 × 10.50 = 631.50', () => {
    const within = { ...biryani, packingPaise: paise(10_50), taxIncluded: true as const };
    const bill = billFor(withExtras(orderOf([within]), { packingPaise: paise(0) }));
    // 631.50 × 2.5 ÷ 105 = 15.0357 → 15.04 each; 631.50 − 30.08 = 601.42
    expect(bill.taxes).toEqual([{ taxBp: 500, taxablePaise: 601_42, cgstPaise: 15_04, sgstPaise: 15_04 }]);
    expect(bill.totalPaise).toBe(632_00);
  });

  it('goes with the portions of its dish when a bill is split, and adds up', () => {
    const order = orderOf([biryani, cola]);
    const first = billFor(order, { '1-1': 2 });
    expect(shown(first)).toEqual([
      ['Biryani', 2, 200_00, 500],
      ['Packing', 2, 10_00, 500],
    ]);
    const rest = withBilling(order, { billed: addBilled(order, { '1-1': 2 }) });
    expect(openPortions(rest)).toEqual({ '1-1': 1, '1-2': 1, packing: 1 });
    const last = billFor(rest);
    expect(sum([first, last].map((bill) => bill.subtotalPaise))).toBe(billFor(order).subtotalPaise);
  });

  it('is given for nothing with its dish, and the day counts no portion for it', () => {
    const given = { reason: 'Came late', by: ASHA };
    const order = withExtras(orderOf([biryani]), { packingPaise: paise(0) });
    const complimentary = { '1-1': { ...given, by: { kind: 'owner' as const, label: 'Asha', id: null } } };
    const bill = billFor(order, null, { complimentary });
    expect(bill).toMatchObject({ subtotalPaise: 630_00, discountPaise: 630_00, totalPaise: 0 });
    const day = countInvoice(emptyDay('2026-11-20'), anInvoice({ bill }));
    expect(day.complimentary).toEqual({ count: 3, totalPaise: 630_00 });
  });

  it('is billed again and given back by a credit note', () => {
    const order = orderOf([biryani]);
    const bill = billFor(order);
    const kept = { bill, portions: openPortions(order) };
    const invoice = anInvoice({ ...kept, orderType: 'takeaway' });
    const settlements = [aSettlement(order, { ...kept, number: invoice.number })];
    const account = { order, money: anOrderMoney({ settlements }) };
    const again = billAgain({
      invoice,
      account,
      by: ASHA,
      code: '2',
      profile: { dayCutoff: '04:00' },
      at: NOW,
    });
    expect(billFor(again.order)).toEqual(bill);
    // One portion's packing: 10.00 at 5 % is 10.50.
    expect(creditedBill(bill, [], { '1': 1 }).totalPaise).toBe(10_50);
  });

  it.each([
    ['takeaway', []],
    ['dine-in', ['service-charge']],
  ] as const)('is let through by the guard on a bill of type %s: %j', (orderType, faults) => {
    const bill = billFor(orderOf([biryani]));
    const dishes = ['Biryani'];
    const draft: Draft = { ...anInvoice({ bill, orderType }), payments: null, dishes };
    expect(faultsOf(draft)).toEqual(faults);
  });
});

it('is kept on the line when the dish is ordered; a later change of the menu does not touch it', () => {
  const at = NOW;
  const lineFor = (packingPaise?: number) =>
    priceRound([{ itemId: 'biryani', variantId: null, addOnIds: [], quantity: 1, note: '' }], {
      menu: aMenu({
        items: [
          dishOf('Biryani', 200, packingPaise === undefined ? {} : { packingPaise: paise(packingPaise) }),
        ],
      }),
      availability: anAvailability(),
      profile,
      at,
      asked: { at, type: 'takeaway' },
    })[0];
  expect(lineFor(10_00)).toMatchObject({ unitPaise: 200_00, packingPaise: 10_00 });
  expect(lineFor(0)).not.toHaveProperty('packingPaise');
  expect(lineFor()).not.toHaveProperty('packingPaise');
});
