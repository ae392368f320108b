import { minuteOfDay } from '../time/ist.ts';
import type { FirstRounds, Unusual, FirstRoundNorm } from './first-round-norm.schema.ts';

/** A guest's first round as it was. `hour` is 0 to 23, IST. */
export interface FirstRound {
  readonly portions: number;
  readonly phones: number;
  readonly hour: number;
}

/** For a restaurant with too few first rounds: a party of ten, each with four portions, ordering by its phones. */
export const NORM_AT_FIRST: FirstRoundNorm = { portions: 40, phones: 12, hours: null };

/** Fewer first rounds than this say nothing about sizes, and nothing about hours. */
const ENOUGH_FOR_SIZES = 50;
const ENOUGH_FOR_HOURS = 300;
/** Above so many, older ones count half, so that the measure follows the restaurant. */
const MANY = 2_000;

/** A round is unusual above twice what 99 of 100 have, and never below a family's dinner. */
const SHARE = 0.99;
const FACTOR = 2;
const LEAST = { portions: 20, phones: 8 } as const;

export const hourOf = (at: number): number => Math.floor(minuteOfDay(at) / 60);

type Counts = Readonly<Record<string, number>>;

const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

const halved = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).flatMap(([key, n]) => (n > 1 ? [[key, Math.floor(n / 2)]] : [])));

function counted(known: Counts, values: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = { ...(total(known) > MANY ? halved(known) : known) };
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Adds the first rounds of a day to the counts of earlier days, which are null at first. */
export const firstRoundsWith = (before: FirstRounds | null, day: readonly FirstRound[]): FirstRounds => ({
  portions: counted(
    before?.portions ?? {},
    day.map(({ portions }) => portions),
  ),
  phones: counted(
    before?.phones ?? {},
    day.map(({ phones }) => phones),
  ),
  hours: counted(
    before?.hours ?? {},
    day.map(({ hour }) => hour),
  ),
});

/** Returns the least value that is at least as large as the given share of the counted values. */
function quantile(counts: Counts, share: number): number {
  const sorted = Object.entries(counts).toSorted(([a], [b]) => Number(a) - Number(b));
  let left = total(counts) * share;
  for (const [value, n] of sorted) {
    left -= n;
    if (left <= 0) return Number(value);
  }
  return Number(sorted.at(-1)?.[0] ?? 0);
}

/** Returns the largest first round that a restaurant takes for normal; `NORM_AT_FIRST` until enough rounds are counted. */
export function firstRoundNorm(known: FirstRounds | null): FirstRoundNorm {
  const rounds = known === null ? 0 : total(known.portions);
  if (known === null || rounds < ENOUGH_FOR_SIZES) return NORM_AT_FIRST;
  const most = (of: 'portions' | 'phones') => Math.max(LEAST[of], FACTOR * quantile(known[of], SHARE));
  const begun = Object.keys(known.hours).map(Number);
  // An hour before and after those known: an evening begins a little earlier at times.
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    begun.some((each) => [0, 1, 23].includes((hour - each + 24) % 24)),
  );
  return {
    portions: most('portions'),
    phones: most('phones'),
    hours: rounds < ENOUGH_FOR_HOURS ? null : hours,
  };
}

/** Returns why a guest's first round is unusual and waits for a captain; null when it may go to the kitchen. */
export function unusualInRound({ portions, phones, hour }: FirstRound, norm: FirstRoundNorm): Unusual | null {
  if (portions > norm.portions) return 'portions';
  if (phones > norm.phones) return 'phones';
  return norm.hours === null || norm.hours.includes(hour) ? null : 'hour';
}
