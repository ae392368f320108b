import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { MAX_BLOCKED } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { saveBookingRules } from '@bhoj/domain/bookings/shape/bookings.contract';
import { useAct } from '../../../firebase/use-act.ts';
import { bookingRulesPart } from '../../../messages/owner/booking-rules/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { DayField } from '../../../ui/dates/day-field.tsx';
import { dayName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { draftOf, numberOf, NUMBERS, rulesOf, TURN } from './rules-draft.ts';
import type { NumberName, RulesDraft } from './rules-draft.ts';
import { DepositFields } from './deposit-fields.tsx';
import { OnlineFields } from './online-fields.tsx';
import { SittingFields } from './sitting-fields.tsx';
import { useReasons } from '../state/use-reasons.ts';
import styles from './rules.module.css';

export interface RulesDialogProps {
  readonly begin: BookingRules;
  /** The rules that stand; null before the first. */
  readonly stored: BookingRules | null;
  readonly today: string;
  readonly onClose: () => void;
}

/** The owner's rules: hours, sizes, notice, pacing, turn times, blocked days and questions. */
export function RulesDialog({ begin, stored, today, onClose }: RulesDialogProps) {
  const words = useWords(bookingRulesPart);
  const common = useWords(commonPart);
  const reasons = useReasons();
  const toast = useToast();
  // The rules as this dialog first read them, so that a save does not overwrite another person's.
  const [read] = useState(stored);
  const [draft, setDraft] = useState(() => draftOf(begin, today));
  const [day, setDay] = useState(today);
  const [tried, setTried] = useState(false);
  const { pending, failure, run } = useAct(saveBookingRules);
  const set = (change: Partial<RulesDraft>) => setDraft((before) => ({ ...before, ...change }));
  const rules = rulesOf(draft);
  const submit = async () => {
    setTried(true);
    if (rules === null || !(await run({ rules, before: read }))) return;
    toast({ message: words.saved });
    onClose();
  };
  const field = (name: NumberName, label: string, hint = '') => {
    const { from, to } = NUMBERS[name];
    const isWrong = tried && numberOf(draft.numbers[name], NUMBERS[name]) === undefined;
    return (
      <TextField
        key={name}
        label={label}
        value={draft.numbers[name]}
        error={isWrong}
        helperText={isWrong ? words.whole(from, to) : hint}
        onChange={({ target }) => set({ numbers: { ...draft.numbers, [name]: target.value } })}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5, autoComplete: 'off' } }}
      />
    );
  };
  const { turns } = draft;
  const isFull = draft.blocked.length >= MAX_BLOCKED;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      aria-labelledby="booking-rules"
      onClose={() => !pending && onClose()}
    >
      <DialogTitle id="booking-rules">{words.title}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={
            <Switch
              checked={draft.on}
              onChange={(_, on) => set({ on })}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
          label={words.on}
        />
        <OnlineFields value={draft.online} onChange={(online) => set({ online })} />
        <DepositFields value={draft.deposit} onChange={(deposit) => set({ deposit })} />
        <FormControlLabel
          control={
            <Switch
              checked={draft.waitlist}
              onChange={(_, waitlist) => set({ waitlist })}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
          label={words.waitlist}
        />
        <p className={styles['quiet']}>{words.waitlistHint}</p>
        <section className={styles['part']}>
          <h3>{words.sittings}</h3>
          <p className={styles['quiet']}>{words.sittingsHint}</p>
          <SittingFields sittings={draft.sittings} onChange={(sittings) => set({ sittings })} />
        </section>
        <section className={styles['part']}>
          <h3>{words.sizes}</h3>
          <div className={styles['numbers']}>
            {field('sizeFrom', words.sizeFrom)}
            {field('sizeTo', words.sizeTo)}
            {field('requestFrom', words.requestFrom, words.requestHint)}
            {field('notice', words.notice)}
            {field('ahead', words.ahead)}
            {field('pacing', words.pacing, words.pacingHint)}
          </div>
        </section>
        <section className={styles['part']}>
          <h3>{words.turns}</h3>
          <div className={styles['numbers']}>
            {turns.map(({ upTo, minutes }, i) => {
              const from = (turns[i - 1]?.upTo ?? 0) + 1;
              const isWrong = tried && numberOf(minutes, TURN) === undefined;
              return (
                <TextField
                  key={upTo}
                  label={words.turnOf(from, i === turns.length - 1 ? null : upTo)}
                  value={minutes}
                  error={isWrong}
                  helperText={isWrong ? words.whole(TURN.from, TURN.to) : ''}
                  onChange={({ target }) =>
                    set({
                      turns: turns.map((turn, n) => (n === i ? { ...turn, minutes: target.value } : turn)),
                    })
                  }
                  slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } }}
                />
              );
            })}
            {field('reset', words.reset)}
            {field('hold', words.hold)}
          </div>
        </section>
        <section className={styles['part']}>
          <h3>{words.blocked}</h3>
          <div className={styles['chips']}>
            {draft.blocked.map((blocked) => (
              <Chip
                key={blocked}
                label={dayName(blocked)}
                onDelete={() => set({ blocked: draft.blocked.filter((one) => one !== blocked) })}
                slotProps={{ root: { 'aria-label': words.unblock(dayName(blocked)) } }}
              />
            ))}
          </div>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
            <DayField label={words.blocked} value={day} min={today} onChange={setDay} />
            <Button
              variant="outlined"
              sx={{ flex: 'none' }}
              disabled={isFull || draft.blocked.includes(day)}
              onClick={() => set({ blocked: [...draft.blocked, day].toSorted() })}
            >
              {words.block}
            </Button>
          </Stack>
          {isFull && <Notice tone="info">{words.blockedFull(MAX_BLOCKED)}</Notice>}
        </section>
        <section className={styles['part']}>
          <h3>{words.questions}</h3>
          <p className={styles['quiet']}>{words.questionsHint}</p>
          {draft.questions.map((question, i) => (
            <TextField
              // A question has no id; its place identifies it.
              // oxlint-disable-next-line react/no-array-index-key
              key={i}
              label={words.question(i + 1)}
              value={question}
              onChange={({ target }) =>
                set({ questions: draft.questions.map((one, n) => (n === i ? target.value : one)) })
              }
              slotProps={{ htmlInput: { maxLength: 120, autoComplete: 'off' } }}
            />
          ))}
        </section>
        {tried && rules === null && <Notice tone="error">{words.fault}</Notice>}
        {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={onClose}>
          {common.cancel}
        </Button>
        <Button variant="contained" disabled={pending} aria-busy={pending} onClick={() => void submit()}>
          {pending ? words.saving : words.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
