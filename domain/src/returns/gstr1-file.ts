/**
 * GSTR-1 in the form that the portal's offline tool writes: field names as its files have them, rupees with two decimals,
 * and no empty tables.
 */
import { dateOf } from '../time/ist.ts';
import { describedAs, isService, quantityOfCode } from './codes.ts';
import { plus, toRupees, ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { TaxReturn } from './return.schema.ts';
import { printed } from './series.ts';
import type { CodeAmounts, Issued, Listed, RateAmounts, Tables, Untaxed } from './tables.schema.ts';

/** The version of the form with these field names. */
const GSTR1_VERSION = 'GST3.2.4';

const ratePercent = (taxBp: number): number => taxBp / 100;

/** `2026-11-05` as `05-11-2026`. */
const day = (at: number): string => dateOf(at).split('-').toReversed().join('-');

const amounts = (r: RateAmounts) => ({
  rt: ratePercent(r.taxBp),
  txval: toRupees(r.taxablePaise),
  camt: toRupees(r.cgstPaise),
  samt: toRupees(r.sgstPaise),
  csamt: 0,
});

/** Returns the lines of a document, one for each rate; the tool numbers them by rate. */
const items = (rates: readonly RateAmounts[]) =>
  rates.map((rate) => ({ num: rate.taxBp + 1, itm_det: amounts(rate) }));

/** Groups documents by the GSTIN of their buyer. */
function byBuyer<T extends Listed, R>(documents: readonly T[], row: (document: T) => R): [string, R[]][] {
  const buyers = new Map<string, R[]>();
  for (const document of documents)
    buyers.set(document.gstin, [...(buyers.get(document.gstin) ?? []), row(document)]);
  return [...buyers];
}

const untaxed = (sply_ty: string, { exemptPaise, nonGstPaise }: Untaxed) =>
  exemptPaise === ZERO && nonGstPaise === ZERO
    ? []
    : [{ sply_ty, expt_amt: toRupees(exemptPaise), nil_amt: 0, ngsup_amt: toRupees(nonGstPaise) }];

const code = (c: CodeAmounts, index: number) => ({
  num: index + 1,
  hsn_sc: c.code,
  desc: describedAs(c),
  uqc: isService(c.code) ? 'NA' : (c.unit ?? 'NOS'),
  qty: quantityOfCode(c),
  ...amounts(c),
  iamt: 0,
});

const NATURES = {
  1: 'Invoices for outward supply',
  2: 'Invoices for inward supply from unregistered person',
  4: 'Debit Note',
  5: 'Credit Note',
  6: 'Receipt voucher',
  7: 'Payment Voucher',
  8: 'Refund voucher',
} as const;

const issued = (all: readonly Issued[]) =>
  ([1, 2, 4, 5, 6, 7, 8] as const).flatMap((nature) => {
    const docs = all
      .filter((one) => one.nature === nature)
      .map((one, index) => ({
        num: index + 1,
        from: printed(one, one.first),
        to: printed(one, one.last),
        totnum: one.total,
        cancel: one.cancelled,
        net_issue: one.total - one.cancelled,
      }));
    return docs.length === 0 ? [] : [{ doc_num: nature, doc_typ: NATURES[nature], docs }];
  });

/** Returns table 11A or 11B: advances without their tax, by place of supply and rate. */
const advances = (pos: string, rates: readonly RateAmounts[]) =>
  rates.length === 0
    ? []
    : [
        {
          pos,
          sply_ty: 'INTRA',
          itms: rates.map(({ taxBp, taxablePaise, cgstPaise, sgstPaise }) => ({
            rt: ratePercent(taxBp),
            ad_amt: toRupees(taxablePaise),
            camt: toRupees(cgstPaise),
            samt: toRupees(sgstPaise),
            csamt: 0,
          })),
        },
      ];

/** Adds up the sales through operators with one GSTIN, such as two brands of one company: each GSTIN has one row. */
function byOperator(
  all: Tables['operators'],
  gstins: TaxReturn['entered']['operatorGstins'],
): [string, Paise][] {
  const values = new Map<string, Paise>();
  for (const { operator, valuePaise } of all) {
    const etin = gstins[operator];
    if (etin !== undefined) values.set(etin, plus(values.get(etin) ?? ZERO, valuePaise));
  }
  return [...values];
}

const isEmpty = (value: unknown): boolean =>
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Drops empty tables, as the tool does. */
const filled = (table: object): object =>
  Object.fromEntries(Object.entries(table).filter(([, value]) => !isEmpty(value)));

/**
 * Returns the content of the file. It leaves out aggregators without an entered GSTIN, because the portal requires one, and
 * aggregators with all their orders taken back.
 */
export function gstr1File({ month, gstin, tables, entered }: TaxReturn): object {
  const [year = '', nth = ''] = month.split('-');
  const pos = gstin.slice(0, 2);
  const operators = byOperator(tables.operators, entered.operatorGstins).flatMap(([etin, valuePaise]) =>
    valuePaise === ZERO
      ? []
      : [{ etin, suppval: toRupees(valuePaise), igst: 0, cgst: 0, sgst: 0, cess: 0, flag: 'N' }],
  );
  const buyer = { pos, rchrg: 'N', inv_typ: 'R' };
  return filled({
    gstin,
    fp: `${nth}${year}`,
    version: GSTR1_VERSION,
    hash: 'hash',
    b2b: byBuyer(tables.b2b, ({ number, issuedAt, valuePaise, rates }) => ({
      inum: number,
      idt: day(issuedAt),
      val: toRupees(valuePaise),
      ...buyer,
      itms: items(rates),
    })).map(([ctin, inv]) => ({ ctin, inv })),
    b2cs: tables.b2cs.map((rate) => ({ sply_ty: 'INTRA', typ: 'OE', pos, ...amounts(rate) })),
    cdnr: byBuyer(tables.cdnr, ({ number, issuedAt, valuePaise, rates, type }) => ({
      ntty: type,
      nt_num: number,
      nt_dt: day(issuedAt),
      val: toRupees(valuePaise),
      ...buyer,
      itms: items(rates),
    })).map(([ctin, nt]) => ({ ctin, nt })),
    nil: filled({
      inv: [...untaxed('INTRAB2B', tables.nil.b2b), ...untaxed('INTRAB2C', tables.nil.b2c)],
    }),
    hsn: filled({ hsn_b2b: tables.hsn.b2b.map(code), hsn_b2c: tables.hsn.b2c.map(code) }),
    at: advances(pos, tables.advances?.received ?? []),
    txpd: advances(pos, tables.advances?.adjusted ?? []),
    doc_issue: filled({ doc_det: issued(tables.issued) }),
    supeco: filled({ paytx: operators }),
  });
}
