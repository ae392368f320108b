import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { correctHandOver } from '@bhoj/domain/billing/corrections/corrections.contract';
import { declaredOf } from '@bhoj/domain/billing/settle/handing-over';
import { formatPlain } from '@bhoj/domain/money/format';
import { rupeesText } from '@bhoj/domain/money/typed';
import type { Paise } from '@bhoj/domain/money/money';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { useMay } from '../../../firebase/rights.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { correctionsPart } from '../../../messages/owner/corrections/en.ts';
import { orderPanelPart } from '../../../messages/owner/order-panel/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { CorrectionFailure } from './correction-failure.tsx';
import { ReasonField } from './reason-field.tsx';

interface ValueDialogProps {
  readonly orderId: string;
  readonly valuePaise: Paise;
  readonly onClose: () => void;
}

/** The owner enters the value that is left of an operator's order, with a reason. */
function ValueDialog({ orderId, valuePaise, onClose }: ValueDialogProps) {
  const words = useWords(orderPanelPart);
  const correcting = useWords(correctionsPart);
  const id = useId();
  const toast = useToast();
  const { pending, failure, run } = useAct(correctHandOver);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const value = rupeesText.safeParse(typed);
  const isWrong = wasTried && !value.success;
  const submit = async () => {
    setTried(true);
    if (!value.success || reason.trim() === '') return;
    if (!(await run({ orderId, valuePaise: value.data, reason: reason.trim() }))) return;
    toast({ message: words.operatorCorrectedNow });
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} onClose={() => !pending && onClose()}>
      <DialogTitle id={id}>{words.correctOperator}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <DialogContentText>{words.correctOperatorText(formatPlain(valuePaise))}</DialogContentText>
          <CorrectionFailure failure={failure} />
          <TextField
            required
            label={words.operatorValueLeft}
            value={typed}
            disabled={pending}
            error={isWrong}
            helperText={isWrong ? words.operatorValueWrong : ' '}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <ReasonField value={reason} disabled={pending} wasTried={wasTried} onChange={setReason} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {correcting.keep}
        </Button>
        <Button variant="contained" disabled={pending} aria-busy={pending} onClick={() => void submit()}>
          {words.correctOperator}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The button to correct the value of an operator's order; absent before it is handed over, and for those who may not. */
export function OperatorValue({ orderId, order }: { readonly orderId: string; readonly order: Order }) {
  const words = useWords(orderPanelPart);
  const [isOpen, setOpen] = useState(false);
  const mayCorrect = useMay()('issue-notes');
  const declared = declaredOf(order);
  if (declared === null || !mayCorrect) return null;
  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {words.correctOperator}
      </Button>
      {isOpen && (
        <ValueDialog {...{ orderId }} valuePaise={declared.valuePaise} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
