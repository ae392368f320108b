import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { finalPayBy } from '@bhoj/domain/payroll/muster/calendar';
import { leavePerson } from '@bhoj/domain/payroll/people/person.contract';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { useAct } from '../../../firebase/use-act.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { isIsoDay } from '../../../ui/dates/iso-day.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { payrollPeoplePart } from '../../../messages/owner/payroll-people/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';

export interface LeavingFormProps {
  readonly entry: Entry<Person>;
  readonly today: string;
  readonly onDone: () => void;
}

/** Sets the last working day, with the due day of the final pay; or removes it. */
export function LeavingForm({ entry: { id, value }, today, onDone }: LeavingFormProps) {
  const { leaving: words } = useWords(payrollPeoplePart);
  const reasons = useReasons();
  const toast = useToast();
  const { run, pending, failure } = useAct(leavePerson);
  const [day, setDay] = useState(value.leftOn ?? today);
  const isDay = isIsoDay(day);
  const keep = async (lastDay: string | null) => {
    if (!(await run({ personId: id, lastDay }))) return;
    toast({ message: lastDay === null ? words.undone(value.name) : words.kept(value.name) });
    onDone();
  };
  return (
    <Stack component="section" aria-label={words.title(value.name)} sx={{ gap: 2 }}>
      <Typography variant="h6" component="h3">
        {words.title(value.name)}
      </Typography>
      <TextField
        type="date"
        label={words.day}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        helperText={isDay ? words.due(dayName(finalPayBy(day))) : undefined}
      />
      {value.memberId !== null && <Notice tone="info">{words.signIn}</Notice>}
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="contained" disabled={!isDay || pending} onClick={() => void keep(day)}>
          {words.save}
        </Button>
        {value.leftOn !== null && (
          <Button disabled={pending} onClick={() => void keep(null)}>
            {words.undo}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
