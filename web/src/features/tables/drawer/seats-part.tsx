import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { changeSeats } from '@bhoj/domain/tables/tables.contract';
import { MAX_SEATS } from '@bhoj/domain/tables/table';
import type { Table } from '@bhoj/domain/tables/table';
import { tableName } from '../../../blocks/names/table-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { readSeats } from '../adding/add-model.ts';
import { failureSentence } from '../state/failure-sentence.ts';

export function SeatsPart({ table }: { readonly table: Table }) {
  const words = useWords(tablesPart);
  const places = usePlaceWords();
  const reasonSentences = useWords(reasonsPart);

  const toast = useToast();
  const { pending, failure, run } = useAct(changeSeats);
  /** Null while nothing is typed; the field then shows the table's value. */
  const [typed, setTyped] = useState<string | null>(null);
  const seats = readSeats(typed ?? String(table.seats));
  const save = async () => {
    if (seats === null || !(await run({ tableId: table.id, seats }))) return;
    setTyped(null);
    toast({ message: words.seatsSaved(tableName(places, table.id), words.seats(seats)) });
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
          label={words.seatsField}
          value={typed ?? String(table.seats)}
          disabled={pending}
          error={seats === null}
          helperText={seats === null ? words.seatsFault(MAX_SEATS) : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } }}
        />
        <SubmitButton
          variant="outlined"
          pending={pending}
          disabled={seats === null || seats === table.seats}
          // Aligned with the input, below the label.
          sx={{ flex: 'none', mt: 3.5 }}
        >
          {words.saveSeats}
        </SubmitButton>
      </Stack>
      {failure !== null && <Notice tone="error">{failureSentence(reasonSentences, words, failure)}</Notice>}
    </Stack>
  );
}
