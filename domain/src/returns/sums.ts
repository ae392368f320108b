import { minus, sum, ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { CodeAmounts, RateAmounts, ReverseAmounts, Tables } from './tables.schema.ts';

const bySign = (tables: Tables, of: (rate: RateAmounts) => Paise): Paise =>
  sum([
    ...tables.b2b.flatMap(({ rates }) => rates.map(of)),
    ...tables.cdnr.flatMap(({ type, rates }) =>
      rates.map((rate) => (type === 'C' ? minus(ZERO, of(rate)) : of(rate))),
    ),
    ...tables.b2cs.map(of),
  ]);

/** Returns taxable value and tax of tables 4, 7 and 9B together, which GSTR-3B declares under 3.1(a). */
export const taxedOf = (tables: Tables): Omit<RateAmounts, 'taxBp'> => ({
  taxablePaise: bySign(tables, ({ taxablePaise }) => taxablePaise),
  cgstPaise: bySign(tables, ({ cgstPaise }) => cgstPaise),
  sgstPaise: bySign(tables, ({ sgstPaise }) => sgstPaise),
});

/** Returns the sum of the tables and of `beside`. It differs from `documentsPaise` only when there is a fault. */
export function tablesTotal(tables: Tables): Paise {
  const { nil, beside, compositionPaise } = tables;
  const { taxablePaise, cgstPaise, sgstPaise } = taxedOf(tables);
  const untaxed = [nil.b2b, nil.b2c].flatMap(({ exemptPaise, nonGstPaise }) => [exemptPaise, nonGstPaise]);
  const { vatPaise, roundOffPaise, outsidePaise } = beside;
  return sum([
    taxablePaise,
    cgstPaise,
    sgstPaise,
    ...untaxed,
    compositionPaise,
    vatPaise,
    roundOffPaise,
    outsidePaise,
  ]);
}

/** Returns the difference between tables 12 and the tables before them. It is zero unless there is a fault. */
export function codesDifference(tables: Tables): Paise {
  const codes = [...tables.hsn.b2b, ...tables.hsn.b2c];
  const inCodes = sum(codes.flatMap((c) => [c.taxablePaise, c.cgstPaise, c.sgstPaise]));
  const { taxablePaise, cgstPaise, sgstPaise } = taxedOf(tables);
  const exempt = [tables.nil.b2b.exemptPaise, tables.nil.b2c.exemptPaise];
  return minus(inCodes, sum([taxablePaise, cgstPaise, sgstPaise, ...exempt]));
}

export const isSomething = (r: RateAmounts): boolean =>
  r.taxablePaise !== ZERO || r.cgstPaise !== ZERO || r.sgstPaise !== ZERO;

/** True where table 12 has sales to guests alone: the portal has then asked for a row of zero for companies. */
export const hasGuestCodesOnly = ({ hsn }: Pick<Tables, 'hsn'>): boolean =>
  hsn.b2b.length === 0 && hsn.b2c.length > 0;

const byRate = (a: RateAmounts, b: RateAmounts): number => a.taxBp - b.taxBp;

const inOrder = (codes: readonly CodeAmounts[]): CodeAmounts[] =>
  codes
    .filter((code) => isSomething(code) || code.quantity !== 0)
    .toSorted(
      (a, b) => a.code.localeCompare(b.code) || byRate(a, b) || (a.unit ?? '').localeCompare(b.unit ?? ''),
    );

/** Returns what GSTR-3B has of deposits: those of table 11A less those of table 11B. */
export function advancesOf({ advances }: Tables): Omit<RateAmounts, 'taxBp'> {
  const net = (of: (rate: RateAmounts) => Paise): Paise =>
    minus(sum(advances?.received.map(of) ?? []), sum(advances?.adjusted.map(of) ?? []));
  return {
    taxablePaise: net(({ taxablePaise }) => taxablePaise),
    cgstPaise: net(({ cgstPaise }) => cgstPaise),
    sgstPaise: net(({ sgstPaise }) => sgstPaise),
  };
}

/** Value and tax of self-invoices; IGST for suppliers of other States. */
export type ReverseSums = Omit<RateAmounts, 'taxBp'> & { readonly igstPaise: Paise };

/** Returns value and tax of the self-invoices of a period, or of some of them. */
export const reverseOf = (
  { reverseCharge }: Pick<Tables, 'reverseCharge'>,
  isIn: (one: ReverseAmounts) => boolean = () => true,
): ReverseSums => {
  const some = (reverseCharge ?? []).filter(isIn);
  return {
    taxablePaise: sum(some.map(({ taxablePaise }) => taxablePaise)),
    igstPaise: sum(some.map(({ igstPaise }) => igstPaise ?? ZERO)),
    cgstPaise: sum(some.map(({ cgstPaise }) => cgstPaise)),
    sgstPaise: sum(some.map(({ sgstPaise }) => sgstPaise)),
  };
};

/** Returns the tables in an order that does not depend on the order of reading, without rows of zero. */
export const sorted = ({ advances, reverseCharge, ...tables }: Tables): Tables => ({
  ...tables,
  ...(reverseCharge && {
    reverseCharge: reverseCharge.toSorted((a, b) => a.number.localeCompare(b.number)),
  }),
  ...(advances && {
    advances: {
      received: advances.received.filter(isSomething).toSorted(byRate),
      adjusted: advances.adjusted.filter(isSomething).toSorted(byRate),
    },
  }),
  b2b: tables.b2b.toSorted((a, b) => a.number.localeCompare(b.number)),
  cdnr: tables.cdnr.toSorted((a, b) => a.number.localeCompare(b.number)),
  b2cs: tables.b2cs.filter(isSomething).toSorted(byRate),
  hsn: { b2b: inOrder(tables.hsn.b2b), b2c: inOrder(tables.hsn.b2c) },
  issued: tables.issued.toSorted(
    (a, b) =>
      a.nature - b.nature ||
      a.financialYear.localeCompare(b.financialYear) ||
      a.series.localeCompare(b.series),
  ),
  operators: tables.operators.toSorted((a, b) => a.operator.localeCompare(b.operator)),
});
