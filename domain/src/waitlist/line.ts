/** Changes of a day's line by the callables. Each function takes the day as it is and returns it as it will be. */
import { Refusal } from '../catalogue/reasons.ts';
import { MOST_WAITING } from './wait-day.schema.ts';
import type { Quote, WaitDay, WaitingParty, WaitState } from './wait-day.schema.ts';

/** The acts of a host on a waiting party, besides seating it. `undo` brings back the state before. */
export const WAIT_ACTS = ['call', 'give-up', 'lose', 'undo'] as const;
export type WaitAct = (typeof WAIT_ACTS)[number];

export const emptyLine = (date: string): WaitDay => ({ date, parties: {} });

/** True while a party stands in the line. */
export const isInLine = ({ state }: Pick<WaitingParty, 'state'>): boolean =>
  state === 'waiting' || state === 'called';

/** A party of a day with its id. */
export interface InLine {
  readonly id: string;
  readonly party: WaitingParty;
}

/** Returns the parties in line, the first one first. */
export const lineOf = ({ parties }: Pick<WaitDay, 'parties'>): InLine[] =>
  Object.entries(parties)
    .filter(([, party]) => isInLine(party))
    .map(([id, party]) => ({ id, party }))
    .toSorted((a, b) => a.party.number - b.party.number);

/** Returns the sizes of those before a party, in order; of the whole line for a party that is not in it. */
export function aheadOf(day: Pick<WaitDay, 'parties'>, id: string): number[] {
  const line = lineOf(day);
  const place = line.findIndex((one) => one.id === id);
  return (place === -1 ? line : line.slice(0, place)).map(({ party }) => party.size);
}

/** Returns the party. Throws `wait-not-found`. */
export function needParty({ parties }: Pick<WaitDay, 'parties'>, id: string): WaitingParty {
  const party = Object.hasOwn(parties, id) ? parties[id] : undefined;
  if (party === undefined) throw new Refusal('wait-not-found');
  return party;
}

const withParty = (day: WaitDay, id: string, party: WaitingParty): WaitDay => ({
  ...day,
  parties: { ...day.parties, [id]: party },
});

/** Adds a party at the end of the line. Throws `waitlist-full` once the day has as many parties as it holds. */
export function joinLine(
  day: WaitDay,
  id: string,
  { size, at, quote }: Pick<WaitingParty, 'size' | 'at' | 'quote'>,
): WaitDay {
  const number = Object.keys(day.parties).length + 1;
  if (number > MOST_WAITING) throw new Refusal('waitlist-full', { most: MOST_WAITING });
  return withParty(day, id, {
    number,
    size,
    at,
    state: 'waiting',
    was: null,
    quote,
    calledAt: null,
    seatedAt: null,
    endedAt: null,
    tableIds: [],
  });
}

/** Changes the size of a party in line; its estimate begins anew. Throws `wait-not-found`, `wait-state`. */
export function resize(day: WaitDay, id: string, size: number, quote: Quote | null): WaitDay {
  const party = needParty(day, id);
  if (party.size === size) return day;
  if (!isInLine(party)) throw new Refusal('wait-state', { state: party.state });
  return withParty(day, id, { ...party, size, quote });
}

const LEADS_TO: Readonly<Record<Exclude<WaitAct, 'undo'>, WaitState>> = {
  call: 'called',
  'give-up': 'gave-up',
  lose: 'lost',
};

/** True when an act is possible. A called party is called again by a message, not by an act. */
export function canActOnParty(party: Pick<WaitingParty, 'state' | 'was'>, act: WaitAct): boolean {
  if (act === 'undo') return party.was !== null;
  return isInLine(party) && party.state !== LEADS_TO[act];
}

/** Brings back the state before the last act. */
function undone(party: WaitingParty, was: WaitState): WaitingParty {
  return {
    ...party,
    state: was,
    was: null,
    calledAt: was === 'waiting' ? null : party.calledAt,
    seatedAt: null,
    endedAt: null,
    tableIds: [],
  };
}

/**
 * Does an act on a party. `seen` is the state that the screen showed: an undo takes back nobody else's act. Throws
 * `wait-not-found`, `wait-state`.
 */
export function actOn(
  day: WaitDay,
  id: string,
  { act, seen, now }: { readonly act: WaitAct; readonly seen: WaitState; readonly now: number },
): WaitDay {
  const party = needParty(day, id);
  const { state, was } = party;
  if (seen !== state || !canActOnParty(party, act)) throw new Refusal('wait-state', { state });
  if (act === 'undo') return withParty(day, id, undone(party, was ?? state));
  return withParty(day, id, {
    ...party,
    state: LEADS_TO[act],
    was: state,
    ...(act === 'call' ? { calledAt: now } : { endedAt: now }),
  });
}

/** Seats a party in line at tables. Throws `wait-not-found`, `wait-state`. */
export function seatFromLine(day: WaitDay, id: string, tableIds: readonly string[], now: number): WaitDay {
  const party = needParty(day, id);
  if (!isInLine(party)) throw new Refusal('wait-state', { state: party.state });
  return withParty(day, id, {
    ...party,
    state: 'seated',
    was: party.state,
    seatedAt: now,
    tableIds: [...tableIds],
  });
}
