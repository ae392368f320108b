import { rateOn } from '@bhoj/domain/billing/bill/bill';
import { bearsGst } from '@bhoj/domain/menu/shape/tax-class';
import { chargesGst } from '@bhoj/domain/billing/shape/document-kind';
import { formatExact, formatMoney, formatPlain, formatRate } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import type { Bill, BillLine } from '@bhoj/domain/billing/bill/bill';
import type { Paise } from '@bhoj/domain/money/money';
import type { BillWords } from '../../messages/shared/bill/en.ts';

/** The value of the dishes of one rate after discount and before tax. */
export interface ValueRow {
  /** The letter on the dishes of the rate; empty where all dishes have one rate. */
  readonly mark: string;
  readonly name: string;
  /** True for lines with GST: the law calls their value the taxable value. */
  readonly isTaxable: boolean;
  readonly amount: string;
}

/** The tax at one rate: GST in two halves, VAT in one. */
export interface RateRow {
  readonly rate: string;
  readonly taxable: string;
  readonly cgst: string;
  readonly sgst: string;
  readonly vat: string;
}

type Taxed = Pick<BillLine, 'taxClass' | 'taxBp'>;

// Service and goods of one rate are one group, because tax is summed per rate.
const ORDER = { standard: 0, goods: 0, liquor: 1, exempt: 2 } as const;
const keyOf = (line: Taxed, { kind }: Pick<Bill, 'kind'>): string => {
  // Without GST, lines without tax are one group, whatever their class.
  const taxClass = line.taxClass !== 'liquor' && !chargesGst(kind) ? 'exempt' : line.taxClass;
  return `${ORDER[taxClass]} ${String(rateOn(kind, line)).padStart(5, '0')}`;
};

/** Returns the groups of lines with one rate: GST, lowest rate first, then VAT, then lines without tax. */
function groupsOf(bill: Bill): [key: string, lines: BillLine[]][] {
  const groups = new Map<string, BillLine[]>();
  for (const line of bill.lines) {
    const key = keyOf(line, bill);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the letter that leads a guest from a line to its rate below; empty when the whole bill has one rate. */
export function marksOf(bill: Bill): (line: Taxed) => string {
  const keys = groupsOf(bill).map(([key]) => key);
  return (line) => (keys.length < 2 ? '' : (LETTERS[keys.indexOf(keyOf(line, bill))] ?? ''));
}

function nameOf(line: BillLine, { kind }: Bill, words: BillWords): string {
  if (line.taxClass === 'liquor') return words.vat(formatRate(line.taxBp));
  if (kind === 'bill') return words.untaxed;
  return chargesGst(kind) && bearsGst(line.taxClass) ? words.gstRate(formatRate(line.taxBp)) : words.exempt;
}

/** Returns the value of each rate; empty where no line has tax. */
export function valueRows(bill: Bill, words: BillWords): ValueRow[] {
  if (!chargesGst(bill.kind) && bill.vat.length === 0) return [];
  const markOf = marksOf(bill);
  return groupsOf(bill).flatMap(([, lines]) => {
    const [first] = lines;
    if (first === undefined) return [];
    const amount = formatPlain(sum(lines.map(({ taxablePaise }) => taxablePaise)));
    const isTaxable = chargesGst(bill.kind) && bearsGst(first.taxClass);
    return [{ mark: markOf(first), name: nameOf(first, bill, words), isTaxable, amount }];
  });
}

/** Formats tax and round-off: with paise in all lines when any tax has paise (P-BILL-9), else in whole rupees. */
export function taxMoney(bill: Bill): (amount: Paise) => string {
  const amounts = [
    ...bill.taxes.flatMap((tax) => [tax.cgstPaise, tax.sgstPaise]),
    ...bill.vat.map((tax) => tax.vatPaise),
    bill.roundOffPaise,
  ];
  return amounts.some((amount) => amount % 100 !== 0) ? formatExact : formatMoney;
}

/** True on documents under GST; under the composition scheme nothing is exempt. */
const hasExemptRow = ({ kind }: Bill, isComposition: boolean): boolean =>
  chargesGst(kind) || (kind === 'bill-of-supply' && !isComposition);

/** Returns the taxes by rate, and the exempt value. */
export function rateRows(bill: Bill, words: BillWords, isComposition: boolean): RateRow[] {
  const money = taxMoney(bill);
  const exempt = bill.lines.filter(({ taxClass }) => taxClass === 'exempt');
  return [
    ...bill.taxes.map(({ taxBp, taxablePaise, cgstPaise, sgstPaise }) => ({
      rate: taxBp === 0 ? words.exempt : words.gstRate(formatRate(taxBp)),
      taxable: formatPlain(taxablePaise),
      cgst: money(cgstPaise),
      sgst: money(sgstPaise),
      vat: '',
    })),
    ...bill.vat.map(({ taxBp, taxablePaise, vatPaise }) => ({
      rate: words.vat(formatRate(taxBp)),
      taxable: formatPlain(taxablePaise),
      cgst: '',
      sgst: '',
      vat: money(vatPaise),
    })),
    ...(hasExemptRow(bill, isComposition) && exempt.length > 0
      ? [
          {
            rate: words.exempt,
            taxable: formatPlain(sum(exempt.map(({ taxablePaise }) => taxablePaise))),
            cgst: '',
            sgst: '',
            vat: '',
          },
        ]
      : []),
  ];
}
