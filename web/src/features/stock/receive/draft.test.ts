import { describe, expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aPurchaseOrder, aStockItem, KG, someStockLevels } from '@bhoj/domain/fixtures/stock';
import { dueDay, linesOfOrder, newDraft, newLine, seeBill, seeLine } from './draft.ts';
import type { Draft } from './draft.ts';

const TODAY = '2026-11-20';
const DAYS = { today: TODAY, date: TODAY };
const paneer = aStockItem();
const onion = aStockItem({ id: 'onion', name: 'Onion', packs: [] });
const line = (more: object = {}) => ({ ...newLine(paneer), amount: '2', price: '4000', ...more });
const draft = (more: Partial<Draft> = {}): Draft => ({
  ...newDraft(TODAY),
  vendorId: 'vendor',
  arrivedAt: NOW,
  lines: [line()],
  ...more,
});
const seen = (more: Partial<Draft> = {}) => seeBill(draft(more), [paneer, onion], {}, DAYS);

describe('a line that is typed', () => {
  it.each([
    [{ amount: '', price: '' }, null],
    [{ amount: '2', price: '' }, null],
    [{ amount: 'two' }, 'amount-unread'],
    // A comma groups digits.
    [{ amount: '1,5' }, 'amount-unread'],
    [{ price: '4,00,0.001' }, 'price-unread'],
    [{ gst: 'x' }, 'gst-unread'],
    [{ amount: '0' }, 'quantity-zero'],
    [{ price: '0' }, 'price-zero'],
    [{ per: 'unit:litre' }, 'unit-unfit'],
    [{ itemId: 'gone' }, 'item-unknown'],
  ])('%j has the fault %s', (more, fault) => {
    expect(seeLine(line(more), [paneer]).fault).toBe(fault);
  });

  it('is read in packs and units', () => {
    expect(seeLine(line({ amount: '1.5' }), [paneer]).read?.quantity).toBe(7.5 * KG);
    expect(seeLine(line({ per: 'unit:g', amount: '250' }), [paneer]).read?.quantity).toBe(KG / 4);
  });
});

describe('a bill that is typed', () => {
  it('adds up with discount, freight and rounding', () => {
    expect(seen({ discount: '100', charges: '50.50', roundOff: '-0.50' }).totalPaise).toBe(395_000);
    expect(seen({ roundOff: '+0.50' }).input).toMatchObject({ roundOffPaise: 50 });
  });

  it.each([
    ['nobody says when it came', { arrivedAt: null }],
    ['nobody sells', { vendorId: '' }],
    ['nothing came', { lines: [] }],
    ['a line is not whole', { lines: [line(), line({ price: '' })] }],
    ['the discount is no number', { discount: 'x' }],
    ['the rounding is no number', { roundOff: '--1' }],
    ['its day has not begun', { billDay: '2026-11-21' }],
    ['it is owed for ever', { dueOn: '' }],
    ['it is below nothing', { discount: '4001' }],
  ])('is not ready while %s', (_, more) => {
    expect(seen(more).input).toBeNull();
  });

  it('is not sent with a day that cannot be right', () => {
    expect(seen({ dueOn: '2026-11-19' }).input).toBeNull();
    expect(seen({ dueOn: TODAY }).input).not.toBeNull();
    expect(seen({ dueOn: '2026-11-19', pays: 'paid' }).input).not.toBeNull();
    expect(seen({ billDay: '2026-11-21', dueOn: '2026-11-21' }).input).toBeNull();
  });

  it('bears the date after midnight, while its money is of the business day', () => {
    const bill = draft({ billDay: '2026-11-21', pays: 'paid' });
    const { input } = seeBill(bill, [paneer], {}, { today: TODAY, date: '2026-11-21' });
    expect(input).toMatchObject({ billDay: '2026-11-21', payment: { day: TODAY } });
  });

  it('compares each line with the last price, its share of the discount included', () => {
    const { levels } = someStockLevels();
    const bill = draft({ lines: [line({ price: '4500' })], discount: '140' });
    expect(seeBill(bill, [paneer], levels, DAYS).changes).toEqual([9]);
  });
});

it('dueDay counts the vendor’s days', () => {
  expect(dueDay('2026-11-25', 7)).toBe('2026-12-02');
});

it('linesOfOrder takes what may still come, in whole packs or in its unit', () => {
  const [ordered] = aPurchaseOrder().lines;
  if (ordered === undefined) throw new Error('the order has no line');
  const order = (received: number) => aPurchaseOrder({ lines: [{ ...ordered, received }] });
  expect(linesOfOrder(order(5 * KG), [paneer])).toMatchObject([{ per: 'pack:block', amount: '1' }]);
  expect(linesOfOrder(order(KG), [paneer])).toMatchObject([{ per: 'unit:kg', amount: '9' }]);
  expect(linesOfOrder(order(10 * KG), [paneer])).toEqual([]);
});
