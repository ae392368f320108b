import Box from '@mui/material/Box';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import type { OwnersSettings } from '../form/use-save-section.ts';

const NoticesSection = lazyPart(() => import('./notices-section.tsx').then((m) => m.NoticesSection));

/** The section of the notifications; its code loads after the others'. */
export function LazyNoticesSection(owner: OwnersSettings) {
  const common = useWords(commonPart);
  return (
    <Box id="notices">
      <NoticesSection
        {...owner}
        stands={{
          waiting: (
            <SectionCard>
              <SkeletonRows label={common.loading} rows={6} rowHeight={56} />
            </SectionCard>
          ),
        }}
      />
    </Box>
  );
}
