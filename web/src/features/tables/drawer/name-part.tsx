import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { chosenName } from '@bhoj/domain/restaurant/place-names';
import { namingSchema } from '@bhoj/domain/tables/naming.schema';
import { namePlaces } from '@bhoj/domain/tables/tables.contract';
import type { Table } from '@bhoj/domain/tables/table';
import { usePlaceNames } from '../../../ui/shared/place-names.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { nameFaultOf } from '../naming/naming-model.ts';
import { failureSentence } from '../state/failure-sentence.ts';

/** The owner's name for the table (P-LABEL-1). */
export function NamePart({ table }: { readonly table: Table }) {
  const words = useWords(tablesPart);
  const reasonSentences = useWords(reasonsPart);

  const toast = useToast();
  const { pending, failure, run } = useAct(namePlaces);
  const known = chosenName(usePlaceNames(), table.id) ?? '';
  /** Null while nothing is typed; the field then shows the table's name. */
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? known;
  const isSound = namingSchema.shape.name.safeParse(name).success;
  const save = async () => {
    if (!isSound || !(await run({ places: [{ id: table.id, name }] }))) return;
    setTyped(null);
    toast({ message: words.named(name.trim() || table.id) });
  };
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <TextField
          label={words.nameField}
          value={name}
          disabled={pending}
          error={!isSound}
          helperText={isSound ? words.nameHint : nameFaultOf(words, name)}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
        <SubmitButton
          variant="outlined"
          pending={pending}
          disabled={!isSound || name.trim() === known}
          // Aligned with the input, below the label.
          sx={{ flex: 'none', mt: 3.5 }}
        >
          {words.saveName}
        </SubmitButton>
      </Stack>
      {failure !== null && <Notice tone="error">{failureSentence(reasonSentences, words, failure)}</Notice>}
    </Stack>
  );
}
