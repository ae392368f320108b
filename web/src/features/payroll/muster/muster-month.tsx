import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useDeferredValue, useMemo, useState } from 'react';
import { dayKey, daysOfMonth } from '@bhoj/domain/payroll/muster/calendar';
import { markAllPresent } from '@bhoj/domain/payroll/muster/muster.contract';
import { EMPTY_CELL, isSettledOn, presentOn, musterRowOf } from '@bhoj/domain/payroll/muster/muster';
import { isHereOn } from '@bhoj/domain/payroll/people/person';
import type { Attended } from '@bhoj/domain/roster/suggestions';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Muster } from '@bhoj/domain/payroll/shape/muster.schema';
import type { Mark } from '@bhoj/domain/payroll/shape/attendance-mark';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { useAct } from '../../../firebase/use-act.ts';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { dayName, monthName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { payrollMusterPart } from '../../../messages/owner/payroll-muster/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { readOf } from './first-read.ts';
import { firstPlace, nextPlace, shownCell, takesMarks } from './grid-model.ts';
import type { Place } from './grid-model.ts';
import { MarkBar } from './mark-bar.tsx';
import { MusterGrid } from './muster-grid.tsx';
import { useMarking } from './use-marking.ts';
import { useStable } from './use-stable.ts';

/** Loaded beside the grid, which does not wait for them. */
const FromRoster = lazyPart(() => import('./from-roster.tsx').then((m) => m.FromRoster));
const AnswersCard = lazyPart(() => import('./answers-card.tsx').then((m) => m.AnswersCard));
const ClaimsCard = lazyPart(() => import('./claims-card.tsx').then((m) => m.ClaimsCard));
const ClashesCard = lazyPart(() => import('./clashes-card.tsx').then((m) => m.ClashesCard));
const DayPunches = lazyPart(() => import('./day-punches.tsx').then((m) => m.DayPunches));

const NO_SUGGESTIONS: ReadonlyMap<string, string> = new Map();

export interface MusterMonthProps {
  readonly month: string;
  readonly today: string;
  /** The people who work here in the month. */
  readonly people: readonly Entry<Person>[];
  /** The person and the day that are chosen at first; the first person's today where they are not in this month. */
  readonly first: { readonly person: string | null; readonly day: string | null };
  /** Null until somebody marks the month. */
  readonly muster: Muster | null;
}

/** The grid of a month with people's claims, and the state of saving. */
export function MusterMonth({ month, today, people, first, muster }: MusterMonthProps) {
  const words = useWords(payrollMusterPart);
  const reasons = useReasons();
  const toast = useToast();
  const isOnline = useOnline();
  const days = useMemo(() => daysOfMonth(month), [month]);
  const marking = useMarking(month);
  const everybody = useAct(markAllPresent);
  const [chosen, setChosen] = useState<Place>(() => firstPlace(people, days, first, today));
  const isLocked = muster !== null && muster.lockedAt !== null;
  const isOff = isLocked || !isOnline;
  const place = { ...chosen, row: Math.min(chosen.row, people.length - 1) };
  const [person, day] = [people[place.row], days[place.day]];
  if (person === undefined || day === undefined) throw new RangeError('a muster of nobody');
  const stored = musterRowOf(muster, person, month)[dayKey(day)];
  const typed = marking.pending.get(person.id)?.[day];
  const shown = shownCell(stored, typed, muster?.changedAt ?? 0) ?? EMPTY_CELL;
  const { mark, overtimeMinutes } = shown;
  const [attended, setAttended] = useState<Attended | null>(null);
  const [suggested, setSuggested] = useState<ReadonlyMap<string, string>>(NO_SUGGESTIONS);
  // The bar updates after the grid, so that no key waits for it.
  const bar = {
    chosen: useDeferredValue(words.chosen(person.value.name, dayName(day))),
    mark: useDeferredValue(mark),
    overtimeMinutes: useDeferredValue(overtimeMinutes),
  };
  const say = (to: Mark | null, minutes: number) => {
    if (isOff || !takesMarks(person.value, day)) return;
    const read = readOf(shown);
    marking.mark([{ personId: person.id, day, mark: to, overtimeMinutes: minutes, read }]);
  };
  const onMark = useStable((to: Mark | null) => {
    say(to, overtimeMinutes);
    if (!isOff) setChosen(nextPlace(place, people, days, today));
  });
  const onOvertime = useStable((minutes: number) => say(mark, minutes));
  const markEverybody = async () => {
    const count = presentOn(muster, people, today).length;
    if (await everybody.run({ day: today })) toast({ message: words.everybodyDone(count) });
  };
  return (
    <Stack sx={{ gap: 3 }}>
      {!isOnline && <Notice tone="warning">{words.offline}</Notice>}
      {isLocked && <Notice tone="info">{words.locked(monthName(month))}</Notice>}
      {!isLocked && isSettledOn(person.value, day) && (
        <Notice tone="info">{words.settled(person.value.name, monthName(month))}</Notice>
      )}
      {marking.refusal !== null && <Notice tone="error">{reasons[marking.refusal]}</Notice>}
      {everybody.failure !== null && <Notice tone="error">{reasons[everybody.failure]}</Notice>}
      {marking.state === 'stuck' && (
        <Notice tone="warning" action={<Button onClick={marking.tryAgain}>{words.tryAgain}</Button>}>
          {words.unsaved}
        </Notice>
      )}
      <ClashesCard {...{ people, muster, words }} isOff={isOff} marking={marking} />
      {muster !== null && !isLocked && (
        <ClaimsCard {...{ muster, people, isOff, words }} pending={marking.pending} onMark={marking.mark} />
      )}
      {muster !== null && isLocked && <AnswersCard {...{ muster, people }} isOff={!isOnline} />}
      <FromRoster
        {...{ month, days, today, people, muster, isOff }}
        pending={marking.pending}
        onMark={marking.mark}
        onAttended={setAttended}
        onSuggested={setSuggested}
        stands={{ waiting: null }}
      />
      <SectionCard
        title={words.title(monthName(month))}
        description={words.keys}
        padding="flush"
        actions={
          days.includes(today) && (
            <Button
              variant="contained"
              disabled={isOff || everybody.pending}
              aria-busy={everybody.pending}
              onClick={() => void markEverybody()}
            >
              {words.everybody}
            </Button>
          )
        }
      >
        <MusterGrid
          label={words.title(monthName(month))}
          {...{ month, people, muster, days, today, words }}
          pending={marking.pending}
          clashes={marking.clashes}
          suggested={suggested}
          chosen={place}
          onChoose={setChosen}
          onMark={onMark}
        />
        <MarkBar {...{ ...bar, onMark, onOvertime, words }} isOff={isOff || !takesMarks(person.value, day)} />
        <p role="status" style={{ margin: 0, padding: 'var(--bhoj-space-2) var(--bhoj-space-4)' }}>
          {marking.state === 'saving' ? words.saving : marking.state === 'saved' ? words.allSaved : ''}
        </p>
      </SectionCard>
      {attended !== null && isHereOn(person.value, day) && (
        <DayPunches
          key={`${person.id} ${day}`}
          {...{ day, personId: person.id, name: person.value.name }}
          attended={attended}
          isOff={isOff || isSettledOn(person.value, day)}
          stands={{ waiting: null }}
        />
      )}
    </Stack>
  );
}
