import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { addTable } from '@bhoj/domain/tables/tables.contract';
import { DEFAULT_SEATS } from '@bhoj/domain/tables/table';
import { tableName } from '../../../blocks/names/table-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { AddFields } from './add-fields.tsx';
import { readAdding } from './add-model.ts';
import type { AddDraft } from './add-model.ts';
import { failureSentence } from '../state/failure-sentence.ts';
import type { TablesData } from '../state/use-tables-data.ts';

const EMPTY: AddDraft = { kind: 'table', floor: 1, count: '1', rooms: '', seats: String(DEFAULT_SEATS) };

export interface AddDialogProps {
  readonly data: TablesData;
  readonly onClose: () => void;
}

/** Adds tables to a floor by their count, or rooms by the numbers on their doors. */
export function AddDialog({ data, onClose }: AddDialogProps) {
  const common = useWords(commonPart);
  const words = useWords(tablesPart);
  const places = usePlaceWords();
  const reasonSentences = useWords(reasonsPart);

  const toast = useToast();
  const { pending, failure, run } = useAct(addTable);
  const [draft, setDraft] = useState(EMPTY);
  const [wasTried, setTried] = useState(false);
  const reading = readAdding(draft, data.tables);
  const names = 'tableIds' in reading ? reading.tableIds.map((id) => tableName(places, id)) : [];
  const add = async () => {
    setTried(true);
    if ('faults' in reading) return;
    const { tableIds, seats } = reading;
    if (!(await run({ tableIds: [...tableIds], seats }))) return;
    toast({ message: words.added(names) });
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="add-tables" onClose={() => !pending && onClose()}>
      <DialogTitle id="add-tables">
        {draft.kind === 'room' ? words.addRoomsTitle : words.addTitle}
      </DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id="add-tables-form"
          noValidate
          sx={{ gap: 2.5, pt: 0.5 }}
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          {failure !== null && (
            <Notice tone="error">{failureSentence(reasonSentences, words, failure)}</Notice>
          )}
          <AddFields
            draft={draft}
            data={data}
            faults={wasTried && 'faults' in reading ? reading.faults : []}
            disabled={pending}
            onChange={setDraft}
          />
          {names.length > 0 && !pending && (
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
              {words.adds(names)}
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {common.cancel}
        </Button>
        <SubmitButton form="add-tables-form" pending={pending} pendingLabel={words.adding}>
          {draft.kind === 'room' ? words.addRoomsTitle : words.addTitle}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
