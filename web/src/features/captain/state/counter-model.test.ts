import { describe, expect, it } from 'vitest';
import { floor } from '../../../messages/captain/floor/en.ts';
import { aDelivery, anOrder } from '@bhoj/domain/fixtures/orders';
import { ZERO, rupees } from '@bhoj/domain/money/money';
import { orderTypes } from '../../../messages/shared/order/en.ts';
import { roomName } from '../../../messages/shared/places/en.ts';
import { counterName, detailsOf, missingOf, NOTHING_TYPED, offeredTypes, typedOf } from './counter-model.ts';

it('the kinds offered are those of the restaurant, an aggregator’s where it has an operator', () => {
  expect(offeredTypes({ services: ['dine-in', 'delivery'] })).toEqual(['delivery']);
  expect(offeredTypes({ services: ['takeaway'], aggregators: [] })).toEqual(['takeaway']);
  expect(offeredTypes({ services: ['dine-in'], aggregators: ['Swiggy'] })).toEqual(['aggregator']);
});

describe('the details of an order without a table', () => {
  it('have at most a name for a takeaway', () => {
    expect(detailsOf(floor, 'takeaway', { ...NOTHING_TYPED, label: ' Meera ', address: 'x' })).toEqual({
      details: { label: 'Meera', delivery: null },
    });
  });

  it('have the number of a takeaway where one was told, and a fault beside a wrong one', () => {
    const told = (mobile: string) => detailsOf(floor, 'takeaway', { ...NOTHING_TYPED, mobile });
    expect(told('+91 98765 43210')).toEqual({
      details: { label: '', delivery: null, mobile: '9876543210' },
    });
    expect(told('  ')).toEqual({ details: { label: '', delivery: null } });
    expect(told('12')).toEqual({ faults: { mobile: floor.mobileFault } });
    expect(missingOf(floor, 'takeaway', { ...NOTHING_TYPED, mobile: '12' })).toBeUndefined();
  });

  it('have a number, an address and a charge for a delivery', () => {
    const typed = {
      ...NOTHING_TYPED,
      label: '',
      mobile: '098765 43210',
      address: '4 Church Street\n Flat 2',
      note: '',
      charge: '40',
    };
    expect(detailsOf(floor, 'delivery', typed)).toEqual({
      details: {
        label: '',
        delivery: { mobile: '9876543210', address: '4 Church Street, Flat 2', note: '', chargePaise: 40_00 },
      },
    });
    expect(detailsOf(floor, 'delivery', { ...typed, charge: '' })).toMatchObject({
      details: { delivery: { chargePaise: 0 } },
    });
  });

  it('have the operator and its number for an aggregator', () => {
    const typed = { ...NOTHING_TYPED, operator: 'Swiggy', number: ' 77-bx ' };
    expect(detailsOf(floor, 'aggregator', typed)).toEqual({
      details: { label: '', delivery: null, aggregator: { operator: 'Swiggy', number: '77-BX' } },
    });
    expect(detailsOf(floor, 'aggregator', { ...NOTHING_TYPED, number: '12' })).toEqual({
      faults: { operator: floor.operatorFault, number: floor.operatorNumberFault },
    });
  });

  it('have a fault beside the wrong field alone, and nothing else', () => {
    const typed = { ...NOTHING_TYPED, mobile: '9876543210', address: '4 Church Street', charge: '40' };
    const faults = (over: Partial<typeof typed>) => detailsOf(floor, 'delivery', { ...typed, ...over });
    expect(faults({ mobile: '12' })).toEqual({ faults: { mobile: floor.mobileFault } });
    expect(faults({ address: ' \n ' })).toEqual({ faults: { address: floor.addressFault } });
    expect(faults({ charge: 'forty' })).toEqual({ faults: { charge: floor.chargeFault } });
    const aggregator = { ...NOTHING_TYPED, operator: 'Swiggy' };
    expect(detailsOf(floor, 'aggregator', aggregator)).toEqual({
      faults: { number: floor.operatorNumberFault },
    });
  });

  it('lose outer blanks and the breaks of lines', () => {
    const typed = {
      ...NOTHING_TYPED,
      mobile: '9876543210',
      address: ' 4 Church Street \n\n  Flat 2\nMumbai ',
      note: ' Ring twice ',
      charge: '  ',
    };
    expect(detailsOf(floor, 'delivery', typed)).toMatchObject({
      details: {
        delivery: { address: '4 Church Street, Flat 2, Mumbai', note: 'Ring twice', chargePaise: 0 },
      },
    });
  });

  it('of an order are typed as they are stored', () => {
    const order = { ...anOrder({ type: 'delivery', tableId: null }), label: 'Meera' };
    const delivery = aDelivery();
    const { mobile, address, note } = delivery;
    const dear = { ...order, extras: { ...order.extras, deliveryPaise: rupees(40) } };
    expect(typedOf(dear, delivery)).toEqual({
      ...NOTHING_TYPED,
      label: 'Meera',
      mobile,
      address,
      note,
      charge: '40',
    });
    const free = { ...order, label: null, extras: { ...order.extras, deliveryPaise: ZERO } };
    expect(typedOf(free, null)).toEqual(NOTHING_TYPED);
  });

  it('name the order: by who it is for, by the operator’s number, or by its kind', () => {
    const names = { roomName, orderTypes, placeNames: {} };
    const named = (label: string, aggregator?: { operator: string; number: string }) =>
      counterName(names, {
        type: aggregator === undefined ? 'takeaway' : 'aggregator',
        details: { label, delivery: null, ...(aggregator && { aggregator }) },
      });
    expect(named('Meera')).toBe(`${orderTypes.takeaway} · Meera`);
    expect(named('')).toBe(orderTypes.takeaway);
    expect(named('', { operator: 'Swiggy', number: '77' })).toContain('Swiggy');
  });

  it('have a fault beside each wrong field', () => {
    expect(detailsOf(floor, 'delivery', { ...NOTHING_TYPED, mobile: '12', charge: 'forty' })).toEqual({
      faults: { mobile: floor.mobileFault, address: floor.addressFault, charge: floor.chargeFault },
    });
  });

  it('name first what is not typed yet, and not what is typed wrongly', () => {
    expect(missingOf(floor, 'takeaway', NOTHING_TYPED)).toBeUndefined();
    expect(missingOf(floor, 'aggregator', NOTHING_TYPED)).toBe(floor.operatorFault);
    expect(missingOf(floor, 'delivery', NOTHING_TYPED)).toBe(floor.mobileFault);
    const typed = { ...NOTHING_TYPED, mobile: '12', address: '4 Church Street' };
    expect(missingOf(floor, 'delivery', typed)).toBeUndefined();
    expect(missingOf(floor, 'delivery', { ...typed, address: '  ' })).toBe(floor.addressFault);
  });
});
