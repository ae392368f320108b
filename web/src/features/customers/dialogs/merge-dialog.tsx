import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { mergedCustomer } from '@bhoj/domain/customers/acts';
import { endedByMerge } from '@bhoj/domain/customers/merged-consents';
import { mergeCustomers } from '@bhoj/domain/customers/customers.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { TypedSearch } from '../../../ui/table/typed-search.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { nameOf, shownAmount } from '../state/customers-model.ts';
import type { CustomerEntry } from '../state/customers-model.ts';
import { MergeChoice } from './merge-choice.tsx';

export interface MergeDialogProps {
  /** The record that is kept. */
  readonly entry: CustomerEntry;
  readonly onClose: () => void;
}

/** Merges another record into this one: choose it, preview the result, merge, and compare. */
export function MergeDialog({ entry, onClose }: MergeDialogProps) {
  const words = useWords(customersPart);
  const common = useWords(commonPart);
  const reasons = useWords(reasonsPart);
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const [gone, setGone] = useState<CustomerEntry | null>(null);
  const [actId] = useState(newId);
  const [isWrong, setWrong] = useState(false);
  const ask = useAttempt(mergeCustomers);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const preview = gone === null ? null : mergedCustomer(entry.value, gone.value);
  const ended = gone === null ? [] : endedByMerge(entry.value, gone.value);
  const carryOut = async () => {
    if (gone === null || preview === null) return;
    const done = await run(() => ask({ actId, keepId: entry.id, goneId: gone.id }));
    if (done === null) return;
    const isAsShown = done.visits === preview.visits && done.spentPaise === preview.spentPaise;
    if (!isAsShown) return setWrong(true);
    toast({ message: words.merged(done.visits, shownAmount(done.spentPaise)) });
    onClose();
  };
  return (
    <Dialog open onClose={() => !pending && onClose()} maxWidth="sm" fullWidth aria-labelledby="merge-title">
      <DialogTitle id="merge-title" sx={{ overflowWrap: 'anywhere' }}>
        {words.mergeTitle(nameOf(entry.value))}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <DialogContentText>{words.mergeHint}</DialogContentText>
        <TypedSearch
          label={words.mergeSearch}
          clearLabel={words.clearSearch}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setGone(null);
          }}
        />
        <MergeChoice typed={typed} keptId={entry.id} chosenId={gone?.id ?? null} onChoose={setGone} />
        {preview !== null && (
          <Notice tone="info">{words.mergePreview(preview.visits, shownAmount(preview.spentPaise))}</Notice>
        )}
        {ended.length > 0 && (
          <Notice tone="warning">{words.mergeEnds(ended.map((purpose) => words.purposes[purpose]))}</Notice>
        )}
        {isWrong && <Notice tone="warning">{words.mergeWrong}</Notice>}
        {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={onClose}>
          {isWrong ? common.close : common.cancel}
        </Button>
        {!isWrong && (
          <Button
            variant="contained"
            disabled={pending || gone === null}
            aria-busy={pending}
            onClick={() => void carryOut()}
          >
            {words.mergeNow}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
