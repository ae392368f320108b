import { href } from '@bhoj/domain/catalogue/routes';
import { cmp08Of, gstr3bOf } from '@bhoj/domain/returns/declared';
import { describedAs, quantityOfCode } from '@bhoj/domain/returns/codes';
import { printed } from '@bhoj/domain/returns/series';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import type { CodeAmounts, Issued, RateAmounts } from '@bhoj/domain/returns/tables.schema';
import { formatRate } from '@bhoj/domain/money/format';
import { minus, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { Words } from '../../../../words/part.ts';

/** A row of a table of the return. */
export interface Row {
  readonly id: string;
  readonly what: string;
  readonly detail: string;
  readonly value: Paise | null;
  readonly igst: Paise | null;
  readonly cgst: Paise | null;
  readonly sgst: Paise | null;
  /** The document number of the row; null for a sum of several documents. */
  readonly number: string | null;
  /** The aggregator's order of the row. */
  readonly orderId?: string;
  /** The deposit of a voucher. */
  readonly depositId?: string;
  /** The page with the sources of the row. */
  readonly to?: string;
  /** The series of numbers that the row counts. */
  readonly series?: Pick<Issued, 'series' | 'financialYear' | 'nature'>;
}

export type TableKey = keyof Words<'gst'>['tables'];

export interface GstTable {
  readonly key: TableKey;
  readonly rows: readonly Row[];
}

/** The place of the table of self-invoices on the page. */
const REVERSE = '#reverseCharge';

const NO_TAX = { igst: null, cgst: null, sgst: null, number: null };

const taxed = ({ taxablePaise, cgstPaise, sgstPaise }: Omit<RateAmounts, 'taxBp'>) => ({
  value: taxablePaise,
  igst: ZERO,
  cgst: cgstPaise,
  sgst: sgstPaise,
});

/** The amounts of a row of self-invoices, some for suppliers of other States. */
const owed = ({
  igstPaise,
  ...rest
}: Omit<RateAmounts, 'taxBp'> & { readonly igstPaise?: Paise | undefined }) => ({
  ...taxed(rest),
  igst: igstPaise ?? ZERO,
});

const negative = ({ taxBp, taxablePaise, cgstPaise, sgstPaise }: RateAmounts): RateAmounts => ({
  taxBp,
  taxablePaise: minus(ZERO, taxablePaise),
  cgstPaise: minus(ZERO, cgstPaise),
  sgstPaise: minus(ZERO, sgstPaise),
});

const ofCode = (words: Words<'gst'>, of: string, c: CodeAmounts): Row => ({
  id: `${of} ${c.code} ${c.taxBp}${c.unit ?? ''}`,
  what: `${c.code}, ${of}`,
  detail: [
    describedAs(c),
    words.rate(formatRate(c.taxBp)),
    ...(c.quantity === 0
      ? []
      : [c.unit === undefined ? words.quantity(c.quantity) : words.kilograms(quantityOfCode(c))]),
  ]
    .filter((text) => text !== '')
    .join(', '),
  ...taxed(c),
  number: null,
});

function summary(words: Words<'gst'>, made: TaxReturn): Row[] {
  const declared = gstr3bOf(made);
  const { taxed: sold, reverse, reverseCredit, exemptPaise, nonGstPaise, operatorsPaise } = declared;
  const { reversed } = declared;
  const { igstPaise: igst, cgstPaise: cgst, sgstPaise: sgst } = reversed;
  const line = (id: keyof Words<'gst'>['lines'], value: Paise): Row => ({
    id,
    what: words.lines[id],
    detail: '',
    ...NO_TAX,
    value,
  });
  return [
    { ...line('taxed', sold.taxablePaise), ...taxed(sold) },
    line('exempt', exemptPaise),
    ...(reverse.taxablePaise === 0 ? [] : [{ ...line('reverse', ZERO), ...owed(reverse), to: REVERSE }]),
    line('nonGst', nonGstPaise),
    line('operators', operatorsPaise),
    ...(reverse.taxablePaise === 0
      ? []
      : [
          {
            ...line('reverseCredit', ZERO),
            value: null,
            igst: reverseCredit.igstPaise,
            cgst: reverseCredit.cgstPaise,
            sgst: reverseCredit.sgstPaise,
            to: REVERSE,
          },
        ]),
    { ...line('reversed', ZERO), value: null, igst, cgst, sgst },
  ];
}

function composition(words: Words<'gst'>, made: TaxReturn): Row[] {
  const { turnoverPaise, rateBp, cgstPaise, sgstPaise, reverse } = cmp08Of(made);
  const detail = words.rate(formatRate(rateBp));
  const amounts = taxed({ taxablePaise: turnoverPaise, cgstPaise, sgstPaise });
  const inward = { id: 'inward', what: words.lines.inward, detail: '', ...owed(reverse), number: null };
  return [
    { id: 'turnover', what: words.lines.turnover, detail, ...amounts, number: null },
    ...(reverse.taxablePaise === 0 ? [] : [{ ...inward, to: REVERSE }]),
  ];
}

/** Returns the self-invoices, each leading to its expense. */
function selfInvoices(words: Words<'gst'>, { tables: { reverseCharge = [] } }: TaxReturn): GstTable[] {
  if (reverseCharge.length === 0) return [];
  const rows = reverseCharge.map((one): Row => {
    const { number, supplier, kind, taxBp, takesCredit, expenseId } = one;
    const said = [supplier, words.reverseKinds[kind], words.rate(formatRate(taxBp))];
    return {
      // Two suppliers may use one number, and an expense has one invoice.
      id: `${number} ${expenseId}`,
      what: number,
      detail: [...said, ...(takesCredit ? [] : [words.noCredit])].join(', '),
      ...owed(one),
      number: null,
      to: `${href('expenses')}?expense=${expenseId}`,
    };
  });
  return [{ key: 'reverseCharge', rows }];
}

/** Returns the id of the row of a rate. */
export const idOfRate = (what: string, taxBp: number): string => `${what} ${taxBp}`;

/** Returns every table of a return, in the order of the form. Credit notes are negative, so that a table adds up. */
export function tablesOf(words: Words<'gst'>, made: TaxReturn): GstTable[] {
  const { b2b, cdnr, b2cs, nil, hsn, issued, operators, advances } = made.tables;
  const perRate = (
    what: string,
    rates: readonly RateAmounts[],
    { number, of }: { number: string | null; of: string },
  ): Row[] =>
    rates.map((rate) => ({
      id: idOfRate(what, rate.taxBp),
      what,
      detail: [...(of === '' ? [] : [of]), words.rate(formatRate(rate.taxBp))].join(', '),
      ...taxed(rate),
      number,
    }));
  const documents: GstTable = {
    key: 'issued',
    rows: issued.map((one) => ({
      id: printed(one, one.first),
      what: words.range(printed(one, one.first), printed(one, one.last)),
      detail: `${words.natures[one.nature]}: ${words.series(one.total, one.cancelled)}`,
      ...NO_TAX,
      value: null,
      number: printed(one, one.first),
      series: one,
      ...((one.nature === 2 || one.nature === 7) && { to: REVERSE }),
    })),
  };
  if (made.isComposition)
    return [{ key: 'cmp08', rows: composition(words, made) }, ...selfInvoices(words, made), documents];
  return [
    { key: 'gstr3b', rows: summary(words, made) },
    ...selfInvoices(words, made),
    {
      key: 'b2b',
      rows: b2b.flatMap(({ number, gstin, rates }) => perRate(number, rates, { number, of: gstin })),
    },
    { key: 'b2cl', rows: [] },
    { key: 'b2cs', rows: perRate(words.guests, b2cs, { number: null, of: '' }) },
    {
      key: 'nil',
      rows: (['b2b', 'b2c'] as const).flatMap((key) => {
        const of = key === 'b2b' ? words.companies : words.guests;
        const { exemptPaise, nonGstPaise } = nil[key];
        return [
          { id: `exempt ${key}`, what: words.exempt(of), detail: '', ...NO_TAX, value: exemptPaise },
          { id: `other ${key}`, what: words.nonGst(of), detail: '', ...NO_TAX, value: nonGstPaise },
        ].filter(({ value }) => value !== ZERO);
      }),
    },
    {
      key: 'cdnr',
      rows: cdnr.flatMap(({ number, ofNumber, gstin, type, rates }) =>
        perRate(number, type === 'C' ? rates.map(negative) : rates, {
          number: ofNumber,
          of: `${words.note[type]}, ${ofNumber}, ${gstin}`,
        }),
      ),
    },
    ...(advances === undefined ? [] : (['received', 'adjusted'] as const)).map((key) => ({
      key,
      rows: perRate(words.deposits, advances?.[key] ?? [], { number: null, of: '' }),
    })),
    {
      key: 'hsn',
      rows: [
        ...hsn.b2b.map((code) => ofCode(words, words.companies, code)),
        ...hsn.b2c.map((code) => ofCode(words, words.guests, code)),
      ],
    },
    documents,
    {
      key: 'operators',
      rows: operators.map(({ operator, count, valuePaise }) => ({
        id: operator,
        what: operator,
        detail: words.orders(count),
        ...NO_TAX,
        value: valuePaise,
      })),
    },
  ];
}
