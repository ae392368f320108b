import { describe, expect, it } from 'vitest';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { paise, rupees } from '@bhoj/domain/money/money';
import { likelyCash, NO_TENDER, readTender } from './tender.ts';
import type { Tender } from './tender.ts';

const DUE = { proposed: rupees(563), most: rupees(563) };
const read = (tender: Partial<Tender>, due = DUE) => readTender({ ...NO_TENDER, ...tender }, due);

describe('a tender', () => {
  it('is null before its method is chosen', () => {
    expect(read({ amount: '100' })).toBeNull();
  });

  it('is for all that is left unless an amount is typed', () => {
    expect(read({ method: 'upi' })).toEqual({ payment: exactly('upi', rupees(563)), changePaise: 0 });
    expect(read({ method: 'card', amount: '1,00.50' })).toEqual({
      payment: exactly('card', paise(10_050)),
      changePaise: 0,
    });
  });

  it('gives change only for cash, after the tip', () => {
    expect(read({ method: 'cash', received: '600', tip: '20' })).toEqual({
      payment: { ...exactly('cash', rupees(563)), tipPaise: rupees(20), receivedPaise: rupees(600) },
      changePaise: rupees(17),
    });
    expect(read({ method: 'upi', received: '600', tip: '20' })).toEqual({
      payment: { ...exactly('upi', rupees(563)), tipPaise: rupees(20), receivedPaise: rupees(583) },
      changePaise: 0,
    });
  });

  it.each([
    ['more than is due', { method: 'upi', amount: '563.01' }, 'amount'],
    ['nothing', { method: 'upi', amount: '0' }, 'amount'],
    ['no amount', { method: 'upi', amount: 'abc' }, 'amount'],
    ['below zero', { method: 'upi', amount: '-5' }, 'amount'],
    ['too little cash', { method: 'cash', received: '562' }, 'received'],
    ['too little cash for the tip', { method: 'cash', received: '563', tip: '1' }, 'received'],
    ['no tip', { method: 'cash', tip: 'x' }, 'tip'],
    ['another kind without a name', { method: 'other', name: ' ' }, 'name'],
  ] as const)('refuses %s', (_, tender, fault) => {
    expect(read(tender)).toEqual({ fault });
  });

  it('keeps a name for another kind only', () => {
    expect(read({ method: 'other', name: ' Zomato ' })).toMatchObject({ payment: { name: 'Zomato' } });
    expect(read({ method: 'cash', name: 'Zomato' })).toMatchObject({ payment: { name: '' } });
  });
});

it.each([
  [563, [570, 600, 1000]],
  [500, [2000]],
  [40, [50, 100, 500]],
])('expects notes for ₹%i', (total, notes) => {
  expect(likelyCash(rupees(total))).toEqual(notes.map(rupees));
});
