import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { countMessage } from '@bhoj/domain/customers/customers.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { whatsappTo } from '../../../blocks/share/whatsapp-to.ts';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { useAct } from '../../../firebase/use-act.ts';
import { dateName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { messageTo, nameOf } from '../state/customers-model.ts';
import type { CustomerEntry } from '../state/customers-model.ts';
import styles from '../customers.module.css';

export interface MessageDialogProps {
  readonly entry: CustomerEntry;
  readonly onClose: () => void;
}

/** A message to one customer who agreed to offers, sent from the owner's own phone and counted. */
export function MessageDialog({ entry: { id, value }, onClose }: MessageDialogProps) {
  const words = useWords(customersPart);
  const common = useWords(commonPart);
  const reasons = useWords(reasonsPart);
  const { restaurantName } = useRestaurant();
  const [text, setText] = useState(() => words.messageDefault(restaurantName));
  // However often the person sends the message from here, it counts once.
  const [requestId] = useState(newId);
  const { run, failure } = useAct(countMessage);
  const message = messageTo(text, value.name ?? words.guest);
  const count = () => void run({ customerId: id, requestId });
  const canShare = typeof navigator.share === 'function';
  const share = async () => {
    // When the person closes the sheet without sending, nothing is counted.
    const isSent = await navigator.share({ text: message }).then(
      () => true,
      () => false,
    );
    if (isSent) count();
  };
  const { messages } = value;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="message-title">
      <DialogTitle id="message-title" sx={{ overflowWrap: 'anywhere' }}>
        {`${words.message}: ${nameOf(value)}`}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{words.messageHint}</DialogContentText>
        <TextField
          label={words.messageText}
          value={text}
          multiline
          minRows={3}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: 700 } }}
        />
        <p className={styles['text']}>{message}</p>
        <p className={styles['quiet']}>
          {words.messagesSent(messages.count, messages.lastAt === null ? '' : dateName(messages.lastAt))}
        </p>
        {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {common.close}
        </Button>
        {canShare && (
          <Button variant="outlined" onClick={() => void share()}>
            {words.share}
          </Button>
        )}
        <Button
          variant="contained"
          href={whatsappTo(value.mobile, message)}
          target="_blank"
          rel="noreferrer"
          onClick={count}
        >
          {words.whatsapp}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
