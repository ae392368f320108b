import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { PunchKind, Punched } from '@bhoj/domain/roster/punch.schema';
import { correctPunch } from '@bhoj/domain/roster/roster.contract';
import type { Attended } from '@bhoj/domain/roster/suggestions';
import { daysLater, planOn } from '@bhoj/domain/roster/week';
import { shiftText } from '@bhoj/domain/roster/shift-text';
import { minutesOf, MINUTE, startOf } from '@bhoj/domain/time/ist';
import { useActOnce } from '../../../firebase/use-act.ts';
import { clockName } from '../../../ui/dates/clock.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { payrollRosterPart } from '../../../messages/owner/payroll-roster/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './claims.module.css';

export interface DayPunchesProps {
  readonly personId: string;
  readonly name: string;
  readonly day: string;
  readonly attended: Attended;
  /** True where nothing may be corrected: without a network, or once the pay is approved. */
  readonly isOff: boolean;
}

interface CorrectionProps extends Pick<DayPunchesProps, 'personId' | 'day'> {
  /** The punch to take out; null to add one. */
  readonly removes: Punched | null;
  readonly onDone: () => void;
}

/** The form of one correction: the time of a punch to add, and always a reason. */
function Correction({ personId, day, removes, onDone }: CorrectionProps) {
  const words = useWords(payrollRosterPart);
  const reasons = useReasons();
  const toast = useToast();
  const act = useActOnce(correctPunch);
  const [kind, setKind] = useState<PunchKind>('in');
  const [time, setTime] = useState('');
  /** The date of the time: the day's own, the evening before, or the night after. */
  const [beside, setBeside] = useState<-1 | 0 | 1>(0);
  const [reason, setReason] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const at = startOf(daysLater(day, beside)) + minutesOf(time) * MINUTE;
    const change =
      removes === null
        ? ({ act: 'add', kind, at } as const)
        : ({ act: 'remove', punchId: removes.id } as const);
    if (!(await act.run({ personId, day, change, reason }))) return;
    toast({ message: words.corrected });
    onDone();
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack useFlexGap direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start', mt: 2 }}>
        {removes === null && (
          <>
            <TextField
              select
              size="small"
              label={words.kind}
              value={kind}
              onChange={({ target }) => setKind(target.value === 'out' ? 'out' : 'in')}
              sx={{ minWidth: 120 }}
            >
              <MenuItem value="in">{words.kinds.in}</MenuItem>
              <MenuItem value="out">{words.kinds.out}</MenuItem>
            </TextField>
            <TextField
              type="time"
              size="small"
              label={words.time}
              required
              value={time}
              onChange={({ target }) => setTime(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            {([-1, 1] as const).map((date) => (
              <Button
                key={date}
                size="small"
                variant={beside === date ? 'contained' : 'outlined'}
                aria-pressed={beside === date}
                onClick={() => setBeside(beside === date ? 0 : date)}
                sx={{ minHeight: 40 }}
              >
                {date === 1 ? words.nextDay : words.eveningBefore}
              </Button>
            ))}
          </>
        )}
        <TextField
          size="small"
          label={words.reason}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
          sx={{ flex: '1 1 200px' }}
        />
        <Button
          type="submit"
          variant="contained"
          aria-busy={act.pending}
          disabled={act.pending || reason.trim() === '' || (removes === null && time === '')}
        >
          {removes === null ? words.add : words.takeOut}
        </Button>
        <Button disabled={act.pending} onClick={onDone}>
          {words.cancel}
        </Button>
      </Stack>
      {act.failure !== null && <Notice tone="error">{reasons[act.failure]}</Notice>}
    </form>
  );
}

/** The shift and the punches of the chosen day, with corrections made and the form for new ones. */
export function DayPunches({ personId, name, day, attended, isOff }: DayPunchesProps) {
  const words = useWords(payrollRosterPart);
  const [open, setOpen] = useState<Punched | 'add' | null>(null);
  const plan = planOn(attended.rosters, personId, day);
  const punches = attended.punches.find((each) => each.day === day)?.people[personId] ?? [];
  const shifts =
    plan === null
      ? words.nothing
      : plan.isOff
        ? words.off
        : words.shift(plan.shifts.map(shiftText).join(', '));
  const textOf = ({ kind, at }: Punched) => words.punch(words.kinds[kind], clockName(at));
  return (
    <SectionCard
      title={words.punches(name, dayName(day))}
      description={shifts}
      actions={
        <Button variant="outlined" disabled={isOff || open !== null} onClick={() => setOpen('add')}>
          {words.correct}
        </Button>
      }
    >
      {punches.length === 0 && <p className={styles['quiet']}>{words.noPunches}</p>}
      <ul className={styles['claims']}>
        {punches
          .toSorted((a, b) => a.at - b.at)
          .map((each) => (
            <li key={each.id}>
              <span>
                {each.removed === null ? textOf(each) : <s>{textOf(each)}</s>}
                <span className={styles['quiet']}>
                  {[
                    ...(each.device === null ? [] : [each.device.name]),
                    ...(each.added === null ? [] : [words.addedBy(each.added.by.name, each.added.reason)]),
                    ...(each.removed === null
                      ? []
                      : [words.removedBy(each.removed.by.name, each.removed.reason)]),
                  ].join(', ')}
                </span>
              </span>
              {each.removed === null && (
                <Button
                  disabled={isOff || open !== null}
                  aria-label={words.takeOutOf(textOf(each))}
                  onClick={() => setOpen(each)}
                >
                  {words.takeOut}
                </Button>
              )}
            </li>
          ))}
      </ul>
      {open !== null && (
        <Correction
          {...{ personId, day }}
          removes={open === 'add' ? null : open}
          onDone={() => setOpen(null)}
        />
      )}
    </SectionCard>
  );
}
