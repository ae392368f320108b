import { periodOf } from '@bhoj/domain/figures/span/period';
import { toRupees } from '@bhoj/domain/money/money';
import { Figure } from '../../../ui/mui/charts/figure.tsx';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { chartRupees } from '../state/formats.ts';
import type { TrendingDays } from '../state/use-trending-days.ts';

/** The sales of each category, as a table or a chart. */
export function CategoryShares({ trending }: { readonly trending: TrendingDays }) {
  const { byCategory, category, uncategorised, times } = useWords(trendingPart);
  return (
    <Figure
      title={byCategory}
      bars={periodOf(trending.days).byCategory.map((of) => ({
        name: of.category ?? uncategorised,
        amount: toRupees(of.amountPaise),
      }))}
      format={chartRupees}
      words={{ ...times, name: category }}
    />
  );
}
