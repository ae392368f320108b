import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { isHereOn } from '@bhoj/domain/payroll/people/person';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { saveRoster } from '@bhoj/domain/roster/roster.contract';
import { graceSchema, FIRST_GRACE } from '@bhoj/domain/roster/roster.schema';
import type { Roster } from '@bhoj/domain/roster/roster.schema';
import { copiedFrom } from '@bhoj/domain/roster/week';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { printSheet } from '../../../ui/shared/print-sheet.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { payrollRosterPart } from '../../../messages/owner/payroll-roster/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { LeaveUnsaved } from './leave-unsaved.tsx';
import { edited, readTyped, openEdit, textsOf } from './roster-model.ts';
import type { Edit, Typed } from './roster-model.ts';
import { RosterGrid } from './roster-grid.tsx';
import { RosterSheet } from './roster-sheet.tsx';

export interface RosterWeekProps {
  /** The Monday. */
  readonly week: string;
  readonly days: readonly string[];
  readonly today: string;
  /** The week in words. */
  readonly name: string;
  /** The people who work here in the week. */
  readonly people: readonly Entry<Person>[];
  /** Null until somebody plans the week. */
  readonly roster: Roster | null;
  /** The roster of the week before; null where there is none, or it is not loaded. */
  readonly before: Roster | null;
}

/** One week: typed in a grid, saved as a whole, refused where somebody else has saved it meanwhile. */
export function RosterWeek({ week, days, today, name, people, roster, before }: RosterWeekProps) {
  const words = useWords(payrollRosterPart);
  const reasons = useReasons();
  const toast = useToast();
  const isOnline = useOnline();
  const attempt = useAttempt(saveRoster);
  const { pending, failure, run, clear } = useOneAtATime<CallFacts>();
  const [kept, setEdit] = useState<Edit | null>(null);
  const edit = openEdit(kept, roster);
  const grace = edit?.graceMinutes ?? roster?.graceMinutes ?? before?.graceMinutes ?? FIRST_GRACE;
  const isUnsaved = edit !== null && edit.savedAs === null;
  const textsOfPerson = (id: string) => edit?.typed[id] ?? textsOf(roster?.people[id]);
  const { people: plans, faults } = readTyped(roster?.people ?? {}, edit?.typed ?? {});
  const isGraceRight = graceSchema.safeParse(grace).success;

  const change = (to: { readonly typed?: Typed; readonly graceMinutes?: number }) =>
    setEdit(edited(edit, roster, grace, to));
  const copy = () => {
    const here = people.filter(({ value }) => days.some((day) => isHereOn(value, day))).map(({ id }) => id);
    const all = copiedFrom(before?.people ?? {}, plans, here);
    const fresh = here.filter(
      (id) => all[id] !== undefined && textsOfPerson(id).every((text) => text === ''),
    );
    if (fresh.length > 0) change({ typed: Object.fromEntries(fresh.map((id) => [id, textsOf(all[id])])) });
    toast({ message: words.copied(fresh.length) });
  };
  const save = async () => {
    if (edit === null) return;
    const { version } = edit;
    const answer = await run(() => attempt({ week, version, graceMinutes: grace, people: plans }));
    if (answer === null) return;
    setEdit((now) => (now === edit ? { ...edit, savedAs: answer.version } : now));
    toast({ message: words.saved });
  };
  const discard = () => {
    setEdit(null);
    clear();
  };
  return (
    <>
      <LeaveUnsaved isUnsaved={isUnsaved} />
      {!isOnline && <Notice tone="warning">{words.offlineNow}</Notice>}
      {failure !== null && (
        <Notice tone="error" action={<Button onClick={discard}>{words.discard}</Button>}>
          {reasons[failure.reason]}
        </Notice>
      )}
      {roster === null && edit === null && <Notice tone="info">{words.empty}</Notice>}
      <SectionCard
        title={words.title(name)}
        description={words.hint}
        padding="flush"
        isFooterInView
        actions={
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              startIcon={<Copy size={18} aria-hidden />}
              disabled={before === null}
              onClick={copy}
            >
              {words.copy}
            </Button>
            <Button
              variant="outlined"
              startIcon={<Printer size={18} aria-hidden />}
              onClick={() =>
                printSheet(
                  'A4',
                  <RosterSheet {...{ days, people, words }} title={words.title(name)} plans={plans} />,
                )
              }
            >
              {words.print}
            </Button>
          </Stack>
        }
        footer={
          <>
            <TextField
              label={words.grace}
              type="number"
              size="small"
              value={Number.isNaN(grace) ? '' : grace}
              error={!isGraceRight}
              onChange={({ target }) =>
                change({ graceMinutes: target.value === '' ? Number.NaN : Number(target.value) })
              }
              slotProps={{ htmlInput: { min: 0, max: 120, inputMode: 'numeric' } }}
              sx={{ width: 180, mr: 'auto' }}
            />
            <span role="status" style={{ alignSelf: 'center' }}>
              {faults > 0 ? words.faults(faults) : isUnsaved ? words.unsaved : ''}
            </span>
            {isUnsaved && (
              <Button disabled={pending} onClick={discard}>
                {words.discard}
              </Button>
            )}
            <Button
              variant="contained"
              disabled={!isUnsaved || !isOnline || faults > 0 || !isGraceRight || pending}
              aria-busy={pending}
              onClick={() => void save()}
            >
              {pending ? words.saving : words.save}
            </Button>
          </>
        }
      >
        <RosterGrid
          {...{ days, today, people, words }}
          textsOf={textsOfPerson}
          onType={(id, texts) => change({ typed: { [id]: texts } })}
        />
      </SectionCard>
    </>
  );
}
