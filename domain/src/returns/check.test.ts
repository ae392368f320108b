import { describe, expect, it } from 'vitest';
import { computeBill } from '../billing/bill/bill.ts';
import { sellerOf } from '../billing/documents/seller-of.ts';
import { aCharge, aCreditNote } from '../fixtures/billing.ts';
import { anOrder } from '../fixtures/orders.ts';
import { aBuyer } from '../fixtures/people.ts';
import { aRestaurant } from '../fixtures/restaurant.ts';
import { aPreparation, aReturn, aSale } from '../fixtures/returns.ts';
import { reasonOf } from '../fixtures/reason-of.ts';
import { rupees } from '../money/money.ts';
import { startOf } from '../time/ist.ts';
import { faultsIn, findingsOf, isFault } from './findings.ts';
import { MOST_LISTED } from './ledger.ts';
import { returns } from './return.collection.ts';
import { missingOf } from './series.ts';
import { ofCreditNote, ofInvoice } from './tax-document.ts';
import type { Invoice } from '../billing/documents/invoice.ts';
import type { TaxReturn } from './return.schema.ts';

const of = { gstin: aRestaurant().gstin, isComposition: false };
const faults = (invoice: Invoice) => faultsIn(ofInvoice(invoice, false), of);
const AT = startOf('2026-12-02');

describe('the check of a document', () => {
  it('finds nothing on a right one', () => {
    expect(faults(aSale(1))).toEqual([]);
    expect(faults(aSale(1, [aCharge()], { particulars: { buyer: aBuyer() } }))).toEqual([]);
  });

  it.each([
    ['a wrong check digit', { particulars: { buyer: aBuyer({ gstin: '27AAPFU0939F1ZW' }) } }, 'gstin'],
    ['a State that is none', { particulars: { buyer: aBuyer({ stateCode: '99' }) } }, 'state'],
    ['no service code', { sac: '' }, 'code'],
    [
      'another GSTIN of ours',
      { seller: { ...sellerOf(aRestaurant()), gstin: '27AASCS2460H1Z0' } },
      'other-registration',
    ],
    ['the other scheme', { seller: { ...sellerOf(aRestaurant()), composition: true } }, 'other-registration'],
    ['one before registration', { seller: { ...sellerOf(aRestaurant()), gstin: '' } }, 'unregistered'],
    ['a plain bill', { bill: computeBill([aCharge()], { kind: 'bill' }) }, 'outside'],
  ] as const)('finds %s', (_, overrides, what) => {
    expect(faults(aSale(1, [aCharge()], overrides as Partial<Invoice>))).toEqual([what]);
  });

  it('finds exempt goods without an HSN, and a large bill that names nobody', () => {
    expect(faults(aSale(1, [aCharge({ taxClass: 'exempt', taxBp: 0 })]))).toEqual(['code']);
    expect(faults(aSale(1, [aCharge({ unitPaise: rupees(50_000) })]))).toEqual(['state']);
    expect(faults(aSale(1, [aCharge({ unitPaise: rupees(49_999) })]))).toEqual([]);
  });

  it('points out goods to a person of another State, who may owe IGST', () => {
    const goods = aCharge({ taxClass: 'goods', hsn: '2106' });
    const particulars = { buyer: aBuyer({ gstin: '' }) };
    expect(faults(aSale(1, [goods], { particulars }))).toEqual(['other-state']);
    expect(faults(aSale(1, [aCharge()], { particulars }))).toEqual([]);
    expect(isFault({ what: 'other-state' })).toBe(false);
  });

  it('leaves a void document alone', () => {
    expect(faultsIn(ofInvoice(aSale(1, [aCharge()], { sac: '' }), true), of)).toEqual([]);
  });
});

