import { useMemo, useState } from 'react';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import type { Known } from '@bhoj/domain/bookings/evening/placing';
import { instantOf } from '@bhoj/domain/bookings/evening/rules';
import { useServiceSettings } from '../../../firebase/restaurant.tsx';
import { useEvening } from '../state/use-evening.ts';
import { adviceFor, KEEP, readDraft, sizeOf, spotsFor, timeOf } from './booking-draft.ts';
import type { Draft, Fault } from './booking-draft.ts';
import { useCaller } from './use-caller.ts';
import type { Caller } from './use-caller.ts';

/** The time around which the form looks for free ones before one is typed. */
const DINNER = '20:00';

/** The fields that a known number fills in. */
type Told = Pick<Draft, 'name' | 'food'>;
const NOTHING_TOLD: Told = { name: '', food: '' };

const toldOf = ({ guest, bookings: [before] }: Caller): Told => ({
  name: guest?.name ?? before?.name ?? '',
  food: [guest?.allergies, before?.food].find((text) => text !== undefined && text !== '') ?? '',
});

/** Fills empty fields with the facts about a caller, and removes the facts that an earlier number filled in. */
const filled = (draft: Draft, told: Told, last: Told): Draft => {
  const of = (field: keyof Told) =>
    draft[field] === '' || draft[field] === last[field] ? told[field] : draft[field];
  return { ...draft, name: of('name'), food: of('food') };
};

/** Returns the free times near the typed one, and the free tables at the typed time. */
function adviceOn(known: Known | null, typed: Pick<Draft, 'size' | 'day' | 'clock'>, but: string) {
  const size = sizeOf(typed.size);
  if (known === null || size === null) return { times: null, spots: [] };
  const at = timeOf(typed, known.cutoff);
  const near = at ?? Math.max(instantOf(typed.day, DINNER, known.cutoff), known.now);
  return {
    times: adviceFor(known, { size, near, but }),
    spots: at === null ? [] : spotsFor(known, { size, at, but }),
  };
}

/** The form of a booking: the typed values, the free times and tables, and who calls. `but` is the booking's own id. */
export function useDraft(begin: Draft, rules: BookingRules, { but, now }: { but: string; now: number }) {
  const [draft, setDraft] = useState(begin);
  const [tried, setTried] = useState(false);
  // The advice need not follow each minute.
  const [openedAt] = useState(now);
  const live = useEvening(rules, draft.day, openedAt);
  const known = live.state === 'ready' ? live.value.known : null;
  const [last, setLast] = useState(NOTHING_TOLD);
  const caller = useCaller(draft.mobile, (found) => {
    // A booking that exists already keeps its own name and food notes.
    if (draft.tables === KEEP) return;
    const told = toldOf(found);
    setDraft((typed) => filled(typed, told, last));
    setLast(told);
  });
  const set = (change: Partial<Draft>) =>
    setDraft((typed) => {
      const size = change.size === undefined ? null : sizeOf(change.size);
      const asks = size !== null && rules.requestFrom !== null && size >= rules.requestFrom;
      const isNew = typed.tables !== 'keep';
      return { ...typed, ...(size !== null && isNew && { asRequest: asks }), ...change };
    });
  const { size, day, clock } = draft;
  const { times, spots } = useMemo(
    () => adviceOn(known, { size, day, clock }, but),
    [known, size, day, clock, but],
  );
  // Known at once, so that a tap on Book counts before the evening is loaded.
  const { dayCutoff: cutoff } = useServiceSettings();
  const read = readDraft(draft, cutoff);
  const faults: readonly Fault[] = tried && 'faults' in read ? read.faults : [];
  const said = 'faults' in read ? null : read;
  return { draft, set, caller, times, spots, faults, said, try: () => setTried(true), cutoff };
}
