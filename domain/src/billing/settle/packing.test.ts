import { describe, expect, it } from 'vitest';
import { anInvoice, anOrderMoney, aSettlement } from '../../fixtures/billing.ts';
import { NOW } from '../../fixtures/ids.ts';
import { lineOf } from '../../fixtures/lines.ts';
import { anOrder, ASHA, RAVI, withBilling, withExtras } from '../../fixtures/orders.ts';
import { aProfile, aRestaurant } from '../../fixtures/restaurant.ts';
import { rupees, sum } from '../../money/money.ts';
import { extrasFor } from '../../orders/rounds/extras.ts';
import { billAgain } from '../corrections/bill-again.ts';
import { creditedBill } from '../corrections/credit-note.ts';
import { addBilled, choosePortions, DELIVERY, openPortions, PACKING } from '../bill/portions.ts';
import { billOf } from './running-bill.ts';
import { settleBill } from './settlement.contract.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';

const profile = aProfile({
  packingPaise: rupees(20),
  tax: { charged: true, percentage: 5, liquorVatPercentage: 20 },
});
const cola = lineOf('Cola', 45, { taxClass: 'goods', hsn: '22021010', taxBp: 4000 });
const dishes = anOrder({ rounds: [{ by: RAVI, lines: [lineOf('Dal', 200, { quantity: 2 }), cola] }] });
const packed: Order = {
  ...dishes,
  tableId: null,
  type: 'takeaway',
  extras: extrasFor('takeaway', profile),
};
const billFor = (order: Order, portions: Portions | null = null, by = aRestaurant()) =>
  billOf({ order, money: anOrderMoney() }, by, portions);

describe('the packing charge', () => {
  it.each([
    ['takeaway', 20_00, 500, null],
    ['delivery', 20_00, 500, 500],
    ['dine-in', 0, null, null],
    ['room-service', 0, null, null],
  ] as const)('of a %s is %i paise', (type, packingPaise, packingTaxBp, deliveryTaxBp) => {
    const packing = { packingPaise, packingTaxBp };
    expect(extrasFor(type, profile)).toEqual({ ...packing, deliveryPaise: 0, deliveryTaxBp });
  });

  it('is a line of its own at the rate of the food, also beside goods', () => {
    const bill = billFor(packed);
    // At 5 %: 2 × 200.00 + 20.00 packing = 420.00; 2.5 % = 10.50 each. Cola 45.00 at 40 %: 9.00 each.
    expect(bill.lines.map(({ name, amountPaise, taxBp }) => [name, amountPaise, taxBp])).toEqual([
      ['Dal', 400_00, 500],
      ['Cola', 45_00, 4000],
      ['Packing charge', 20_00, 500],
    ]);
    expect(bill.taxes.map(({ taxablePaise, cgstPaise }) => [taxablePaise, cgstPaise])).toEqual([
      [420_00, 10_50],
      [45_00, 9_00],
    ]);
    // 465.00 + 21.00 + 18.00 = 504.00
    expect(bill.totalPaise).toBe(504_00);
  });

  it.each([
    ['without a GSTIN', aRestaurant({ gstin: '' })],
    ['under composition', aRestaurant({ composition: true })],
  ])('is without tax %s: 400 + 45 + 20', (_, by) => {
    expect(billFor(packed, null, by).totalPaise).toBe(465_00);
  });

  it('goes with the last dishes of a split bill, once', () => {
    expect(choosePortions(packed, { '1-1': 2 })).toEqual({ '1-1': 2 });
    const first = billFor(packed, { '1-1': 2 });
    const rest = withBilling(packed, { billed: addBilled(packed, { '1-1': 2 }) });
    expect(openPortions(rest)).toEqual({ '1-2': 1, packing: 1 });
    const last = billFor(rest, { '1-2': 1 });
    expect(last.lines.map(({ name }) => name)).toEqual(['Cola', 'Packing charge']);
    expect(sum([first.subtotalPaise, last.subtotalPaise])).toBe(billFor(packed).subtotalPaise);
  });

  it('comes before the charge of a delivery, and both come with the last dishes', () => {
    const delivery: Order = { ...withExtras(packed, { deliveryPaise: rupees(40) }), type: 'delivery' };
    const all = { '1-1': 2, '1-2': 1, packing: 1, delivery: 1 };
    expect(choosePortions(delivery, { '1-1': 2, '1-2': 1 })).toEqual(all);
    expect(
      billFor(delivery)
        .lines.map(({ name }) => name)
        .slice(2),
    ).toEqual(['Packing charge', 'Delivery charge']);
  });

  it('keeps what it was when the order began, whatever the settings say today', () => {
    const dearer = { ...profile, packingPaise: rupees(90) };
    expect(extrasFor('takeaway', dearer).packingPaise).toBe(90_00);
    expect(billFor(packed, null, aRestaurant({ packingPaise: rupees(90) })).totalPaise).toBe(504_00);
  });

  it.each([
    ['with it', null, 20_00],
    ['without it', { '1-1': 2 }, 0],
  ])('is billed again %s as the void document had it', (_, portions, packingPaise) => {
    const bill = billFor(packed, portions);
    const kept = { bill, portions: portions ?? openPortions(packed) };
    const invoice = anInvoice({ ...kept, orderType: 'takeaway' });
    const again = billAgain({
      invoice,
      account: {
        order: packed,
        money: anOrderMoney({ settlements: [aSettlement(packed, { ...kept, number: invoice.number })] }),
      },
      by: ASHA,
      code: '2',
      profile: { dayCutoff: '04:00' },
      at: NOW,
    });
    expect(again.order.extras.packingPaise).toBe(packingPaise);
    expect(billFor(again.order)).toEqual(bill);
  });

  it('is given back by a credit note with its tax', () => {
    // 20.00 at 5 %: 0.50 each, 21.00
    expect(creditedBill(billFor(packed), [], { '2': 1 }).totalPaise).toBe(21_00);
  });
});

it('is named in a split by a key of its own, which the contract takes', () => {
  const key = (id: string) => settleBill.input.shape.portions.safeParse({ [id]: 1 }).success;
  expect(['1-1', DELIVERY, PACKING, 'service'].map(key)).toEqual([true, true, true, false]);
});
