import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { useId } from 'react';
import type { SheetProps } from '../shared/kit/kit.ts';
import { WholeNumbers } from '../shared/parts/whole-numbers.tsx';

/** A dialog. With shape `full` it fills the screen of a phone. */
export function Sheet({ title, closeLabel, onClose, shape, footer, children }: SheetProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      fullScreen={isNarrow && shape === 'full'}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <DialogTitle id={titleId} sx={{ pr: 8 }}>
        <WholeNumbers>{title}</WholeNumbers>
      </DialogTitle>
      <IconButton aria-label={closeLabel} onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <X aria-hidden />
      </IconButton>
      <DialogContent dividers>{children}</DialogContent>
      {footer !== undefined && (
        <DialogActions sx={{ flexDirection: 'column', gap: 1, alignItems: 'stretch' }}>
          {footer}
        </DialogActions>
      )}
    </Dialog>
  );
}
