import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';

export interface PhoneDrawerProps {
  readonly label: string;
  /** px */
  readonly width: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A phone's sidebar, over the page. */
export const PhoneDrawer = ({ label, width, isOpen, onClose, children }: PhoneDrawerProps) => (
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
);