describe('the check of a month', () => {
  it('names the numbers that are missing, twenty at most', () => {
    expect(missingOf([3, 1, 6])).toEqual([2, 4, 5]);
    expect(missingOf([])).toEqual([]);
    expect(missingOf([1, 100])).toHaveLength(20);
  });

  it('asks for the number before the first, and finds gaps by series', () => {
    const preparation = aPreparation();
    preparation.add(ofInvoice(aSale(5), false));
    preparation.add(ofInvoice(aSale(7), false));
    preparation.add(ofCreditNote(aCreditNote()));
    expect(preparation.preceding()).toEqual(['INV/26-27/000004']);
    const { findings } = preparation.finish({ days: [], existing: new Set(), at: AT });
    expect(findings).toEqual(
      expect.arrayContaining([
        { what: 'gap', of: ['INV/26-27/000006'], count: 1, amountPaise: 0 },
        { what: 'start', of: ['INV/26-27/000004'], count: 1, amountPaise: 0 },
      ]),
    );
    const known = aPreparation();
    known.add(ofInvoice(aSale(5), false));
    const after = known.finish({ days: [], existing: new Set(['INV/26-27/000004']), at: AT });
    expect(after.findings.map(({ what }) => what)).not.toContain('start');
  });

  it('says by how much the days differ when no bill explains it', () => {
    const preparation = aPreparation();
    preparation.add(ofInvoice(aSale(1), false));
    const { findings } = preparation.finish({ days: [], existing: new Set(), at: AT });
    expect(findings).toEqual([{ what: 'days', of: ['2026-11'], count: 1, amountPaise: rupees(-105) }]);
  });

  it('asks for the GSTIN of an operator until it is entered', () => {
    const operators = [{ operator: 'Swiggy', count: 1, valuePaise: rupees(300) }];
    const made = aReturn({ tables: { ...aReturn().tables, operators } });
    expect(findingsOf(made)).toMatchObject([{ what: 'operator-gstin', of: ['Swiggy'] }]);
    const entered = { ...made.entered, operatorGstins: { Swiggy: '29AAGCB7383J1Z4' } };
    expect(findingsOf({ ...made, entered })).toEqual([]);
  });
});

describe('the bound', () => {
  it('refuses more documents to companies than one return can list', () => {
    const preparation = aPreparation();
    const sale = ofInvoice(aSale(1, [aCharge()], { particulars: { buyer: aBuyer() } }), false);
    for (let n = 1; n <= MOST_LISTED; n += 1) preparation.add({ ...sale, sequence: n });
    expect(reasonOf(() => preparation.add({ ...sale, sequence: MOST_LISTED + 1 }))).toBe('return-too-large');
  });

  it('of 2,000 documents to companies fits into one stored document of a mebibyte', () => {
    const preparation = aPreparation();
    const sale = ofInvoice(aSale(1, [aCharge()], { particulars: { buyer: aBuyer() } }), false);
    for (let n = 1; n <= MOST_LISTED; n += 1) preparation.add({ ...sale, sequence: n });
    const made = preparation.finish({ days: [], existing: new Set(), at: AT });
    expect(JSON.stringify(returns.encode(made)).length).toBeLessThan(700_000);
  });
});

describe('preparing again', () => {
  const again = (before: TaxReturn) => {
    const preparation = aPreparation(before);
    preparation.add(ofInvoice(aSale(1), true));
    preparation.add(ofInvoice(aSale(2), false));
    preparation.add(ofCreditNote(aCreditNote()));
    const aggregator = { operator: 'Swiggy', number: '77', valuePaise: rupees(300), day: '2026-11-30' };
    const order = anOrder({ type: 'aggregator', state: 'Completed', aggregator, closedAt: AT + 1 });
    preparation.addOperatorOrder(order);
    preparation.addOperatorOrder({ ...order, closedAt: AT - 1 });
    return preparation.finish({ days: [], existing: new Set(), at: AT + 10 });
  };

  it('says what came, what was declared void and what was credited', () => {
    expect(aReturn().changes).toBeNull();
    expect(again(aReturn()).changes).toEqual({
      came: ['INV/26-27/000002', 'Swiggy 77'],
      voided: ['INV/26-27/000001'],
      credited: [aCreditNote().number],
      count: 4,
    });
  });

  it('keeps what the owner entered and marked', () => {
    const filings = [{ form: 'gstr-1' as const, on: '2026-12-02', arn: '', at: AT, by: 'Asha' }];
    expect(again(aReturn({ filings })).filings).toEqual(filings);
  });
});
