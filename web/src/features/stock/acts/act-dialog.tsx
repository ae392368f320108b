import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';

export interface ActDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** An act on the stock: a dialog, the whole screen on a phone. */
export function ActDialog({ title, onClose, children }: ActDialogProps) {
  const common = useWords(commonPart);
  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isNarrow} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ pr: 8, overflowWrap: 'anywhere' }}>
        <WholeNumbers>{title}</WholeNumbers>
      </DialogTitle>
      <IconButton
        aria-label={common.close}
        onClick={onClose}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <X aria-hidden />
      </IconButton>
      <DialogContent dividers>{children}</DialogContent>
    </Dialog>
  );
}
