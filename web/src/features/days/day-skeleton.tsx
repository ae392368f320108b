import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { dayPart } from '../../messages/owner/day/en.ts';
import { useWords } from '../../words/use-words.ts';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';

/** The day's cards while their figures load. */
export const DaySkeleton = () => {
  const words = useWords(dayPart);
  return (
    <Stack sx={{ gap: 3 }}>
      <Skeleton variant="rounded" height={56} sx={{ maxWidth: 360 }} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <SectionCard title={words.sales} padding="flush">
          <SkeletonRows label={words.loading} rows={7} rowHeight={48} />
        </SectionCard>
        <SectionCard title={words.drawer} padding="flush">
          <SkeletonRows label={words.loading} rows={5} rowHeight={72} />
        </SectionCard>
      </Box>
    </Stack>
  );
};
