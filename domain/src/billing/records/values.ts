import { plus, times } from '../../money/money.ts';
import { specifiedPremisesRateAt } from '../../statute/gst.ts';
import { NO_VALUES } from '../shape/values.schema.ts';
import type { Invoice } from '../documents/invoice.ts';
import type { BillLine } from '../shape/bill.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { DayNumbers, DayValues, Values } from '../shape/values.schema.ts';

/** A document, as far as its values need it. */
export type Valued = Pick<Invoice, 'bill' | 'seller' | 'issuedAt'>;

const ACCOUNT = { goods: 'goodsPaise', exempt: 'exemptPaise', liquor: 'liquorPaise' } as const;

function accountOf({ taxClass, taxBp }: BillLine, { seller, issuedAt }: Valued): keyof Values | null {
  if (seller.composition && seller.gstin !== '') return 'compositionPaise';
  if (taxClass !== 'standard') return ACCOUNT[taxClass];
  return taxBp === specifiedPremisesRateAt(issuedAt) ? 'premisesPaise' : null;
}

/** Returns the values with a document added (`by` 1) or subtracted (`by` -1). */
export const withDocument = (known: Values, document: Valued, by: 1 | -1): Values =>
  document.bill.lines.reduce((values, line) => {
    const account = accountOf(line, document);
    if (account === null) return values;
    return { ...values, [account]: plus(values[account], times(line.taxablePaise, by)) };
  }, known);

const ACCOUNTS = Object.keys(NO_VALUES) as readonly (keyof Values)[];

/** Adds values up, each with its sign. */
const valuesTogether = (all: readonly (readonly [values: Values, sign: 1 | -1])[]): Values =>
  all.reduce<Values>(
    (known, [values, sign]) =>
      ACCOUNTS.reduce<Values>(
        (sums, account) => ({ ...sums, [account]: plus(sums[account], times(values[account], sign)) }),
        known,
      ),
    NO_VALUES,
  );

/** Returns the values of days, less their credit notes and with their debit notes. */
export const netValuesOf = (days: readonly { readonly values: DayValues }[]): Values =>
  valuesTogether(
    days.flatMap(({ values: { billed, credited, debited } }) => [
      [billed, 1] as const,
      [credited, -1] as const,
      [debited, 1] as const,
    ]),
  );

/** Returns the part of a value that has no account of its own: restaurant service, and plain bills. */
export const restOf = (wholePaise: Paise, values: Values): Paise =>
  ACCOUNTS.reduce((rest, account) => plus(rest, times(values[account], -1)), wholePaise);

/** Returns the day's numbers with one more document. A series is all of a number before its last six digits. */
export function withNumber(known: DayNumbers, number: string): DayNumbers {
  const series = number.slice(0, -6);
  const held = Object.hasOwn(known, series) ? known[series] : undefined;
  const { first = number, last = number } = held ?? {};
  return {
    ...known,
    [series]: { first: number < first ? number : first, last: number > last ? number : last },
  };
}
