import { describe, expect, it } from 'vitest';
import { aPartPayment, anOrderMoney } from '../fixtures/billing.ts';
import { lineOf } from '../fixtures/lines.ts';
import { anOrder, RAVI } from '../fixtures/orders.ts';
import { reasonOf } from '../fixtures/reason-of.ts';
import { aProfile } from '../fixtures/restaurant.ts';
import { paise, rupees } from '../money/money.ts';
import { exactly } from './invoice.ts';
import {
  confirmOwnDeclarations,
  declaredOf,
  declareOwnUpiPayment,
  ownDeclarations,
  portionsDeclared,
  withoutBilledParts,
} from './own-declarations.ts';
import type { Order } from '../orders/order.schema.ts';
import type { Account } from './account.ts';

const MINT = { kind: 'guest', label: 'mint', id: null } as const;
const SAFFRON = { kind: 'guest', label: 'saffron', id: null } as const;
const { tax } = aProfile();
const AT = 1_790_000_000_000;

const order = anOrder({
  guests: { asha: 'saffron', meera: 'mint', idle: 'clove' },
  rounds: [
    { kot: 1, by: SAFFRON, lines: [lineOf('Dosa', 121), lineOf('Chai', 30, { quantity: 2 })] },
    { kot: 2, by: MINT, lines: [lineOf('Idli', 90)] },
    { kot: 3, by: RAVI, lines: [lineOf('Water', 20)] },
  ],
});
const table: Account = { order, money: anOrderMoney() };

const said = (ownUpiDeclarations: Order['requests']['ownUpiDeclarations'], of = order): Order => ({
  ...of,
  requests: { ...of.requests, ...(ownUpiDeclarations && { ownUpiDeclarations }) },
});
const both = said({
  saffron: { amountPaise: paise(190_00), at: AT + 1 },
  mint: { amountPaise: paise(95_00), at: AT },
});

describe('a guest’s declaration of having paid their own part by UPI (P-OWN-2)', () => {
  it('is kept by the guest’s label, beside those of others', () => {
    const first = declareOwnUpiPayment(table, tax, { uid: 'asha', at: AT });
    expect(first?.requests).toEqual({
      ...order.requests,
      ownUpiDeclarations: { saffron: { amountPaise: 190_00, at: AT } },
    });
    const second = declareOwnUpiPayment({ ...table, order: first ?? order }, tax, { uid: 'meera', at: AT + 1 });
    expect(ownDeclarations(second?.requests ?? order.requests)).toEqual([
      { by: 'saffron', amountPaise: 190_00, at: AT },
      { by: 'mint', amountPaise: 95_00, at: AT + 1 },
    ]);
  });

  it('is said once for one amount, and again when the part has grown', () => {
    const again = { uid: 'asha', at: AT + 9 };
    expect(declareOwnUpiPayment({ ...table, order: both }, tax, again)).toBeNull();
    const less = said({ saffron: { amountPaise: paise(100_00), at: AT } });
    const more = declareOwnUpiPayment({ ...table, order: less }, tax, again);
    expect(more?.requests.ownUpiDeclarations).toEqual({ saffron: { amountPaise: 190_00, at: AT + 9 } });
  });

  it('needs an order that is not over, and a part of one’s own', () => {
    const refusal = (account: Account, uid: string) =>
      reasonOf(() => declareOwnUpiPayment(account, tax, { uid, at: AT }));
    expect(refusal({ ...table, order: { ...order, state: 'Completed' } }, 'asha')).toBe('order-closed');
    expect(refusal({ ...table, order: { ...order, state: 'Cancelled' } }, 'asha')).toBe('order-closed');
    expect(refusal(table, 'idle')).toBe('nothing-to-bill');
    expect(refusal(table, 'nobody')).toBe('nothing-to-bill');
    const money = anOrderMoney({ payments: [aPartPayment()] });
    expect(refusal({ order, money }, 'asha')).toBe('nothing-to-bill');
  });

  it('is of the open dishes of its guest', () => {
    expect(portionsDeclared(both, { by: 'saffron' })).toEqual({ '1-1': 1, '1-2': 2 });
    expect(portionsDeclared({ ...both, billed: { '1-2': 2 } }, { by: 'saffron' })).toEqual({ '1-1': 1 });
  });

  it('counts on the document that bills its dishes', () => {
    expect(declaredOf(order, { '1-1': 1 })).toBe(0);
    expect(declaredOf(both, { '1-1': 1, '1-2': 2 })).toBe(190_00);
    expect(declaredOf(both, { '3-1': 1 })).toBe(0);
    expect(declaredOf(both, { '1-1': 1, '2-1': 1, '3-1': 1 })).toBe(285_00);
    const upiDeclaration = { amountPaise: paise(300_00), at: AT, by: 'mint' };
    const whole = { ...both, requests: { ...both.requests, upiDeclaration } };
    expect(declaredOf(whole, { '1-1': 1 })).toBe(300_00);
  });

  it('ends when nothing of its guest’s dishes is left to bill', () => {
    const one = withoutBilledParts({ ...both, billed: { '1-1': 1, '1-2': 2 } });
    expect(ownDeclarations(one.requests).map(({ by }) => by)).toEqual(['mint']);
    const partly = withoutBilledParts({ ...both, billed: { '1-1': 1 } });
    expect(partly.requests).toEqual(both.requests);
    const none = withoutBilledParts({ ...one, billed: { '1-1': 1, '1-2': 2, '2-1': 1 } });
    expect(none.requests).toStrictEqual(order.requests);
  });

  it('is confirmed by a UPI payment of its amount, and by no other', () => {
    const left = (...payments: Parameters<typeof exactly>[]) =>
      ownDeclarations(
        confirmOwnDeclarations(
          both.requests,
          payments.map((one) => exactly(...one)),
        ),
      ).map(({ by }) => by);
    expect(left(['upi', rupees(190)])).toEqual(['mint']);
    expect(left(['upi', rupees(190)], ['upi', rupees(95)])).toEqual([]);
    expect(left(['cash', rupees(190)], ['upi', rupees(191)])).toEqual(['mint', 'saffron']);
  });
});
