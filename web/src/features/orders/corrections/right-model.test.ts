import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { aCharge } from '@bhoj/domain/fixtures/billing';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { DAY } from '@bhoj/domain/time/ist';
import { rupees } from '@bhoj/domain/money/money';
import { describe, expect, it } from 'vitest';
import { openLines, previewOf, priceFault, rightOf } from './right-model.ts';
import type { Charge } from '@bhoj/domain/billing/bill/bill';
import type { DocumentKind } from '@bhoj/domain/billing/shape/document-kind';

const NO_NOTES = { credits: [], debits: [] };
const issued = (charges: readonly Charge[], kind: DocumentKind = 'tax-invoice') => ({
  bill: computeBill(charges, { kind }),
  issuedAt: NOW,
});
const dal = aCharge();
const free = aCharge({ itemId: 'papad', name: 'Papad', complimentary: true });
const rum = aCharge({ itemId: 'rum', name: 'Rum', taxClass: 'liquor', taxBp: 2_000 });
const document = issued([dal, free, rum]);
const indexes = (...of: Parameters<typeof openLines>) => openLines(...of).map(({ index }) => index);
const [first] = openLines('high', document, NO_NOTES);
if (first === undefined) throw new Error('the dal has a price');

describe('the lines that can have a fault', () => {
  it('are those that cost something, for a price that was too high', () => {
    expect(indexes('high', document, NO_NOTES)).toEqual([0, 2]);
    expect(indexes('high', issued([dal], 'bill-of-supply'), NO_NOTES)).toEqual([0]);
  });

  it('are those that bear GST on a document that charges it, for a price that was too low', () => {
    expect(indexes('low', document, NO_NOTES)).toEqual([0]);
    expect(indexes('low', issued([dal], 'bill-of-supply'), NO_NOTES)).toEqual([]);
  });

  it('are those for which the law allows another rate, and say which', () => {
    const lines = openLines('rate', document, NO_NOTES);
    for (const { line, rates } of lines) {
      expect(rates.length).toBeGreaterThan(0);
      expect(rates).not.toContain(line.taxBp);
    }
    expect(lines.map(({ index }) => index)).not.toContain(1);
  });
});

describe('a typed price', () => {
  const fault = (wrong: 'high' | 'low', typed: string) => priceFault(wrong, first.line, typed);

  it('is an amount above nothing', () => {
    expect(['', '0', 'x', '-5'].map((typed) => fault('high', typed))).toEqual(Array(4).fill('amount'));
    expect(fault('low', '0')).toBe('amount');
  });

  it('is below the price that was too high, and above the one that was too low', () => {
    expect(['99.99', '100', '101'].map((typed) => fault('high', typed))).toEqual([null, 'high', 'high']);
    expect(['99', '100', '100.01'].map((typed) => fault('low', typed))).toEqual(['low', 'low', null]);
  });
});

describe('the right value', () => {
  const typed = { line: '0', price: '', rate: '' };

  it('is nothing while no line is chosen, or nothing sound is typed', () => {
    expect(rightOf('high', null, { ...typed, price: '90' })).toBeNull();
    expect(rightOf('high', first, typed)).toBeNull();
    expect(rightOf('high', first, { ...typed, price: '100' })).toBeNull();
    expect(rightOf('rate', first, { ...typed, price: '90' })).toBeNull();
  });

  it('is the line’s price or its rate', () => {
    expect(rightOf('high', first, { ...typed, price: '90.50' })).toEqual({
      line: 0,
      what: 'price',
      to: 9_050,
    });
    expect(rightOf('low', first, { ...typed, price: '110' })).toEqual({ line: 0, what: 'price', to: 11_000 });
    expect(rightOf('rate', first, { ...typed, rate: '1800' })).toEqual({ line: 0, what: 'rate', to: 1_800 });
  });
});

describe('the preview', () => {
  it('is none while nothing is chosen', () => {
    expect(previewOf(document, NO_NOTES, null, NOW)).toBeNull();
  });

  it('has the note that the server will make', () => {
    const lower = previewOf(document, NO_NOTES, { line: 0, what: 'price', to: 90_00 }, NOW);
    expect(lower).toMatchObject({ debit: null });
    const higher = previewOf(document, NO_NOTES, { line: 0, what: 'price', to: 110_00 }, NOW);
    expect(higher).toMatchObject({ credit: null, debit: { totalPaise: rupees(10.5) } });
  });

  it('is the reason of a refusal', () => {
    const same = { line: 0, what: 'price' as const, to: rupees(100) };
    expect(typeof previewOf(document, NO_NOTES, same, NOW)).toBe('string');
    expect(typeof previewOf(document, NO_NOTES, { ...same, line: 9 }, NOW + DAY)).toBe('string');
  });

  it('hides no fault of the program', () => {
    expect(() =>
      previewOf({ ...document, bill: null as never }, NO_NOTES, { line: 0, what: 'price', to: 1 }, NOW),
    ).toThrow(TypeError);
  });
});
