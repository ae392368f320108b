import { describe, expect, it } from 'vitest';
import { aCharge } from '../../fixtures/billing.ts';
import { NOW } from '../../fixtures/ids.ts';
import { lineOf } from '../../fixtures/lines.ts';
import { anOrder, ASHA, RAVI, withBilling } from '../../fixtures/orders.ts';
import { paise, sum } from '../../money/money.ts';
import { MINUTE } from '../../time/ist.ts';
import { computeBill } from '../bill/bill.ts';
import { chargesFor, openPortions } from '../bill/portions.ts';
import { seatedMinutesOf, memberKey, byMemberOf } from './by-member.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';

const dal = lineOf('Dal', 100);
const naan = lineOf('Naan', 40);
/** Ravi took two dals and a naan, Asha one dal, the guests a naan themselves. */
const order = anOrder({
  rounds: [
    { by: RAVI, lines: [{ ...dal, quantity: 2 }, naan] },
    { by: ASHA, lines: [dal] },
    { lines: [naan] },
  ],
});

function taken(
  of: Order,
  portions: Portions = openPortions(of),
  over: { off?: number; gifts?: object } = {},
) {
  const complimentary = (over.gifts ?? {}) as Record<string, unknown>;
  const charges = chargesFor(of, portions, { percentage: 5 }, complimentary);
  const bill = computeBill(charges, { kind: 'tax-invoice', discountPaise: paise(over.off ?? 0) });
  return { bill, byMember: byMemberOf(of, portions, { bill, complimentary }) };
}

describe('who took the dishes of a bill', () => {
  it('is who sent each round, and the guests together', () => {
    expect(taken(order).byMember).toEqual({
      [RAVI.id]: { name: 'Ravi', portions: 3, amountPaise: 240_00 },
      [ASHA.id]: { name: 'Asha', portions: 1, amountPaise: 100_00 },
      guest: { name: '', portions: 1, amountPaise: 40_00 },
    });
  });

  it('shares a discount to the paisa', () => {
    // 10.00 off 380.00: 3 dals bear 7.89, 2 naans 2.11; of the dals Ravi has two thirds
    const { bill, byMember } = taken(order, openPortions(order), { off: 10_00 });
    expect(byMember).toMatchObject({
      [RAVI.id]: { amountPaise: 194_74 + 38_95 },
      [ASHA.id]: { amountPaise: 97_37 },
      guest: { amountPaise: 38_94 },
    });
    expect(sum(Object.values(byMember).map(({ amountPaise }) => amountPaise))).toBe(
      bill.subtotalPaise - bill.discountPaise,
    );
  });

  it('gives nobody an amount for what is given for nothing, but the portions', () => {
    const { byMember } = taken(order, openPortions(order), { gifts: { '2-1': {} } });
    expect(byMember[ASHA.id]).toEqual({ name: 'Asha', portions: 1, amountPaise: 0 });
    expect(byMember[RAVI.id]).toEqual({ name: 'Ravi', portions: 3, amountPaise: 240_00 });
  });

  it('is of the billed portions alone', () => {
    expect(taken(order, { '1-1': 1 }).byMember).toEqual({
      [RAVI.id]: { name: 'Ravi', portions: 1, amountPaise: 100_00 },
    });
  });

  it('tells sizes of a dish apart', () => {
    const size = (id: string, rupees: number) =>
      lineOf('Thali', rupees, { variant: { id, name: id, otherNames: {} } });
    const sized = anOrder({
      rounds: [
        { by: RAVI, lines: [size('half', 100)] },
        { by: ASHA, lines: [size('full', 300)] },
      ],
    });
    expect(taken(sized).byMember).toMatchObject({
      [RAVI.id]: { amountPaise: 100_00 },
      [ASHA.id]: { amountPaise: 300_00 },
    });
  });

  it('counts packing and delivery for whoever took the order, without a portion', () => {
    const charges = { type: 'delivery' as const, tableId: null, extras: { deliveryPaise: paise(30_00) } };
    const away = anOrder({ ...charges, takenBy: ASHA, rounds: [{ by: RAVI, lines: [dal] }] });
    expect(taken(away).byMember).toEqual({
      [RAVI.id]: { name: 'Ravi', portions: 1, amountPaise: 100_00 },
      [ASHA.id]: { name: 'Asha', portions: 0, amountPaise: 30_00 },
    });
    const nobody = anOrder({ ...charges, takenBy: null, rounds: [{ by: RAVI, lines: [dal] }] });
    expect(taken(nobody).byMember['guest']).toEqual({ name: '', portions: 0, amountPaise: 30_00 });
  });

  it('has amounts before tax, also where prices include it', () => {
    const within = { taxIncluded: true as const };
    const both = anOrder({
      rounds: [
        { by: RAVI, lines: [lineOf('Dal', 105, within)] },
        { by: ASHA, lines: [lineOf('Dal', 105, { ...within, quantity: 3 })] },
      ],
    });
    expect(taken(both).byMember).toMatchObject({
      [RAVI.id]: { amountPaise: 100_00 },
      [ASHA.id]: { amountPaise: 300_00 },
    });
  });

  it('leaves out portions that are no line', () => {
    const bill = computeBill([aCharge()], { kind: 'bill' });
    expect(
      byMemberOf({ ...order, lines: {}, takenBy: null }, { '9-9': 1 }, { bill, complimentary: {} }),
    ).toEqual({
      guest: { name: '', portions: 0, amountPaise: 100_00 },
    });
  });

  it('goes by the id', () => {
    expect(memberKey(RAVI)).toBe(RAVI.id);
    expect(memberKey({ id: null })).toBe('guest');
  });
});

describe('the minutes that a party sat', () => {
  const minutes = (over: Partial<Order>) => seatedMinutesOf({ ...order, ...over }, NOW + 90.5 * MINUTE);

  it('run from its first round to its first document', () => {
    expect(minutes({ openedAt: NOW })).toBe(90);
    expect(minutes({ openedAt: NOW + 100 * MINUTE })).toBe(0);
    const document = { invoiceId: 'i', number: 'n', totalPaise: paise(1), isVoid: false };
    expect(minutes({ ...withBilling(order, { documents: [document] }), openedAt: NOW })).toBeNull();
  });

  it('are of tables only', () => {
    expect(minutes({ tableId: null })).toBeNull();
    expect(minutes({ type: 'room-service' })).toBeNull();
    expect(minutes({ openedAt: null })).toBeNull();
  });

  it('are those of the void document that an order bills again', () => {
    expect(minutes({ ...withBilling(order, { satMinutes: 45 }), tableId: null })).toBe(45);
  });
});
