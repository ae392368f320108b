import { expect, it } from 'vitest';
import { fromHindiNames, withHsn, withItemIds } from './bill-upgrades.ts';

const bill = { totalPaise: 400_00, lines: [{ name: 'Dal' }, { name: 'Naan' }] };

it('gives every line of a bill stored without dish ids ids of null, and keeps the sums', () => {
  expect(withItemIds(bill)).toEqual({
    totalPaise: 400_00,
    lines: [
      { name: 'Dal', itemId: null, variantId: null },
      { name: 'Naan', itemId: null, variantId: null },
    ],
  });
  const known = { totalPaise: 1, lines: [{ itemId: 'dal', variantId: 'half' }] };
  expect(withItemIds(known)).toEqual(known);
});

it('gives every line of a bill stored without goods no HSN', () => {
  expect(withHsn(bill)).toEqual({
    totalPaise: 400_00,
    lines: [
      { name: 'Dal', hsn: '' },
      { name: 'Naan', hsn: '' },
    ],
  });
  expect(withHsn({ lines: [{ hsn: '2202' }] })).toEqual({ lines: [{ hsn: '2202' }] });
});

it('makes the Hindi name of a line one of its names by language', () => {
  const lines = [
    { name: 'Dal', nameHi: 'दाल' },
    { name: 'Naan', nameHi: null },
  ];
  expect(fromHindiNames({ totalPaise: 400_00, lines })).toEqual({
    totalPaise: 400_00,
    lines: [
      { name: 'Dal', otherNames: { hi: 'दाल' } },
      { name: 'Naan', otherNames: {} },
    ],
  });
});
