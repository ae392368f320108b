import { describe, expect, it } from 'vitest';
import { anOrderMoney } from '../../fixtures/billing.ts';
import { aDearDal, anOrderAtNewYear } from '../../fixtures/new-year.ts';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { paise } from '../../money/money.ts';
import { creditedBill } from '../corrections/credit-note.ts';
import { billOf } from './running-bill.ts';
import type { PricedLine } from '../../orders/rounds/price.ts';

const dal = aDearDal({ name: 'Dal', unitPaise: paise(200_00) });
const cola = aDearDal({
  name: 'Cola, 750 ml',
  itemId: 'cola',
  unitPaise: paise(45_00),
  taxClass: 'goods',
  hsn: '22021010',
  taxBp: 4000,
});
const sweets = aDearDal({
  name: 'Kaju katli, 250 g',
  itemId: 'katli',
  unitPaise: paise(333_33),
  taxClass: 'goods',
  hsn: '2106',
  taxBp: 500,
});
const milk = aDearDal({
  name: 'Milk packet',
  itemId: 'milk',
  unitPaise: paise(30_00),
  taxClass: 'exempt',
  hsn: '0401',
  taxBp: 0,
});
const billFor = (lines: readonly PricedLine[], by = aRestaurant()) =>
  billOf({ order: anOrderAtNewYear(lines), money: anOrderMoney() }, by);

describe('goods that are sold as they are', () => {
  it('bear their own rate beside the 5 % of the restaurant', () => {
    const bill = billFor([
      { ...dal, quantity: 2 },
      { ...cola, quantity: 2 },
    ]);
    // Dal: 2 × 200.00 = 400.00; 2.5 % = 10.00 each. Cola: 2 × 45.00 = 90.00; 20 % = 18.00 each.
    expect(bill.kind).toBe('tax-invoice');
    expect(bill.taxes).toEqual([
      { taxBp: 500, taxablePaise: 400_00, cgstPaise: 10_00, sgstPaise: 10_00 },
      { taxBp: 4000, taxablePaise: 90_00, cgstPaise: 18_00, sgstPaise: 18_00 },
    ]);
    // 490.00 + 20.00 + 36.00 = 546.00, nothing to round
    expect([bill.roundOffPaise, bill.totalPaise]).toEqual([0, 546_00]);
    expect(bill.lines.map(({ hsn }) => hsn)).toEqual(['', '22021010']);
  });

  it('share the tax line of a dish with the same rate, so that GST is rounded once per rate', () => {
    const bill = billFor([dal, sweets]);
    // 200.00 + 333.33 = 533.33 at 5 %; 2.5 % = 13.33325 → 13.33 each; 533.33 + 26.66 = 559.99 → +0.01 → 560
    expect(bill.taxes).toEqual([{ taxBp: 500, taxablePaise: 533_33, cgstPaise: 13_33, sgstPaise: 13_33 }]);
    expect([bill.roundOffPaise, bill.totalPaise]).toEqual([1, 560_00]);
  });

  it('make an invoice-cum-bill of supply together with exempt goods, which keep their HSN', () => {
    const bill = billFor([cola, milk]);
    // Cola 45.00; 20 % = 9.00 each. Milk 30.00 without tax. 75.00 + 18.00 = 93.00
    expect([bill.kind, bill.totalPaise]).toEqual(['invoice-cum-bill-of-supply', 93_00]);
    expect(bill.lines.map(({ hsn, taxBp }) => [hsn, taxBp])).toEqual([
      ['22021010', 4000],
      ['0401', 0],
    ]);
  });

  it.each([
    ['without a GSTIN', aRestaurant({ gstin: '' }), 'bill'],
    ['under composition', aRestaurant({ composition: true }), 'bill-of-supply'],
  ])('bear no GST %s', (_, by, kind) => {
    expect(billFor([dal, cola], by)).toMatchObject({ kind, taxes: [], totalPaise: 245_00 });
  });

  it('are given back by a credit note with their own tax', () => {
    const bill = billFor([
      { ...dal, quantity: 2 },
      { ...cola, quantity: 2 },
    ]);
    const note = creditedBill(bill, [], { '1': 1 });
    // One of two colas: 45.00, and 20 % = 9.00 each: 63.00
    expect(note.taxes).toEqual([{ taxBp: 4000, taxablePaise: 45_00, cgstPaise: 9_00, sgstPaise: 9_00 }]);
    expect([note.lines[0]?.hsn, note.totalPaise]).toEqual(['22021010', 63_00]);
  });
});
