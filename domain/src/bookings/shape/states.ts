import { Refusal } from '../../catalogue/reasons.ts';
import { HOUR } from '../../time/ist.ts';
import type { BookingState, Placing } from './booking-day.schema.ts';

/** The acts of a host on a booking. `undo` brings back the state before. */
export const BOOKING_ACTS = ['confirm', 'late', 'seat', 'leave', 'no-show', 'cancel', 'undo'] as const;
export type BookingAct = (typeof BOOKING_ACTS)[number];

type StateAct = Exclude<BookingAct, 'undo'>;

/** The state to which each act leads. */
const LEADS_TO: Readonly<Record<StateAct, BookingState>> = {
  confirm: 'confirmed',
  late: 'late',
  seat: 'seated',
  leave: 'left',
  'no-show': 'no-show',
  cancel: 'cancelled',
};

/** The acts that are possible in each state. A party that came after all is seated from `no-show`. */
const ACTS_IN: Readonly<Record<BookingState, readonly StateAct[]>> = {
  requested: ['confirm', 'cancel'],
  confirmed: ['seat', 'late', 'no-show', 'cancel'],
  late: ['seat', 'no-show', 'cancel'],
  seated: ['leave'],
  left: [],
  'no-show': ['seat'],
  cancelled: [],
};

/** Returns the state to which an act leads. */
export const stateAfter = ({ state, was }: Pick<Placing, 'state' | 'was'>, act: BookingAct): BookingState =>
  act === 'undo' ? (was ?? state) : LEADS_TO[act];

/** How long before its time a party can be seated. */
const EARLIEST_SEATING_MS = 3 * HOUR;

/** States in which a booking keeps its tables, ahead or now. */
const HOLDING: readonly BookingState[] = ['requested', 'confirmed', 'late', 'seated'];

export const holdsTables = ({ state }: Pick<Placing, 'state'>): boolean => HOLDING.includes(state);

/** True while a party is expected: its time and tables can still be changed. */
export const isExpected = ({ state }: Pick<Placing, 'state'>): boolean =>
  holdsTables({ state }) && state !== 'seated';

/** True for a booking that never came or will not. */
export const isCalledOff = ({ state }: Pick<Placing, 'state'>): boolean =>
  state === 'cancelled' || state === 'no-show';

/** Returns why an act is too early: a party is seated shortly before its time, and is a no-show only after it. */
function isTooEarly({ at }: Pick<Placing, 'at'>, act: BookingAct, now: number): boolean {
  if (act === 'no-show') return now < at;
  return act === 'seat' && now < at - EARLIEST_SEATING_MS;
}

/** True when an act is possible now. */
export const canAct = (placing: Placing, act: BookingAct, now: number): boolean =>
  act === 'undo'
    ? placing.was !== null
    : ACTS_IN[placing.state].includes(act) && !isTooEarly(placing, act, now);

/**
 * Returns a booking after an act; tables do not change. Throws `booking-state` for an act that its state does not allow, and
 * `booking-too-early`.
 */
export function afterAct(placing: Placing, act: BookingAct, now: number): Placing {
  const { state, was } = placing;
  if (act === 'undo') {
    if (was === null) throw new Refusal('booking-state', { state });
    if (was === 'seated') return { ...placing, state: was, was: null, leftAt: null };
    // A party that was not seated has no order: whoever orders at its table is somebody else.
    const { orderId: _, ...unseated } = placing;
    return { ...unseated, state: was, was: null, seatedAt: null, leftAt: null };
  }
  if (!ACTS_IN[state].includes(act)) throw new Refusal('booking-state', { state });
  if (isTooEarly(placing, act, now)) throw new Refusal('booking-too-early', { at: placing.at });
  return {
    ...placing,
    state: LEADS_TO[act],
    was: state,
    ...(act === 'seat' && { seatedAt: now }),
    ...(act === 'leave' && { leftAt: now }),
  };
}
