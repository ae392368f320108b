import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { cssVar } from '../../../theme/css-var.ts';

export interface SkeletonRowsProps {
  /** Screen readers read this in place of the grey bars. */
  readonly label: string;
  readonly rows?: number;
  /** px; the height of a real row, so that nothing moves when it loads. */
  readonly rowHeight?: number;
}

/**
 * Uneven widths, because rows of equal bars look like an empty table. They are fixed, so that each render is the same.
 */
const widths = ['62%', '48%', '71%', '55%', '40%'];

export function SkeletonRows({ label, rows = 5, rowHeight = 56 }: SkeletonRowsProps) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <Stack
          key={row}
          direction="row"
          aria-hidden
          sx={{
            height: rowHeight,
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 4,
            px: { xs: 2, sm: 3 },
            borderBottom: row < rows - 1 ? `1px solid ${cssVar('border')}` : 0,
          }}
        >
          <Skeleton
            variant="rounded"
            height={14}
            sx={{ width: widths[row % widths.length], maxWidth: 360 }}
          />
          <Skeleton variant="rounded" height={14} width={64} sx={{ flex: 'none' }} />
        </Stack>
      ))}
    </div>
  );
}
