import { lazy, Suspense } from 'react';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { commonPart } from '../../../words/shared/common.ts';
import { useWords } from '../../../words/use-words.ts';

const SupportCard = lazy(() => import('./support-card.tsx').then((m) => ({ default: m.SupportCard })));

/** Bhoj's support, whose code comes after the other sections'. */
export function LazySupportCard() {
  const common = useWords(commonPart);
  return (
    <Suspense
      fallback={
        <SectionCard>
          <SkeletonRows label={common.loading} rows={3} />
        </SectionCard>
      }
    >
      <SupportCard />
    </Suspense>
  );
}
