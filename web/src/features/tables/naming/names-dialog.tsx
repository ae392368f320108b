import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { namePlaces } from '@bhoj/domain/tables/tables.contract';
import { floorId } from '@bhoj/domain/tables/table';
import type { Table } from '@bhoj/domain/tables/table';
import { useFloorName } from '../../../blocks/names/floor-name.ts';
import { tableName } from '../../../blocks/names/table-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { usePlaceNames } from '../../../ui/shared/place-names.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { failureSentence } from '../state/failure-sentence.ts';
import { changesIn, draftOf, filled, isSoundName, nameFaultOf } from './naming-model.ts';

/** Names every table after one word. */
function FillIn({
  disabled,
  onFill,
}: {
  readonly disabled: boolean;
  readonly onFill: (word: string) => void;
}) {
  const words = useWords(tablesPart);
  const [word, setWord] = useState('');
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <TextField
        label={words.fillField}
        value={word}
        disabled={disabled}
        helperText={words.fillHint}
        onChange={(event) => setWord(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <Button
        variant="outlined"
        disabled={disabled || word.trim() === ''}
        onClick={() => onFill(word)}
        sx={{ flex: 'none', mt: 3.5 }}
      >
        {words.fill}
      </Button>
    </Stack>
  );
}

export interface NamesDialogProps {
  readonly floor: number;
  readonly tables: readonly Table[];
  readonly onClose: () => void;
}

/** Names a floor and its tables (P-LABEL-1). */
export function NamesDialog({ floor, tables, onClose }: NamesDialogProps) {
  const common = useWords(commonPart);
  const words = useWords(tablesPart);
  const reasonSentences = useWords(reasonsPart);
  const floorName = useFloorName(words.floor);
  const { roomName } = usePlaceWords();

  const toast = useToast();
  const { pending, failure, run } = useAct(namePlaces);
  const names = usePlaceNames();
  const own = floorId(floor);
  const ids = tables.map(({ id }) => id);
  const [draft, setDraft] = useState(() => draftOf([own, ...ids], names));
  const isSound = Object.values(draft).every(isSoundName);
  const changes = changesIn(draft, names);
  const save = async () => {
    if (!isSound) return;
    if (changes.length > 0) {
      if (!(await run({ places: changes }))) return;
      toast({ message: words.namesSaved });
    }
    onClose();
  };
  const field = (id: string, label: string) => {
    const name = draft[id] ?? '';
    return (
      <TextField
        key={id}
        label={label}
        value={name}
        disabled={pending}
        error={!isSoundName(name)}
        helperText={isSoundName(name) ? undefined : nameFaultOf(words, name)}
        onChange={(event) => setDraft({ ...draft, [id]: event.target.value })}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    );
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="floor-names" onClose={() => !pending && onClose()}>
      <DialogTitle id="floor-names">{words.namesTitle(floorName(floor))}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id="floor-names-form"
          noValidate
          sx={{ gap: 2.5, pt: 0.5 }}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Typography sx={{ color: 'text.secondary' }}>{words.namesText}</Typography>
          {failure !== null && (
            <Notice tone="error">{failureSentence(reasonSentences, words, failure)}</Notice>
          )}
          {field(own, words.floorNameField)}
          <FillIn disabled={pending} onFill={(word) => setDraft(filled(draft, ids, word))} />
          <Stack sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {ids.map((id) => field(id, tableName({ roomName, placeNames: {} }, id)))}
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {common.cancel}
        </Button>
        <SubmitButton
          form="floor-names-form"
          pending={pending}
          pendingLabel={words.saving}
          disabled={!isSound}
        >
          {words.saveNames}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
