import Box from '@mui/material/Box';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import type { OwnersSettings } from '../form/use-save-section.ts';

const TillsCard = lazyPart(() => import('./tills-card.tsx').then((m) => m.TillsCard));

/** The tills; their code loads after the other sections'. */
export function LazyTillsCard(owner: OwnersSettings) {
  const common = useWords(commonPart);
  return (
    <Box id="tills">
      <TillsCard
        {...owner}
        stands={{
          waiting: (
            <SectionCard>
              <SkeletonRows label={common.loading} rows={3} />
            </SectionCard>
          ),
        }}
      />
    </Box>
  );
}
