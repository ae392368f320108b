import { describe, expect, it } from 'vitest';
import { aPartPayment, anOrderMoney } from '../../fixtures/billing.ts';
import { lineOf } from '../../fixtures/lines.ts';
import { anOrder, RAVI, withBilling } from '../../fixtures/orders.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { aProfile } from '../../fixtures/restaurant.ts';
import { paise, rupees } from '../../money/money.ts';
import { exactly } from '../documents/invoice.ts';
import { declaredUpi, ownDeclarations } from './declared-upi.ts';
import {
  confirmOwnDeclarations,
  ownDeclaredOf,
  declareOwnUpiPayment,
  endOwnDeclarations,
  ownPaymentOf,
  portionsDeclared,
} from './own-declarations.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';
import type { Account } from '../shape/account.ts';
import type { Payment } from '../documents/invoice.ts';

const MINT = { kind: 'guest', label: 'mint', id: null } as const;
const SAFFRON = { kind: 'guest', label: 'saffron', id: null } as const;
const { tax } = aProfile();
const AT = 1_790_000_000_000;

/** Saffron's dosa and two teas come to ₹190 with taxes, mint's idli to ₹95; a waiter added water. */
const order = anOrder({
  guests: { asha: 'saffron', meera: 'mint', idle: 'clove' },
  rounds: [
    { kot: 1, by: SAFFRON, lines: [lineOf('Dosa', 121), lineOf('Chai', 30, { quantity: 2 })] },
    { kot: 2, by: MINT, lines: [lineOf('Idli', 90)] },
    { kot: 3, by: RAVI, lines: [lineOf('Water', 20)] },
  ],
});
const table: Account = { order, money: anOrderMoney() };
const SAFFRONS = { '1-1': 1, '1-2': 2 };

const saying = (
  amounts: { readonly saffron?: number; readonly mint?: number },
  of: Account = table,
): Account => {
  const said = Object.entries(amounts).map(([by, amount], i) => [
    by,
    { amountPaise: rupees(amount), at: AT + i, payments: 1 },
  ]);
  const requests = { ...of.order.requests, ownUpiDeclarations: Object.fromEntries(said) };
  return { ...of, order: { ...of.order, requests } };
};
const both = saying({ mint: 95, saffron: 190 });
const whose = (requests: Order['requests']) => ownDeclarations(requests).map(({ by }) => by);
const asha = (account: Account) => declareOwnUpiPayment(account, tax, { uid: 'asha', at: AT + 9 });

