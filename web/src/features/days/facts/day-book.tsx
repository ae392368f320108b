import { taxHalves } from '@bhoj/domain/books/day-vouchers';
import { restOf } from '@bhoj/domain/billing/records/values';
import { billedSalesOf } from '@bhoj/domain/figures/span/sales';
import { plus } from '@bhoj/domain/money/money';
import { dayPart } from '../../../messages/owner/day/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Sales } from '../state/day-model.ts';
import styles from './day.module.css';
import { Fact } from './fact.tsx';

export interface DayBookProps {
  readonly sales: Sales;
  /** The numbers of the day's bills that are void; on paper they are not known. */
  readonly voided?: readonly string[];
}

/** The day as a day book: values of the bills by account, the halves of GST, and the numbers. Rows of zero are left out. */
export function DayBook({ sales, voided = [] }: DayBookProps) {
  const words = useWords(dayPart);
  const { billed } = sales.values;
  const { cgstPaise, sgstPaise } = taxHalves(sales.taxes);
  const rows = [
    [words.valueOfService, plus(restOf(billedSalesOf(sales), billed), billed.premisesPaise)],
    [words.valueOfGoods, billed.goodsPaise],
    [words.valueExempt, billed.exemptPaise],
    [words.valueOfLiquor, billed.liquorPaise],
    [words.valueOfComposition, billed.compositionPaise],
    [words.cgst, cgstPaise],
    [words.sgst, sgstPaise],
  ] as const;
  const numbers = Object.entries(sales.numbers).toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (numbers.length === 0 && rows.every(([, amount]) => amount === 0)) return null;
  return (
    <section aria-label={words.dayBook}>
      <h3>{words.dayBook}</h3>
      <dl className={styles['facts']}>
        {rows.map(([label, amount]) => amount !== 0 && <Fact key={label} label={label} amount={amount} />)}
      </dl>
      {numbers.map(([series, { first, last }]) => (
        <p key={series}>{first === last ? words.oneNumber(first) : words.numbers(first, last)}</p>
      ))}
      {voided.length > 0 && <p>{words.voidNumbers(voided)}</p>}
    </section>
  );
}
