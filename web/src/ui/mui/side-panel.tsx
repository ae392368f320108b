import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

/** From here on the panel stands beside what it was opened from; below, it takes the screen. */
const WIDE = '(min-width:600px)';

export interface SidePanelProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  /** Beside the page, px. */
  readonly width: number;
  /** Beside the title. */
  readonly badge?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One thing of a list or a plan, with everything that is done to it. */
export function SidePanel({ open, title, closeLabel, width, badge, onClose, children }: SidePanelProps) {
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  return (
    <Drawer
      anchor={isWide ? 'right' : 'bottom'}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': title,
          sx: { width: isWide ? width : '100%', maxHeight: isWide ? 'none' : '92dvh', p: { xs: 2, sm: 3 } },
        },
      }}
    >
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {badge}
        <IconButton aria-label={closeLabel} onClick={onClose} sx={{ ml: 'auto' }}>
          <X aria-hidden />
        </IconButton>
      </Stack>
      {children}
    </Drawer>
  );
}
