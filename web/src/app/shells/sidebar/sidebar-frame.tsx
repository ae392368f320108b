import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { cssVar } from '../../../theme/css-var.ts';
import { notPrinted } from '../../../ui/mui/not-printed.ts';

interface SidebarFrameProps {
  readonly label: string;
  /** px */
  readonly width: number;
  /** True while it is open on a phone; on a wide screen it always shows. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The place of a sidebar: beside the page, and on a phone a drawer over it. */
export function SidebarFrame({ label, width, isOpen, onClose, children }: SidebarFrameProps) {
  return (
    <>
      <Box
        component="aside"
        aria-label={label}
        sx={{
          display: { xs: 'none', md: 'block' },
          flex: 'none',
          width,
          height: '100dvh',
          position: 'sticky',
          top: 0,
          backgroundColor: cssVar('card'),
          borderRight: `1px solid ${cssVar('border')}`,
          ...notPrinted,
        }}
      >
        {children}
      </Box>
      <Drawer
        open={isOpen}
        onClose={onClose}
        sx={{ display: { md: 'none' } }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': label,
            sx: { width, maxWidth: '85vw' },
          },
        }}
      >
        {children}
      </Drawer>
    </>
  );
}
