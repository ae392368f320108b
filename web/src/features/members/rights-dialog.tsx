import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import type { ChosenRights } from '@bhoj/domain/members/member.schema';
import { commonPart } from '../../messages/shared/common/en.ts';
import { staffPart } from '../../messages/owner/members/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { useWords } from '../../words/use-words.ts';
import { SubmitButton } from '../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { JobChoice } from './job-choice.tsx';
import type { MemberEntry } from './member-model.ts';
import { RightLimitFields } from './right-limit-fields.tsx';
import { RightsChoice } from './rights-choice.tsx';
import { chosenOf, draftFor, faultsOf, toggled, withJob } from './rights-model.ts';

interface RightsDialogProps {
  readonly person: MemberEntry;
  readonly pending: boolean;
  readonly fault: FailureReason | null;
  /** Resolves to whether it was saved. */
  readonly save: (chosen: ChosenRights) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Changes a person's job, rights and limits. */
export function RightsDialog({ person, pending, fault, save, onClose }: RightsDialogProps) {
  const common = useWords(commonPart);
  const words = useWords(staffPart);
  const reasons = useWords(reasonsPart);

  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const [draft, setDraft] = useState(() => draftFor(person));
  const [isTried, setTried] = useState(false);
  const faults = faultsOf(draft);
  const submit = async () => {
    setTried(true);
    if (faults.length === 0 && (await save(chosenOf(draft)))) onClose();
  };
  // A tap beside the dialog does not close it; only its buttons and Escape do.
  const close = (_: unknown, reason: string) => reason === 'escapeKeyDown' && onClose();
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {words.rightsTitle(person.name)}
      </DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id={id}
          noValidate
          sx={{ gap: 2.5, pt: 0.5 }}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.rightsText}
          </Typography>
          {fault !== null && <Notice tone="error">{reasons[fault]}</Notice>}
          <JobChoice value={draft.preset} onChange={(preset) => setDraft(withJob(preset))} />
          <RightsChoice can={draft.can} onToggle={(right) => setDraft(toggled(draft, right))} />
          <RightLimitFields draft={draft} faults={isTried ? faults : []} onChange={setDraft} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {common.cancel}
        </Button>
        <SubmitButton form={id} pending={pending} pendingLabel={words.savingRights}>
          {words.saveRights}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
