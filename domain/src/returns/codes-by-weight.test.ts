import { expect, it } from 'vitest';
import { computeBill } from '../billing/bill/bill.ts';
import { aCharge } from '../fixtures/billing.ts';
import { paise } from '../money/money.ts';
import { codesOf, quantityOfCode } from './codes.ts';
import type { TaxDocument } from './tax-document.ts';

const goods = { taxClass: 'goods', hsn: '1704', taxBp: 500 } as const;
const documentOf = (over: Partial<TaxDocument> = {}) => {
  const weight = { grams: 350, kiloPaise: paise(480_00) };
  const bill = computeBill(
    [
      aCharge({
        ...goods,
        itemId: 'katli',
        name: 'Kaju katli',
        quantity: 2,
        unitPaise: paise(168_00),
        weight,
      }),
      aCharge({ ...goods, itemId: 'box', name: 'Sweet box', quantity: 3, unitPaise: paise(100_00) }),
    ],
    { kind: 'tax-invoice' },
  );
  return { bill, movesPortions: true, sac: '996331', ...over } as TaxDocument;
};

it('goods sold by weight are in kilograms, in a row beside pieces under the same HSN', () => {
  const rows = codesOf(documentOf());
  expect(rows).toMatchObject([
    { code: '1704', unit: 'KGS', quantity: 700, description: 'Kaju katli', taxablePaise: 336_00 },
    { code: '1704', quantity: 3, description: 'Sweet box', taxablePaise: 300_00 },
  ]);
  expect(rows[1]).not.toHaveProperty('unit');
  expect(rows.map(quantityOfCode)).toEqual([0.7, 3]);
});

it('the two rows have the tax of the document', () => {
  const { bill } = documentOf();
  const [tax] = bill.taxes;
  const rows = codesOf(documentOf());
  expect(rows.reduce((all, { cgstPaise }) => all + cgstPaise, 0)).toBe(tax?.cgstPaise);
});
