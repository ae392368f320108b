import { formatRate } from '../money/format.ts';
import { ZERO } from '../money/money.ts';
import { isSomething } from './sums.ts';
import type { Paise } from '../money/money.ts';
import type { Tables } from './tables.schema.ts';

/** A row of a table, named as the portal numbers its tables. */
export interface OddRow {
  readonly name: string;
  readonly valuePaise: Paise;
}

/**
 * Returns the rows below zero, where more was credited than sold, and the rows at zero, which the tables leave out (P-RETURN-9).
 * Tables 4 and 9B list documents, so they have no such rows.
 */
export function oddRowsOf({ b2cs, nil, hsn }: Tables): { below: OddRow[]; zero: OddRow[] } {
  const sums = b2cs.map((rate) => ({ ...rate, quantity: 0, name: `7 B2C ${formatRate(rate.taxBp)} %` }));
  const codes = (['b2b', 'b2c'] as const).flatMap((of) =>
    hsn[of].map((row) => ({
      ...row,
      name: `12 ${of.toUpperCase()} ${row.code} ${formatRate(row.taxBp)} %`,
    })),
  );
  const untaxed = (['b2b', 'b2c'] as const).flatMap((of) =>
    [nil[of].exemptPaise, nil[of].nonGstPaise].map((valuePaise) => ({
      name: `8 ${of.toUpperCase()}`,
      valuePaise,
    })),
  );
  const rows = [...sums, ...codes];
  const named = ({ name, taxablePaise }: (typeof rows)[number]): OddRow => ({
    name,
    valuePaise: taxablePaise,
  });
  return {
    below: [
      ...rows.filter(({ taxablePaise, quantity }) => taxablePaise < ZERO || quantity < 0).map(named),
      ...untaxed.filter(({ valuePaise }) => valuePaise < ZERO),
    ],
    zero: rows.filter((row) => !isSomething(row) && row.quantity === 0).map(named),
  };
}
