import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { REVERSE_KINDS } from '@bhoj/domain/statute/reverse-kinds';
import type { ReverseKind } from '@bhoj/domain/statute/reverse-kinds';
import type { FailureReason } from '../../../firebase/call.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useWords } from '../../../words/use-words.ts';
import { ReverseFailure } from './reverse-failure.tsx';

export interface ChargeDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly kind: ReverseKind;
  readonly onKind: (kind: ReverseKind) => void;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly address: string;
  readonly onAddress: (address: string) => void;
  /** The fields of one of the two dialogs, and the tax owed. */
  readonly children: ReactNode;
  readonly isDue: boolean;
  readonly pending: boolean;
  readonly failure: FailureReason | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A phone shows the whole kind, on two lines. */
const wrapping = { '&& .MuiSelect-select': { whiteSpace: 'normal' } } as const;

/** The questions in both dialogs of reverse charge: the kind of the supply, and the supplier. */
export function ChargeDialog(props: ChargeDialogProps) {
  const { title, confirmLabel, kind, name, address, children, isDue, pending, failure } = props;
  const words = useWords(selfInvoicePart);
  const common = useWords(commonPart);
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !pending && props.onClose()}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <TextField
            select
            label={words.kind}
            value={kind}
            slotProps={{ select: { sx: wrapping } }}
            onChange={({ target }) => props.onKind(REVERSE_KINDS.find((one) => one === target.value) ?? kind)}
          >
            {REVERSE_KINDS.map((one) => (
              <MenuItem key={one} value={one} sx={{ whiteSpace: 'normal' }}>
                {words.kinds[one]}
              </MenuItem>
            ))}
          </TextField>
          {kind === 'legal' && <Notice tone="info">{words.smallRestaurant}</Notice>}
          <TextField
            label={words.supplier}
            value={name}
            required
            slotProps={{ htmlInput: { maxLength: 80 } }}
            onChange={({ target }) => props.onName(target.value)}
          />
          <TextField
            label={words.address}
            value={address}
            required
            slotProps={{ htmlInput: { maxLength: 300 } }}
            onChange={({ target }) => props.onAddress(target.value)}
          />
          {children}
          <ReverseFailure failure={failure} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={props.onClose} disabled={pending}>
          {common.close}
        </Button>
        <Button
          variant="contained"
          disabled={pending || !isDue}
          aria-busy={pending}
          onClick={props.onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
