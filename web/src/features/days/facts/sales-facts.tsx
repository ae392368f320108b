import { netOf } from '@bhoj/domain/days/day';
import { minus, ZERO } from '@bhoj/domain/money/money';
import { dayPart } from '../../../words/owner/day.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Sales } from '../state/day-model.ts';
import { Fact } from './fact.tsx';

/** The sales from the subtotal to the total; rows of zero are left out. */
export function SalesFacts({ sales }: { readonly sales: Sales }) {
  const words = useWords(dayPart);

  const { business, complimentary, subtotalPaise, discountPaise, taxPaise, taxes } = sales;
  const { roundOffPaise, totalPaise, credits, debits } = sales;
  return (
    <>
      <Fact label={words.beforeTax} amount={subtotalPaise} />
      {discountPaise !== 0 && <Fact label={words.discounts} amount={minus(ZERO, discountPaise)} />}
      {complimentary.count > 0 && (
        <Fact label={words.complimentary(complimentary.count)} amount={complimentary.totalPaise} />
      )}
      {taxes === null ? (
        <Fact label={words.tax} amount={taxPaise} />
      ) : (
        <>
          <Fact label={words.gst} amount={taxes.gstPaise} />
          {taxes.vatPaise !== 0 && <Fact label={words.vat} amount={taxes.vatPaise} />}
        </>
      )}
      {roundOffPaise !== 0 && <Fact label={words.roundOff} amount={roundOffPaise} />}
      <Fact label={words.billed} amount={totalPaise} isSum />
      {business !== null && business.count > 0 && (
        <Fact label={words.business(business.count)} amount={business.totalPaise} />
      )}
      {credits.count > 0 && <Fact label={words.credited} amount={minus(ZERO, credits.totalPaise)} />}
      {debits.count > 0 && <Fact label={words.debited} amount={debits.totalPaise} />}
      {credits.count + debits.count > 0 && <Fact label={words.net} amount={netOf(sales)} isSum />}
    </>
  );
}
