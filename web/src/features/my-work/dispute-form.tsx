import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { MARKS } from '@bhoj/domain/payroll/muster.schema';
import type { Mark } from '@bhoj/domain/payroll/muster.schema';
import { SLIP_WORDS } from '../../words/slip.ts';
import { myWorkPart } from '../../words/shared/my-work.ts';
import { useWords } from '../../words/use-words.ts';

const { marks } = SLIP_WORDS.en;

export interface DisputeFormProps {
  /** What is marked; it is not among the choices. */
  readonly mark: Mark | null;
  readonly isOff: boolean;
  readonly onSend: (claimed: Mark) => void;
  readonly onCancel: () => void;
}

/** What the day was, as the person says. */
export function DisputeForm({ mark, isOff, onSend, onCancel }: DisputeFormProps) {
  const words = useWords(myWorkPart);
  const others = MARKS.filter((each) => each !== mark);
  const [claimed, setClaimed] = useState<Mark>(mark === 'P' ? 'HD' : 'P');
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, width: '100%', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label={words.claimed}
        value={claimed}
        onChange={({ target }) => setClaimed(others.find((each) => each === target.value) ?? claimed)}
        sx={{ flex: '1 1 160px' }}
      >
        {others.map((each) => (
          <MenuItem key={each} value={each}>
            {marks[each]}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" disabled={isOff} onClick={() => onSend(claimed)}>
        {words.send}
      </Button>
      <Button onClick={onCancel}>{words.cancel}</Button>
    </Stack>
  );
}
