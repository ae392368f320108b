import { describe, expect, it } from 'vitest';
import { aGoodsReceipt, aPurchaseOrder, aStockItem, KG } from '../../fixtures/stock.ts';
import { refusalOf } from '../../fixtures/reason-of.ts';
import { lastVendors, onOrder, orderedLines, savedState, receivedOn, toOrder } from './purchase-orders.ts';

const came = (quantity: number) => [{ itemId: 'paneer', quantity }];

describe('a purchase order', () => {
  it('is on order for what may still come, once it was sent', () => {
    const [line] = aPurchaseOrder().lines;
    const half = aPurchaseOrder({ lines: line === undefined ? [] : [{ ...line, received: 4 * KG }] });
    expect(onOrder([half, aPurchaseOrder(), aPurchaseOrder({ state: 'draft' })]).get('paneer')).toBe(16 * KG);
  });

  it('keeps its open rest, and closes when all has come', () => {
    const part = receivedOn(aPurchaseOrder(), came(4 * KG), 9);
    expect(part).toMatchObject({ state: 'sent', version: 2, changedAt: 9, lines: [{ received: 4 * KG }] });
    expect(receivedOn(part, came(7 * KG), 10)).toMatchObject({ state: 'closed' });
  });

  it('is open again when a receipt that closed it is void, but not when somebody closed it', () => {
    const whole = receivedOn(aPurchaseOrder(), came(10 * KG), 9);
    expect(receivedOn(whole, came(10 * KG), 10, -1)).toMatchObject({
      state: 'sent',
      lines: [{ received: 0 }],
    });
    const closed = { ...receivedOn(aPurchaseOrder(), came(4 * KG), 9), state: 'closed' as const };
    expect(receivedOn(closed, came(4 * KG), 10, -1)).toMatchObject({
      state: 'closed',
      lines: [{ received: 0 }],
    });
  });

  it.each(['draft', 'closed'] as const)('takes no goods as a %s', (state) => {
    expect(refusalOf(() => receivedOn(aPurchaseOrder({ state }), came(1), 9))).toMatchObject({
      details: { why: 'purchase-order-closed' },
    });
  });
});

describe('what to order', () => {
  it('is up to the par level, from the vendor of the last receipt', () => {
    const receipts = [aGoodsReceipt({ vendorId: 'new' }), aGoodsReceipt({ vendorId: 'old' })];
    const items = [aStockItem(), aStockItem({ id: 'gone', active: false }), aStockItem({ id: 'full' })];
    const onHand = (id: string) => (id === 'full' ? 8 * KG : 2 * KG);
    expect(toOrder(items, onHand, new Map(), lastVendors(receipts))).toMatchObject([
      {
        item: { id: 'paneer' },
        vendorId: 'new',
        suggested: { packId: 'block', packs: 2, quantity: 10 * KG },
      },
    ]);
    expect(toOrder(items, onHand, new Map([['paneer', 6 * KG]]), new Map())).toEqual([]);
  });

  it('leaves out void receipts', () => {
    const voided = { at: 0, by: { id: 'a', name: 'Asha' }, reason: 'Twice' };
    const receipts = [aGoodsReceipt({ vendorId: 'void', voided }), aGoodsReceipt({ vendorId: 'old' })];
    expect(lastVendors(receipts).get('paneer')).toBe('old');
  });
});

describe('orderedLines', () => {
  const ordered = { itemId: 'paneer', packId: 'block', packs: 2, quantity: 10 * KG };

  it('has the names of now and keeps what has come', () => {
    const [line] = aPurchaseOrder().lines;
    const before = line === undefined ? [] : [{ ...line, received: KG }];
    expect(orderedLines([ordered], [aStockItem()], before)).toEqual([
      { ...ordered, name: 'Paneer', packName: 'Block', received: KG },
    ]);
    expect(orderedLines([{ ...ordered, packId: null }], [aStockItem()], [])).toMatchObject([
      { packName: '', received: 0 },
    ]);
  });

  it('keeps what came of an item that was taken off, and is closed where nothing is open', () => {
    const [line] = aPurchaseOrder().lines;
    const before = line === undefined ? [] : [{ ...line, itemId: 'onion', received: KG }];
    const lines = orderedLines([ordered], [aStockItem()], before);
    expect(lines).toMatchObject([
      { itemId: 'paneer', received: 0 },
      { itemId: 'onion', quantity: KG, received: KG },
    ]);
    expect(savedState('sent', lines)).toBe('sent');
    expect(savedState('sent', lines.slice(1))).toBe('closed');
    expect(savedState('draft', lines.slice(1))).toBe('draft');
  });

  it.each([
    ['an item that is gone', [{ ...ordered, itemId: 'gone' }], '0:item-unknown'],
    ['an item twice', [ordered, ordered], '1:item-unknown'],
    ['a pack that is gone', [{ ...ordered, packId: 'sack' }], '0:pack-unknown'],
  ])('refuses %s', (_, lines, fault) => {
    expect(refusalOf(() => orderedLines(lines, [aStockItem()], []))).toEqual({
      reason: 'buying-refused',
      details: { why: 'receipt-wrong', faults: [fault] },
    });
  });
});
