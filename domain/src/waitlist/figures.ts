import { HOUR, startOf, dateOf } from '../time/ist.ts';
import type { WaitDay, WaitingParty } from './wait-day.schema.ts';

/** Parties and their guests. */
interface Counted {
  readonly parties: number;
  readonly guests: number;
}

export interface WaitFigures {
  /** Business days on which somebody waited. A day on which no line was kept is not known to have had nobody. */
  readonly days: number;
  /** All that joined the line, without those who stand in the running day's. */
  readonly waited: Counted;
  readonly seated: Counted;
  readonly gaveUp: Counted;
  readonly lost: Counted;
  /** Parties that nobody took from the line before its day was over: nobody knows how their wait ended. */
  readonly unknown: Counted;
  /** The parties that joined in each hour of the clock (0 to 23, IST), and those of them that gave up or left. */
  readonly byHour: readonly { readonly hour: number; readonly waited: Counted; readonly left: Counted }[];
}

const countOf = (some: readonly WaitingParty[]): Counted => ({
  parties: some.length,
  guests: some.reduce((sum, { size }) => sum + size, 0),
});

const hasLeft = ({ state }: WaitingParty): boolean => state === 'gave-up' || state === 'lost';
const isOpen = ({ state }: WaitingParty): boolean => state === 'waiting' || state === 'called';
const hourOf = ({ at }: WaitingParty): number => Math.floor((at - startOf(dateOf(at))) / HOUR);

/** Returns how the parties of these days' lines ended their wait. `today` is the running business day. */
export function waitFigures(days: readonly WaitDay[], today: string): WaitFigures {
  const waited = days.flatMap(({ date, parties }) =>
    Object.values(parties).filter((party) => date < today || !isOpen(party)),
  );
  const of = (state: WaitingParty['state']) => countOf(waited.filter((party) => party.state === state));
  const hours = Map.groupBy(waited, hourOf);
  return {
    days: days.filter(({ parties }) => Object.keys(parties).length > 0).length,
    waited: countOf(waited),
    seated: of('seated'),
    gaveUp: of('gave-up'),
    lost: of('lost'),
    unknown: countOf(waited.filter(isOpen)),
    byHour: [...hours]
      .toSorted(([a], [b]) => a - b)
      .map(([hour, some]) => ({ hour, waited: countOf(some), left: countOf(some.filter(hasLeft)) })),
  };
}
