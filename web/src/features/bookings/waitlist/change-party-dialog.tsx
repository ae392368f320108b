import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { same } from '@bhoj/domain/kernel/same';
import { changeWaitingParty } from '@bhoj/domain/waitlist/waitlist.contract';
import { useActOnce } from '../../../firebase/use-act.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { waitlistPart } from '../../../messages/owner/waitlist/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { draftOf, faultsOf, saidOf } from './party-draft.ts';
import { PartyFields } from './party-fields.tsx';
import { nameOf } from './waitlist-model.ts';
import type { Row } from './waitlist-model.ts';
import { useWaitReasons } from './use-wait-reasons.ts';

/** Changes size, name, number or language of a party; sends only the fields that the person changed. */
export function ChangePartyDialog({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const words = useWords(waitlistPart);
  const common = useWords(commonPart);
  const reasons = useWaitReasons();
  const toast = useToast();
  const [before] = useState(() => draftOf(row.party, row.who));
  const [draft, setDraft] = useState(before);
  const [tried, setTried] = useState(false);
  const { pending, failure, run } = useActOnce(changeWaitingParty);
  const faults = faultsOf(draft);
  const save = async () => {
    setTried(true);
    if (faults.length > 0) return;
    const [was, is] = [saidOf(before), saidOf(draft)];
    const change = Object.fromEntries(
      Object.entries(is).filter(([name, value]) => !same(value, was[name as keyof typeof was])),
    );
    if (Object.keys(change).length > 0) {
      if (!(await run({ waitId: row.id, change }))) return;
      toast({ message: words.form.saved });
    }
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="change-party" onClose={() => !pending && onClose()}>
      <DialogTitle id="change-party" sx={{ overflowWrap: 'anywhere' }}>
        {words.form.changeTitle(nameOf(words, row))}
      </DialogTitle>
      <DialogContent>
        <PartyFields
          draft={draft}
          faults={tried ? faults : []}
          set={(change) => setDraft((known) => ({ ...known, ...change }))}
        />
        {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={onClose}>
          {common.cancel}
        </Button>
        <Button variant="contained" disabled={pending} aria-busy={pending} onClick={() => void save()}>
          {pending ? words.form.saving : words.form.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
