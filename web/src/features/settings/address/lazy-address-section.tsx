import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { OwnersSettings } from '../form/use-save-section.ts';

const AddressSection = lazy(() =>
  import('./address-section.tsx').then((m) => ({ default: m.AddressSection })),
);

/** The public address; its code loads after the other sections'. */
export function LazyAddressSection({ restaurant }: OwnersSettings) {
  const common = useWords(commonPart);
  return (
    <Box id="address">
      <Suspense
        fallback={
          <SectionCard>
            <SkeletonRows label={common.loading} rows={4} rowHeight={56} />
          </SectionCard>
        }
      >
        <AddressSection restaurant={restaurant} />
      </Suspense>
    </Box>
  );
}
