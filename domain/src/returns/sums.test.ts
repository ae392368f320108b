import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeBill } from '../billing/bill/bill.ts';
import { taxedKind } from '../billing/shape/document-kind.ts';
import { aCharge, aCreditNote, aDebitNote } from '../fixtures/billing.ts';
import { aBuyer } from '../fixtures/people.ts';
import { aPreparation, aSale } from '../fixtures/returns.ts';
import { paise, sum } from '../money/money.ts';
import { startOf } from '../time/ist.ts';
import { codesDifference, tablesTotal } from './sums.ts';
import { ofCreditNote, ofDebitNote, ofInvoice, totalIn } from './tax-document.ts';
import type { Charge } from '../billing/bill/bill.ts';
import type { TaxDocument } from './tax-document.ts';

const KINDS: readonly Partial<Charge>[] = [
  { taxClass: 'standard', taxBp: 500 },
  { taxClass: 'goods', hsn: '2106', taxBp: 500 },
  { taxClass: 'goods', hsn: '2202', taxBp: 1800 },
  { taxClass: 'exempt', hsn: '0401', taxBp: 0 },
  { taxClass: 'liquor', taxBp: 2000 },
];

const charges = fc
  .array(
    fc.tuple(fc.constantFrom(...KINDS), fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 5 })),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((all) =>
    all.map(([kind, unit, quantity], i) =>
      aCharge({ ...kind, itemId: `i${i}`, name: `Dish ${i}`, unitPaise: paise(unit), quantity }),
    ),
  );

const documents = fc
  .array(
    fc.record({
      of: charges,
      nature: fc.constantFrom('sale', 'credit', 'debit'),
      isBusiness: fc.boolean(),
      isVoid: fc.boolean(),
      isTaxKept: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ of, nature, isBusiness, isVoid, isTaxKept }, i): TaxDocument => {
      const particulars = { buyer: isBusiness ? aBuyer() : null };
      const number = `${nature}/${i}`;
      const note = { number, sequence: i + 1, particulars };
      const bill = computeBill(of, { kind: isTaxKept && nature === 'credit' ? 'bill' : taxedKind(of) });
      if (nature === 'credit') return ofCreditNote(aCreditNote({ ...note, bill, isTaxKept }));
      if (nature === 'debit') return ofDebitNote(aDebitNote({ ...note, bill }));
      return ofInvoice(aSale(i + 1, of, { particulars }), isVoid);
    }),
  );

const prepared = (all: readonly TaxDocument[]) => {
  const preparation = aPreparation();
  for (const document of all) preparation.add(document);
  return preparation.finish({ days: [], existing: new Set(), at: startOf('2026-12-02') });
};

describe('the tables of a return', () => {
  it('add up to the documents with what stands beside them, to the paisa', () => {
    fc.assert(
      fc.property(documents, (all) => {
        const { tables, findings } = prepared(all);
        expect(tables.documentsPaise).toBe(sum(all.map(totalIn)));
        expect(tablesTotal(tables)).toBe(tables.documentsPaise);
        expect(codesDifference(tables)).toBe(0);
        expect(findings.map(({ what }) => what)).not.toContain('sums');
      }),
    );
  });

  it('count no round-off of a document that is in no table', () => {
    const bill = computeBill([aCharge({ unitPaise: paise(1) })], { kind: 'bill' });
    const { tables } = prepared([ofCreditNote(aCreditNote({ bill, isTaxKept: true }))]);
    expect(bill).toMatchObject({ roundOffPaise: -1, totalPaise: 0 });
    expect(tables.beside).toEqual({ vatPaise: 0, roundOffPaise: 0, outsidePaise: 0 });
  });

  it('do not depend on the order of the documents', () => {
    fc.assert(
      fc.property(documents, (all) => {
        const [there, back] = [prepared(all), prepared(all.toReversed())];
        expect(back.tables).toEqual(there.tables);
        expect(back.fingerprint).toBe(there.fingerprint);
      }),
    );
  });

  it('count every document once in table 13, void ones as cancelled', () => {
    fc.assert(
      fc.property(documents, (all) => {
        const { issued } = prepared(all).tables;
        const count = (of: 'total' | 'cancelled') => issued.reduce((n, one) => n + one[of], 0);
        expect(count('total')).toBe(all.length);
        expect(count('cancelled')).toBe(all.filter(({ isVoid }) => isVoid).length);
      }),
    );
  });
});
