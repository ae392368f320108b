import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';

const SupportCard = lazyPart(() => import('./support-card.tsx').then((m) => m.SupportCard));

/** Bhoj's support; its code loads after the other sections'. */
export function LazySupportCard() {
  const common = useWords(commonPart);
  return (
    <SupportCard
      stands={{
        waiting: (
          <SectionCard>
            <SkeletonRows label={common.loading} rows={3} />
          </SectionCard>
        ),
      }}
    />
  );
}
