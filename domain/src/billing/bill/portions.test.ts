import { describe, expect, it } from 'vitest';
import { withStages, withBilling, withExtras } from '../../fixtures/orders.ts';
import { aDearDal, anOrderAtNewYear } from '../../fixtures/new-year.ts';
import { paise } from '../../money/money.ts';
import { addBilled, amountOf, chargesFor, choosePortions, openPortions } from './portions.ts';

const two = [aDearDal({ quantity: 3, unitPaise: paise(100_00) }), aDearDal({ name: 'Naan' })];
const order = anOrderAtNewYear(two);
const delivery = anOrderAtNewYear(two, {
  type: 'delivery',
  tableId: null,
  extras: { deliveryPaise: paise(40_00) },
});

describe('the open portions', () => {
  it('are all portions, less those cancelled and those billed', () => {
    expect(openPortions(order)).toEqual({ '1-1': 3, '1-2': 1 });
    expect(
      openPortions(withStages(withBilling(order, { billed: { '1-1': 2 } }), { cancelled: ['1-2'] })),
    ).toEqual({
      '1-1': 1,
    });
    expect(openPortions(withBilling(order, { billed: { '1-1': 3, '1-2': 1 } }))).toEqual({});
  });

  it('include the delivery charge for deliveries only', () => {
    expect(openPortions(delivery)).toEqual({ '1-1': 3, '1-2': 1, delivery: 1 });
    expect(openPortions(withBilling(delivery, { billed: { delivery: 1 } }))).toEqual({ '1-1': 3, '1-2': 1 });
    expect(openPortions({ ...delivery, type: 'takeaway' })).toEqual({ '1-1': 3, '1-2': 1 });
    expect(openPortions(withExtras(delivery, { deliveryPaise: paise(0) }))).toEqual({ '1-1': 3, '1-2': 1 });
  });
});

describe('the portions of a document', () => {
  it('are all open ones, or the named ones', () => {
    expect(choosePortions(order, null)).toEqual({ '1-1': 3, '1-2': 1 });
    expect(choosePortions(order, { '1-1': 2 })).toEqual({ '1-1': 2 });
  });

  it('include the delivery charge with the last dishes or when it is named', () => {
    expect(choosePortions(delivery, { '1-1': 3 })).toEqual({ '1-1': 3 });
    expect(choosePortions(delivery, { '1-1': 3, '1-2': 1 })).toEqual({ '1-1': 3, '1-2': 1, delivery: 1 });
    expect(choosePortions(delivery, { '1-1': 1, delivery: 1 })).toEqual({ '1-1': 1, delivery: 1 });
  });

  it.each([
    ['more portions than were ordered', { '1-1': 4 }, {}],
    ['portions that are billed', { '1-1': 2 }, { '1-1': 2 }],
    ['an unknown line', { '9-9': 1 }, {}],
    ['a delivery charge that does not exist', { delivery: 1 }, {}],
  ])('refuse %s', (_, named, billed) => {
    expect(() => choosePortions(withBilling(order, { billed }), named)).toThrow(
      expect.objectContaining({ reason: 'portions-taken', details: { lineIds: Object.keys(named) } }),
    );
  });

  it('refuse a cancelled line', () => {
    expect(() => choosePortions(withStages(order, { cancelled: ['1-2'] }), { '1-2': 1 })).toThrow(
      'portions-taken',
    );
  });
});

it('are added to the billed portions', () => {
  expect(addBilled(withBilling(order, { billed: { '1-1': 1 } }), { '1-1': 2, '1-2': 1 })).toEqual({
    '1-1': 3,
    '1-2': 1,
  });
});

it('are charged at the price of the line, and a delivery is taxed like food', () => {
  const charges = chargesFor(delivery, { '1-1': 2, delivery: 1 }, { percentage: 5 });
  expect(charges).toMatchObject([
    { name: 'Dal', quantity: 2, unitPaise: 100_00, taxBp: 500 },
    { name: 'Delivery charge', quantity: 1, unitPaise: 40_00, taxClass: 'standard', taxBp: 500 },
  ]);
  expect(amountOf(delivery, { '1-1': 2, delivery: 1 })).toBe(240_00);
});
