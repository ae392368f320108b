import { describe, expect, it } from 'vitest';
import { paise } from '../../money/money.ts';
import { ORDER_ID } from '../../fixtures/ids.ts';
import { anOrderMoney, aPartPayment, aSettlement } from '../../fixtures/billing.ts';
import { GUEST_LABELS } from '../../orders/door/joining.ts';
import { ownUpiReference, upiLink, upiReference } from './upi.ts';

const request = {
  vpa: 'annapurna.pune@demobank',
  payee: 'Annapurna & Sons',
  reference: 'INV/26-27/000007',
  note: 'Table 01',
  amountPaise: paise(124_050),
};

const valueOf = (link: string, name: string): string | undefined => {
  const pairs = (link.split('?')[1] ?? '').split('&').map((pair) => pair.split('='));
  return pairs.flatMap(([key, value = '']) => (key === name ? [decodeURIComponent(value)] : []))[0];
};

it('gives every bill and every part of a split its own reference', () => {
  const part = aPartPayment();
  const at = (says: Parameters<typeof anOrderMoney>[0], entered = 0) =>
    upiReference(ORDER_ID, anOrderMoney(says), entered);
  const references = [
    at({}),
    at({}, 1),
    at({ payments: [part, part] }),
    at({ payments: [part, part], returnedPayments: [{ id: part.id, returned: null }] }),
    at({ settlements: [aSettlement()] }),
    at({ settlements: [aSettlement()], payments: [part] }),
  ];
  expect(references.map((one) => one.slice(ORDER_ID.length))).toEqual([
    '-1.1',
    '-1.2',
    '-1.3',
    '-1.4',
    '-2.1',
    '-2.2',
  ]);
  expect(new Set(references).size).toBe(references.length);
  expect(references.every((one) => one.startsWith(ORDER_ID) && one.length <= 35)).toBe(true);
});

describe('a UPI link', () => {
  it('states the amount in rupees with two decimals', () => {
    expect(upiLink(request)).toBe(
      'upi://pay?pa=annapurna.pune%40demobank&pn=Annapurna%20%26%20Sons&tr=INV%2F26-27%2F000007&tn=Table%2001&am=1240.50&cu=INR',
    );
    expect(valueOf(upiLink({ ...request, amountPaise: paise(50_000) }), 'am')).toBe('500.00');
  });

  it('encodes every value so that it can be read back', () => {
    const link = upiLink({ ...request, payee: 'भोज & "फ़ीस"?=#', note: 'मेज़ 1' });
    expect(valueOf(link, 'pn')).toBe('भोज & "फ़ीस"?=#');
    expect(valueOf(link, 'tn')).toBe('मेज़ 1');
    expect(valueOf(link, 'cu')).toBe('INR');
  });

  it('names a guest’s own part of one bill', () => {
    const reference = (label: string, declared: number) =>
      ownUpiReference('OrderAAAAAAAAAAAAAA1', { settlements: [] }, { label, declared });
    expect(reference('cardamom', 0)).toBe('OrderAAAAAAAAAAAAAA1-1.cardamom');
    expect(reference('cardamom', 1)).toBe('OrderAAAAAAAAAAAAAA1-1.cardamom.2');
    for (const label of GUEST_LABELS) expect(reference(label, 8).length).toBeLessThan(36);
  });

  it('keeps to the lengths that UPI apps accept', () => {
    const link = upiLink({ ...request, reference: 'R'.repeat(60), note: 'न'.repeat(200) });
    expect(valueOf(link, 'tr')).toHaveLength(35);
    expect(Array.from(valueOf(link, 'tn') ?? '')).toHaveLength(80);
  });

  it('is refused for an amount of zero or less', () => {
    expect(() => upiLink({ ...request, amountPaise: paise(0) })).toThrow(
      new RangeError('no amount to pay: 0'),
    );
  });
});
