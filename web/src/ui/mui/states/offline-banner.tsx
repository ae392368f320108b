import Box from '@mui/material/Box';
import { WifiOff } from 'lucide-react';
import { cssVar } from '../../../theme/css-var.ts';

export interface OfflineBannerProps {
  readonly offline: boolean;
  /** Tells what still works, and what waits. */
  readonly text: string;
}

/** The status element is always present, so that a screen reader announces its changes. */
export function OfflineBanner({ offline, text }: OfflineBannerProps) {
  return (
    <div role="status">
      {offline && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            px: 2,
            py: 1,
            fontSize: cssVar('type-sm'),
            fontWeight: cssVar('weight-medium'),
            backgroundColor: cssVar('badge-yellow-soft'),
            color: cssVar('badge-yellow-text'),
            '& svg': { flex: 'none' },
          }}
        >
          <WifiOff size={18} aria-hidden />
          {text}
        </Box>
      )}
    </div>
  );
}
