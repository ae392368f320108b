import { describe, expect, it } from 'vitest';
import { anOrder, withBilling } from '../../fixtures/orders.ts';
import { ZERO } from '../../money/money.ts';
import { asksPartySize, withPartySize } from './party-size.ts';

const order = anOrder({ partySize: null });

describe('the size of a party', () => {
  it('is asked of dine-in orders alone', () => {
    expect(asksPartySize(order)).toBe(true);
    expect(asksPartySize(anOrder({ type: 'room-service' }))).toBe(false);
  });

  it('can be said, changed, and taken back', () => {
    const four = withPartySize(order, 4);
    expect(four.partySize).toBe(4);
    expect(withPartySize(four, null).partySize).toBeNull();
  });

  it('stays once a document has counted it, once the order is over, and where nobody eats at a table', () => {
    const document = { invoiceId: 'i1', number: 'INV/26-27/000001', totalPaise: ZERO, isVoid: false };
    const billed = withBilling(order, { documents: [document] });
    expect(() => withPartySize(billed, 4)).toThrow('part-billed');
    expect(() => withPartySize({ ...order, state: 'Completed' }, 4)).toThrow('order-closed');
    expect(() => withPartySize({ ...order, type: 'takeaway' }, 4)).toThrow('not-at-a-table');
  });
});
