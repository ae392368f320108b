import { otherSalesOf } from '@bhoj/domain/figures/dishes/dish-sales';
import { periodOf } from '@bhoj/domain/figures/span/period';
import { billedSalesOf } from '@bhoj/domain/figures/span/sales';
import { formatMoney } from '@bhoj/domain/money/format';
import { ZERO } from '@bhoj/domain/money/money';
import { periodName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Facts } from '../facts.tsx';
import { salesOf } from '../state/trending-model.ts';
import type { Row } from '../state/trending-model.ts';
import type { TrendingDays } from '../state/use-trending-days.ts';

/** The sales of the period's dishes, and other charges on its bills. */
export function SalesSum({
  trending,
  rows,
}: {
  readonly trending: TrendingDays;
  readonly rows: readonly Row[];
}) {
  const { sum } = useWords(trendingPart);
  const other = otherSalesOf(trending.days);
  return (
    <SectionCard title={periodName(trending.period)} description={sum.hint}>
      <Facts
        total={sum.all}
        facts={[
          [sum.dishes, formatMoney(salesOf(rows.map(({ sales }) => sales)))],
          ...(other === ZERO ? [] : [[sum.other, formatMoney(other)] as const]),
          [sum.all, formatMoney(billedSalesOf(periodOf(trending.days)))],
        ]}
      />
    </SectionCard>
  );
}
