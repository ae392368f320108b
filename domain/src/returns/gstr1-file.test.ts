import { describe, expect, it } from 'vitest';
import { computeBill } from '../billing/bill/bill.ts';
import { aCharge, aCreditNote } from '../fixtures/billing.ts';
import { aBuyer } from '../fixtures/people.ts';
import { aPreparation, aReturn, aSale } from '../fixtures/returns.ts';
import { paise, rupees } from '../money/money.ts';
import { startOf } from '../time/ist.ts';
import { gstr1File } from './gstr1-file.ts';
import { ofCreditNote, ofInvoice } from './tax-document.ts';
import type { TaxReturn } from './return.schema.ts';

const business = { particulars: { buyer: aBuyer() } };
const milk = aCharge({
  name: 'Milk',
  taxClass: 'exempt',
  hsn: '0401',
  taxBp: 0,
  unitPaise: rupees(60),
  quantity: 2,
});

function full(): TaxReturn {
  const preparation = aPreparation();
  preparation.add(ofInvoice(aSale(1), false));
  preparation.add(ofInvoice(aSale(2, [milk]), true));
  preparation.add(ofInvoice(aSale(3, [milk]), false));
  preparation.add(ofInvoice(aSale(4, [aCharge({ quantity: 3 })], business), false));
  const bill = computeBill([aCharge()], { kind: 'tax-invoice' });
  preparation.add(ofCreditNote(aCreditNote({ bill, issuedAt: startOf('2026-11-12'), ...business })));
  const made = preparation.finish({ days: [], existing: new Set(), at: startOf('2026-12-02') });
  const operators = [{ operator: 'Swiggy', count: 2, valuePaise: rupees(550.5) }];
  const entered = { ...made.entered, operatorGstins: { Swiggy: '29AAGCB7383J1Z4' } };
  return { ...made, tables: { ...made.tables, operators }, entered };
}

const five = { rt: 5, csamt: 0 };
const read = (made: TaxReturn): unknown => JSON.parse(JSON.stringify(gstr1File(made)));

describe('the file of GSTR-1', () => {
  it('has the field names of the offline tool', () => {
    expect(read(full())).toEqual({
      gstin: '29AAGCB7383J1Z4',
      fp: '112026',
      version: 'GST3.2.4',
      hash: 'hash',
      b2b: [
        {
          ctin: '27AAPFU0939F1ZV',
          inv: [
            {
              inum: 'INV/26-27/000004',
              idt: '10-11-2026',
              val: 315,
              pos: '29',
              rchrg: 'N',
              inv_typ: 'R',
              itms: [{ num: 501, itm_det: { ...five, txval: 300, camt: 7.5, samt: 7.5 } }],
            },
          ],
        },
      ],
      b2cs: [{ sply_ty: 'INTRA', typ: 'OE', pos: '29', ...five, txval: 100, camt: 2.5, samt: 2.5 }],
      cdnr: [
        {
          ctin: '27AAPFU0939F1ZV',
          nt: [
            {
              ntty: 'C',
              nt_num: 'CN/26-27/000001',
              nt_dt: '12-11-2026',
              val: 105,
              pos: '29',
              rchrg: 'N',
              inv_typ: 'R',
              itms: [{ num: 501, itm_det: { ...five, txval: 100, camt: 2.5, samt: 2.5 } }],
            },
          ],
        },
      ],
      nil: { inv: [{ sply_ty: 'INTRAB2C', expt_amt: 120, nil_amt: 0, ngsup_amt: 0 }] },
      hsn: {
        hsn_b2b: [
          {
            num: 1,
            hsn_sc: '996331',
            desc: 'Restaurant service',
            uqc: 'NA',
            qty: 0,
            ...five,
            txval: 200,
            camt: 5,
            samt: 5,
            iamt: 0,
          },
        ],
        hsn_b2c: [
          {
            num: 1,
            hsn_sc: '0401',
            desc: 'Milk',
            uqc: 'NOS',
            qty: 2,
            rt: 0,
            csamt: 0,
            txval: 120,
            camt: 0,
            samt: 0,
            iamt: 0,
          },
          {
            num: 2,
            hsn_sc: '996331',
            desc: 'Restaurant service',
            uqc: 'NA',
            qty: 0,
            ...five,
            txval: 100,
            camt: 2.5,
            samt: 2.5,
            iamt: 0,
          },
        ],
      },
      doc_issue: {
        doc_det: [
          {
            doc_num: 1,
            doc_typ: 'Invoices for outward supply',
            docs: [
              {
                num: 1,
                from: 'INV/26-27/000001',
                to: 'INV/26-27/000004',
                totnum: 4,
                cancel: 1,
                net_issue: 3,
              },
            ],
          },
          {
            doc_num: 5,
            doc_typ: 'Credit Note',
            docs: [
              { num: 1, from: 'CN/26-27/000001', to: 'CN/26-27/000001', totnum: 1, cancel: 0, net_issue: 1 },
            ],
          },
        ],
      },
      supeco: {
        paytx: [{ etin: '29AAGCB7383J1Z4', suppval: 550.5, igst: 0, cgst: 0, sgst: 0, cess: 0, flag: 'N' }],
      },
    });
  });

  it('leaves out empty tables, and an operator whose GSTIN nobody entered', () => {
    const bare = Object.keys(gstr1File({ ...full(), entered: aReturn().entered }));
    expect(bare).not.toContain('supeco');
    expect(Object.keys(gstr1File(aReturn()))).toEqual([
      'gstin',
      'fp',
      'version',
      'hash',
      'b2cs',
      'hsn',
      'doc_issue',
    ]);
  });

  it('has one row for operators with the same GSTIN', () => {
    const of = (operator: string, value: number) => ({ operator, count: 1, valuePaise: rupees(value) });
    const operators = [of('Swiggy', 550.5), of('Eatsure', 80), of('Swiggy Genie', 100.25), of('Own', 90)];
    const gstin = '29AAGCB7383J1Z4';
    const operatorGstins = { Swiggy: gstin, Eatsure: '29AAPFU0939F1ZR', 'Swiggy Genie': gstin };
    const made = full();
    const file = gstr1File({
      ...made,
      tables: { ...made.tables, operators },
      entered: { ...made.entered, operatorGstins },
    });
    const rest = { igst: 0, cgst: 0, sgst: 0, cess: 0, flag: 'N' };
    expect(file).toMatchObject({
      supeco: {
        paytx: [
          { etin: gstin, suppval: 650.75, ...rest },
          { etin: '29AAPFU0939F1ZR', suppval: 80, ...rest },
        ],
      },
    });
  });

  it('writes paise that no binary fraction has as two decimals', () => {
    const amounts = {
      taxBp: 500,
      taxablePaise: paise(1_000_000_29),
      cgstPaise: paise(33),
      sgstPaise: paise(-7),
    };
    const made = aReturn({ tables: { ...aReturn().tables, b2cs: [amounts] } });
    expect(JSON.stringify(gstr1File(made))).toContain('"txval":1000000.29,"camt":0.33,"samt":-0.07');
  });
});
