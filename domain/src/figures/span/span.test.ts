import { describe, expect, it } from 'vitest';
import { monthCountOf, monthsIn, spanAfter, spanBefore, spanOf, spanYearAgo } from './span.ts';

describe('a span of months', () => {
  it('is the month, the quarter or the financial year around a month', () => {
    expect(spanOf('month', '2026-11')).toEqual({ kind: 'month', from: '2026-11', to: '2026-11' });
    expect(spanOf('quarter', '2026-11')).toEqual({ kind: 'quarter', from: '2026-10', to: '2026-12' });
    expect(spanOf('quarter', '2027-01')).toEqual({ kind: 'quarter', from: '2027-01', to: '2027-03' });
    expect(spanOf('quarter', '2026-06')).toEqual({ kind: 'quarter', from: '2026-04', to: '2026-06' });
    expect(spanOf('range', '2026-11')).toEqual({ kind: 'range', from: '2026-11', to: '2026-11' });
  });

  it.each(['2026-04', '2026-11', '2026-12', '2027-01', '2027-03'])(
    '%s is in the financial year 2026-27',
    (month) => expect(spanOf('year', month)).toEqual({ kind: 'year', from: '2026-04', to: '2027-03' }),
  );

  it('begins a new financial year in April', () => {
    expect(spanOf('year', '2027-04').from).toBe('2027-04');
  });

  it('lists its months over the end of a year', () => {
    expect(monthsIn({ from: '2026-11', to: '2027-02' })).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ]);
    expect(monthCountOf({ from: '2026-04', to: '2027-03' })).toBe(12);
  });

  it('has a span before it, one after it and one a year ago', () => {
    const quarter = spanOf('quarter', '2026-05');
    expect(spanBefore(quarter)).toEqual({ kind: 'quarter', from: '2026-01', to: '2026-03' });
    expect(spanAfter(quarter)).toEqual({ kind: 'quarter', from: '2026-07', to: '2026-09' });
    expect(spanYearAgo(quarter)).toEqual({ kind: 'quarter', from: '2025-04', to: '2025-06' });
    expect(spanBefore({ kind: 'range', from: '2026-02', to: '2026-03' })).toEqual({
      kind: 'range',
      from: '2025-12',
      to: '2026-01',
    });
  });
});
