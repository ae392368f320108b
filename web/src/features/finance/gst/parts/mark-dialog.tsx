import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { arnSchema } from '@bhoj/domain/returns/return.schema';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import { returnIdOf } from '@bhoj/domain/returns/registration';
import { markReturn } from '@bhoj/domain/returns/returns.contract';
import { dateOf } from '@bhoj/domain/time/ist';
import type { ReturnForm } from '@bhoj/domain/statute/return-dates';
import { useAct } from '../../../../firebase/use-act.ts';
import { DayField } from '../../../../ui/dates/day-field.tsx';
import { useToast } from '../../../../ui/shared/toast.ts';
import { gstPart } from '../../../../messages/owner/gst/en.ts';
import { commonPart } from '../../../../messages/shared/common/en.ts';
import { useWords } from '../../../../words/use-words.ts';
import { Failure } from './failure.tsx';

export interface MarkDialogProps {
  readonly made: TaxReturn;
  readonly form: ReturnForm;
  readonly now: number;
  readonly onClose: () => void;
}

/** The owner marks a form as filed, or with a reason as not filed. */
export function MarkDialog({ made, form, now, onClose }: MarkDialogProps) {
  const words = useWords(gstPart);
  const common = useWords(commonPart);
  const id = useId();
  const toast = useToast();
  const { pending, failure, run } = useAct(markReturn);
  const isFiled = made.filings.some((one) => one.form === form);
  const today = dateOf(now);
  const [on, setOn] = useState(today);
  const [arn, setArn] = useState('');
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const isArn = arnSchema.safeParse(arn).success;
  const isReason = reason.trim() !== '';
  const submit = async () => {
    setTried(true);
    if (isFiled ? !isReason : !isArn) return;
    const filed = isFiled ? null : { on, arn };
    if (!(await run({ returnId: returnIdOf(made), form, filed, reason: reason.trim() }))) return;
    toast({ message: words.saved });
    onClose();
  };
  const name = words.forms[form];
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !pending && onClose()}>
      <DialogTitle id={id}>{isFiled ? words.unmark(name) : words.mark(name)}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Failure failure={failure} />
          {isFiled ? (
            <TextField
              label={words.reason}
              value={reason}
              required
              error={wasTried && !isReason}
              helperText={wasTried && !isReason ? words.reasonMissing : ' '}
              slotProps={{ htmlInput: { maxLength: 120 } }}
              onChange={({ target }) => setReason(target.value)}
            />
          ) : (
            <>
              <DayField label={words.day} value={on} min={made.until} max={today} onChange={setOn} />
              <TextField
                label={words.arn}
                value={arn}
                error={wasTried && !isArn}
                helperText={wasTried && !isArn ? words.arnWrong : ' '}
                slotProps={{ htmlInput: { maxLength: 15 } }}
                onChange={({ target }) => setArn(target.value.toUpperCase().trim())}
              />
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {common.close}
        </Button>
        <Button variant="contained" disabled={pending} aria-busy={pending} onClick={() => void submit()}>
          {pending ? words.saving : words.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
