import { cohortsOf, retentionOf } from '@bhoj/domain/platform/sums/cohorts';
import type { PlatformMonth } from '@bhoj/domain/platform/shape/platform-sum.schema';
import { monthName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformAnalyticsPart, platformFiguresPart } from '../../../messages/owner/platform-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainTable } from './plain-table.tsx';
import { percent } from './percent.ts';

/** The share of each month's sign-ups that paid at the end of each later month. */
export function CohortTable({ months }: { readonly months: readonly PlatformMonth[] }) {
  const words = useWords(platformAnalyticsPart);
  const { none } = useWords(platformFiguresPart);
  const cohorts = cohortsOf(months);
  return (
    <SectionCard title={words.cohorts} description={words.cohortsText} padding="flush">
      <PlainTable
        label={words.cohorts}
        heads={[words.cohort, words.signUps, ...months.map((_, n) => words.after(n))]}
        rows={cohorts.map((cohort) => ({
          id: cohort.month,
          cells: [
            monthName(cohort.month),
            String(cohort.signUps),
            ...months.map((_, n) => (n < cohort.paying.length ? percent(retentionOf(cohort, n), none) : '')),
          ],
        }))}
      />
    </SectionCard>
  );
}
