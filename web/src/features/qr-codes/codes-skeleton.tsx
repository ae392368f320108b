import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { qrCodesPart } from '../../messages/owner/qr-codes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { grid } from './floor-codes.tsx';

export function CodesSkeleton() {
  const words = useWords(qrCodesPart);

  return (
    <Box role="status" aria-label={words.loading} sx={grid}>
      {Array.from({ length: 8 }, (_, i) => (
        <Card key={i} sx={{ p: 2 }} aria-hidden>
          <Skeleton variant="rounded" height={24} width="50%" sx={{ mb: 1.5 }} />
          <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '1' }} />
        </Card>
      ))}
    </Box>
  );
}