describe('a guest’s declaration of having paid their own part by UPI (P-OWN-2)', () => {
  it('is kept by the guest’s label, beside those of others', () => {
    const first = declareOwnUpiPayment(table, tax, { uid: 'asha', at: AT });
    expect(first?.requests).toEqual({
      ...order.requests,
      ownUpiDeclarations: { saffron: { amountPaise: 190_00, at: AT, payments: 1 } },
    });
    const second = declareOwnUpiPayment({ ...table, order: first ?? order }, tax, {
      uid: 'meera',
      at: AT - 1,
    });
    expect(ownDeclarations(second?.requests ?? order.requests)).toEqual([
      { by: 'mint', amountPaise: 95_00, at: AT - 1, payments: 1 },
      { by: 'saffron', amountPaise: 190_00, at: AT, payments: 1 },
    ]);
  });

  it('is listed after that of the whole bill', () => {
    expect(declaredUpi(order.requests)).toEqual([]);
    const upiDeclaration = { amountPaise: paise(300_00), at: AT + 5, by: 'clove' };
    expect(declaredUpi({ ...both.order.requests, upiDeclaration })).toEqual([
      { ...upiDeclaration, isOwn: false },
      { by: 'mint', amountPaise: 95_00, at: AT, isOwn: true },
      { by: 'saffron', amountPaise: 190_00, at: AT + 1, isOwn: true },
    ]);
  });

  it('is said once for one amount, and as one payment more when the part has changed', () => {
    expect(asha(both)).toBeNull();
    const again = { amountPaise: 190_00, at: AT + 9, payments: 2 };
    expect(asha(saying({ saffron: 127 }))?.requests.ownUpiDeclarations).toEqual({ saffron: again });
    expect(asha(saying({ saffron: 200 }))?.requests.ownUpiDeclarations).toEqual({ saffron: again });
  });

  it('needs an order that is not over, and a part of one’s own', () => {
    const refusal = (account: Account, uid: string) =>
      reasonOf(() => declareOwnUpiPayment(account, tax, { uid, at: AT }));
    expect(refusal({ ...table, order: { ...order, state: 'Completed' } }, 'asha')).toBe('order-closed');
    expect(refusal({ ...table, order: { ...order, state: 'Cancelled' } }, 'asha')).toBe('order-closed');
    expect(refusal(table, 'idle')).toBe('nothing-to-bill');
    expect(refusal(table, 'nobody')).toBe('nothing-to-bill');
    expect(refusal(table, 'constructor')).toBe('nothing-to-bill');
    const money = anOrderMoney({ payments: [aPartPayment()] });
    expect(refusal({ order, money }, 'asha')).toBe('nothing-to-bill');
  });

  it('leaves what the part has grown by since', () => {
    const left = (account: Account) => ownPaymentOf(account, tax, 'asha')?.leftPaise;
    expect([table, saying({ saffron: 127 }), both, saying({ saffron: 200 })].map(left)).toEqual([
      190_00, 63_00, 0, -10_00,
    ]);
    expect(ownPaymentOf(both, tax, 'asha')).toMatchObject({ label: 'saffron', declared: { by: 'saffron' } });
    expect(ownPaymentOf(both, tax, 'nobody')).toBeNull();
  });

  it('stays while part payments are held, which leave no part', () => {
    const held = ownPaymentOf({ ...both, money: anOrderMoney({ payments: [aPartPayment()] }) }, tax, 'asha');
    expect(held).toMatchObject({ part: null, declared: { amountPaise: 190_00 } });
    expect(ownPaymentOf(table, tax, 'idle')).toEqual({
      label: 'clove',
      part: null,
      declared: null,
      isPaid: false,
      leftPaise: 0,
    });
  });

  it('is over once documents bill all that its guest ordered', () => {
    const isPaid = (billed: Portions) =>
      ownPaymentOf({ ...table, order: withBilling(order, { billed }) }, tax, 'asha')?.isPaid;
    expect([{}, { '1-2': 2 }, { '1-1': 1, '1-2': 1 }, SAFFRONS].map(isPaid)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('is of the open dishes of its guest', () => {
    expect(portionsDeclared(order, { by: 'saffron' })).toEqual(SAFFRONS);
    expect(portionsDeclared(withBilling(order, { billed: { '1-2': 2 } }), { by: 'saffron' })).toEqual({
      '1-1': 1,
    });
  });
});

describe('a document', () => {
  const documented = (portions: Portions, payments: readonly Payment[] = []) => ({ portions, payments });
  const upi = (amount: number) => [exactly('upi', rupees(amount))];

  it.each<[what: string, Portions, Payment[], declaredRupees: number, left: string[]]>([
    ['of all of one guest’s dishes', SAFFRONS, [], 190, ['mint']],
    ['of those and of others’', { ...SAFFRONS, '3-1': 1 }, [], 190, ['mint']],
    ['of both guests’ dishes', { ...SAFFRONS, '2-1': 1 }, [], 285, []],
    ['of nobody’s dishes', { '3-1': 1 }, upi(190), 0, ['mint', 'saffron']],
    ['of some dishes of a guest', { '1-1': 1, '1-2': 1 }, upi(189), 0, ['mint', 'saffron']],
    [
      'of some dishes, for the very amount in cash',
      { '1-1': 1 },
      [exactly('cash', rupees(190))],
      0,
      ['mint', 'saffron'],
    ],
    ['of some dishes, for the very amount by UPI', { '1-1': 1 }, upi(190), 190, ['mint']],
    ['of everything', { ...SAFFRONS, '2-1': 1, '3-1': 1 }, [], 285, []],
  ])('%s counts and ends the declarations that it fulfils', (_, portions, payments, declared, left) => {
    expect(ownDeclaredOf(both.order, documented(portions, payments))).toBe(rupees(declared));
    expect(whose(endOwnDeclarations(both.order, documented(portions, payments)))).toEqual(left);
  });

  it('of everything that is left ends the declaration of a guest whose dishes were cancelled', () => {
    const declared = saying({ saffron: 190 }, { ...table, order: withBilling(order, { billed: SAFFRONS }) });
    expect(endOwnDeclarations(declared.order, documented({ '2-1': 1 })).ownUpiDeclarations).toBeDefined();
    const rest = endOwnDeclarations(declared.order, documented({ '2-1': 1, '3-1': 1 }));
    expect(rest).toStrictEqual(order.requests);
  });

  it('counts the declaration of the whole bill before all others', () => {
    const upiDeclaration = { amountPaise: paise(300_00), at: AT, by: 'mint' };
    const whole = { ...both.order, requests: { ...both.order.requests, upiDeclaration } };
    expect(ownDeclaredOf(whole, documented(SAFFRONS))).toBe(300_00);
    expect(ownDeclaredOf(order, documented(SAFFRONS))).toBe(0);
  });
});

describe('a part payment', () => {
  const left = (amounts: Parameters<typeof saying>[0], ...payments: Parameters<typeof exactly>[]) =>
    whose(
      confirmOwnDeclarations(
        saying(amounts).order.requests,
        payments.map((one) => exactly(...one)),
      ),
    );

  it('by UPI confirms the declaration of its amount, and no other', () => {
    const amounts = { mint: 95, saffron: 190 };
    expect(left(amounts, ['upi', rupees(190)])).toEqual(['mint']);
    expect(left(amounts, ['upi', rupees(190)], ['upi', rupees(95)])).toEqual([]);
    expect(left(amounts, ['cash', rupees(190)], ['upi', rupees(191)])).toEqual(['mint', 'saffron']);
  });

  it('confirms one of two declarations of the same amount, the older', () => {
    expect(left({ saffron: 95, mint: 95 }, ['upi', rupees(95)])).toEqual(['mint']);
    expect(left({ saffron: 95, mint: 95 }, ['upi', rupees(95)], ['upi', rupees(95)])).toEqual([]);
  });
});
