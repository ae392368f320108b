import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { commonPart } from '../../../words/shared/common.ts';
import { useWords } from '../../../words/use-words.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import type { OwnersSettings } from '../form/use-save-section.ts';

const NoticesSection = lazy(() =>
  import('./notices-section.tsx').then((m) => ({ default: m.NoticesSection })),
);

/** The section of the notifications, whose code comes after the others'. */
export function LazyNoticesSection(owner: OwnersSettings) {
  const common = useWords(commonPart);
  return (
    <Box id="notices">
      <Suspense
        fallback={
          <SectionCard>
            <SkeletonRows label={common.loading} rows={6} rowHeight={56} />
          </SectionCard>
        }
      >
        <NoticesSection {...owner} />
      </Suspense>
    </Box>
  );
}
