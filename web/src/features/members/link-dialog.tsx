import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { makePasswordLink } from '@bhoj/domain/members/members.contract';
import { CallFailure, useCall } from '../../firebase/call.ts';
import { staffPart } from '../../messages/owner/members/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Notice } from '../../ui/mui/notice.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { LinkPanel } from './link-panel.tsx';
import type { MemberEntry } from './member-model.ts';

type Outcome = { readonly link: string } | { readonly fault: string } | null;

/** Makes a new link as it opens. */
export function LinkDialog({
  person,
  onClose,
}: {
  readonly person: MemberEntry;
  readonly onClose: () => void;
}) {
  const reasonSentences = useWords(reasonsPart);
  const words = useWords(staffPart);

  const id = useId();
  const make = useCall(makePasswordLink);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const { uid, name } = person;

  useEffect(() => {
    let isOpen = true;
    make({ uid }).then(
      (made) => isOpen && setOutcome(made),
      (cause: unknown) => {
        const reason = cause instanceof CallFailure ? cause.reason : 'unexpected';
        if (isOpen) setOutcome({ fault: words.linkFailed(reasonSentences[reason]) });
      },
    );
    return () => {
      isOpen = false;
    };
  }, [make, uid, reasonSentences, words]);

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {words.linkTitle(name)}
      </DialogTitle>
      <DialogContent>
        {outcome === null && <SkeletonRows label={words.makingLink} rows={2} />}
        {outcome !== null && 'link' in outcome && <LinkPanel name={name} link={outcome.link} />}
        {outcome !== null && 'fault' in outcome && <Notice tone="error">{outcome.fault}</Notice>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {words.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
