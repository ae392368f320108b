import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { WholeNumbers } from '../shared/parts/whole-numbers.tsx';

/** From this width on, the panel is beside the page; below it, the panel fills the screen. */
const WIDE = '(min-width:600px)';

export interface SidePanelProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  /** px, when the panel is beside the page. */
  readonly width: number;
  /** Content beside the title. */
  readonly badge?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel for one item of a list or a plan, with all its acts. */
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
          <WholeNumbers>{title}</WholeNumbers>
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
