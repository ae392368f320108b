import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { EraseDialog } from '../dialogs/erase-dialog.tsx';
import { MergeDialog } from '../dialogs/merge-dialog.tsx';
import { MessageDialog } from '../dialogs/message-dialog.tsx';
import type { CustomerEntry } from '../state/customers-model.ts';
import { usePersonFile } from '../state/use-person-file.ts';
import styles from '../customers.module.css';
import { ConsentPart } from './consent-part.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { EditForm } from './edit-form.tsx';
import { HabitsPart } from './habits-part.tsx';
import { ReviewsPart } from './reviews-part.tsx';

export interface CustomerPanelProps {
  readonly entry: CustomerEntry;
  /** Epoch ms. */
  readonly now: number;
}

type Open = 'edit' | 'merge' | 'erase' | 'message';

/** One customer: figures, habits, notes, consent, and the owner's acts. */
export function CustomerPanel({ entry, now }: CustomerPanelProps) {
  const words = useWords(customersPart);
  const [open, setOpen] = useState<Open | null>(null);
  const file = usePersonFile(entry);
  const { value } = entry;
  const close = () => setOpen(null);
  if (open === 'edit') return <EditForm entry={entry} onDone={close} />;
  return (
    <Stack sx={{ gap: 3 }}>
      {value.erasureAskedAt !== null && (
        <Notice
          tone="warning"
          action={
            <Button color="inherit" onClick={() => setOpen('erase')}>
              {words.erase}
            </Button>
          }
        >
          {words.asksErasure}
        </Notice>
      )}
      <CustomerFacts customer={value} now={now} />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => setOpen('edit')}>
          {words.edit}
        </Button>
        {value.offers !== null && (
          <Button variant="outlined" onClick={() => setOpen('message')}>
            {words.message}
          </Button>
        )}
        <Button variant="outlined" disabled={file.pending} onClick={file.save}>
          {words.exportOne}
        </Button>
        <Button variant="outlined" onClick={() => setOpen('merge')}>
          {words.merge}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setOpen('erase')}>
          {words.erase}
        </Button>
      </Stack>
      {file.fault !== null && <Notice tone="error">{file.fault}</Notice>}
      {(value.note !== '' || value.allergies !== null) && (
        <SectionCard title={words.notes}>
          {value.note !== '' && <p className={styles['text']}>{value.note}</p>}
          {value.allergies !== null && (
            <p className={styles['text']}>
              <span className={styles['quiet']}>{words.allergies}: </span>
              {value.allergies.words}
            </p>
          )}
        </SectionCard>
      )}
      <HabitsPart customer={value} />
      <ReviewsPart visits={value.lately} />
      <ConsentPart entry={entry} />
      {open === 'message' && <MessageDialog entry={entry} onClose={close} />}
      {open === 'merge' && <MergeDialog entry={entry} onClose={close} />}
      {open === 'erase' && <EraseDialog entry={entry} onClose={close} />}
    </Stack>
  );
}
