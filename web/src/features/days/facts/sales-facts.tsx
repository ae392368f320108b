import { netSalesOfDay } from '@bhoj/domain/days/day-sums';
import type { DayFigureName } from '@bhoj/domain/figures/day/day-figure';
import { minus, ZERO } from '@bhoj/domain/money/money';
import { dayPart } from '../../../messages/owner/day/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Sales } from '../state/day-model.ts';
import { Fact } from './fact.tsx';

export interface SalesFactsProps {
  readonly sales: Sales;
  /** The business day for the links to documents; without it there are no links, as on paper. */
  readonly day?: string;
}

/** The sales from the subtotal to the total; rows of zero are left out. */
export function SalesFacts({ sales, day }: SalesFactsProps) {
  const words = useWords(dayPart);

  const by = (name: DayFigureName) => (day === undefined ? undefined : { day, name });

  const { business, complimentary, subtotalPaise, discountPaise, taxes } = sales;
  const { roundOffPaise, totalPaise, credits, debits } = sales;
  return (
    <>
      <Fact asked={by('subtotal')} label={words.beforeTax} amount={subtotalPaise} />
      {discountPaise !== 0 && (
        <Fact asked={by('discount')} label={words.discounts} amount={minus(ZERO, discountPaise)} />
      )}
      {complimentary.count > 0 && (
        <Fact
          asked={by('complimentary')}
          label={words.complimentary(complimentary.count)}
          amount={complimentary.totalPaise}
        />
      )}
      <Fact asked={by('gst')} label={words.gst} amount={taxes.gstPaise} />
      {taxes.vatPaise !== 0 && <Fact asked={by('vat')} label={words.vat} amount={taxes.vatPaise} />}
      {roundOffPaise !== 0 && <Fact asked={by('roundOff')} label={words.roundOff} amount={roundOffPaise} />}
      <Fact asked={by('billed')} label={words.billed} amount={totalPaise} isSum />
      {business.count > 0 && (
        <Fact asked={by('business')} label={words.business(business.count)} amount={business.totalPaise} />
      )}
      {credits.count > 0 && (
        <Fact asked={by('credits')} label={words.credited} amount={minus(ZERO, credits.totalPaise)} />
      )}
      {debits.count > 0 && <Fact asked={by('debits')} label={words.debited} amount={debits.totalPaise} />}
      {credits.count + debits.count > 0 && (
        <Fact asked={by('afterNotes')} label={words.net} amount={netSalesOfDay(sales)} isSum />
      )}
    </>
  );
}
