import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { FIRST_LANGUAGE, languageCodes } from '@bhoj/domain/catalogue/languages';
import { newId, newShareToken } from '@bhoj/domain/kernel/ids';
import { addToWaitlist } from '@bhoj/domain/waitlist/waitlist.contract';
import { z } from 'zod';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { waitlistPart } from '../../../messages/owner/waitlist/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useStored } from '../../../ui/shared/stored.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useWords } from '../../../words/use-words.ts';
import { emptyParty, faultsOf, saidOf, sizeOf } from './party-draft.ts';
import { PartyFields } from './party-fields.tsx';
import { QuoteLine } from './quote-line.tsx';
import { useWaitKeys } from './use-wait-link.ts';
import { useWaitReasons } from './use-wait-reasons.ts';

const languageSchema = z.enum(languageCodes);

export interface AddPartyDialogProps {
  /** The tapped size; null for a larger party. */
  readonly size: number | null;
  readonly onClose: () => void;
}

/** A party at the door: after its size one more tap adds it. */
export function AddPartyDialog({ size, onClose }: AddPartyDialogProps) {
  const words = useWords(waitlistPart);
  const common = useWords(commonPart);
  const reasons = useWaitReasons();
  const toast = useToast();
  // Most guests of a restaurant speak the language of the last one.
  const [language, keepLanguage] = useStored('bhoj.wait-language', languageSchema, FIRST_LANGUAGE);
  const { keep } = useWaitKeys();
  const [ids] = useState(() => ({ waitId: newId(), key: newShareToken() }));
  const [draft, setDraft] = useState(() => emptyParty(size, language));
  const [tried, setTried] = useState(false);
  const attempt = useAttempt(addToWaitlist);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const faults = faultsOf(draft);
  const submit = async () => {
    setTried(true);
    if (faults.length > 0) return;
    const added = await run(() => attempt({ ...ids, ...saidOf(draft) }));
    if (added === null) return;
    keepLanguage(() => draft.language);
    keep(added.day, ids.waitId, ids.key);
    toast({ message: words.form.added(words.number(added.number), words.ahead(added.ahead)) });
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="add-party" onClose={() => !pending && onClose()}>
      <DialogTitle id="add-party">{words.form.addTitle}</DialogTitle>
      <DialogContent>
        <form
          id="party-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <QuoteLine size={sizeOf(draft)} />
          <PartyFields
            draft={draft}
            faults={tried ? faults : []}
            set={(change) => setDraft((before) => ({ ...before, ...change }))}
          />
        </form>
        {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" form="party-form" variant="contained" disabled={pending} aria-busy={pending}>
          {pending ? words.form.adding : words.form.add}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
