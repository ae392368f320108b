import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { dateOf } from '@bhoj/domain/time/ist';
import { Notice } from '../../../ui/mui/notice.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useAllCustomers } from '../state/use-all-customers.ts';

export interface ExportDialogProps {
  /** Epoch ms. */
  readonly now: number;
  readonly onClose: () => void;
}

/** Exports all customers as a file, for a reason that the audit records. */
export function ExportDialog({ now, onClose }: ExportDialogProps) {
  const words = useWords(customersPart);
  const common = useWords(commonPart);
  const reasons = useWords(reasonsPart);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { pending, failure, save } = useAllCustomers();
  const isMissing = reason.trim() === '';
  const submit = async () => {
    setTried(true);
    if (!isMissing && (await save(reason, words.fileName(dateOf(now))))) onClose();
  };
  return (
    <Dialog open onClose={() => !pending && onClose()} maxWidth="xs" fullWidth aria-labelledby="export-title">
      <DialogTitle id="export-title">{words.exportTitle}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{words.exportHint}</DialogContentText>
        <TextField
          label={words.reason}
          value={reason}
          error={isTried && isMissing}
          helperText={isTried && isMissing ? words.reasonNeeded : ' '}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 120, autoComplete: 'off' } }}
        />
        {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={onClose}>
          {common.cancel}
        </Button>
        <Button variant="contained" disabled={pending} aria-busy={pending} onClick={() => void submit()}>
          {words.exportAll}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
