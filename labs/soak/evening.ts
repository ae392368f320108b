import fc from 'fast-check';
import { HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { ACTS } from './acts/all.ts';
import type { Plan } from './act.ts';

/** The fate of an act: done once; its answer is lost, so it is repeated; sent to both instances at once. */
export type Fate = 'once' | 'lost' | 'both';

interface Doing {
  readonly plan: Plan;
  readonly seed: number;
  readonly fate: Fate;
}

/** Acts that several people do at the same time. */
export interface Round {
  readonly acts: readonly Doing[];
  /** The time since the round before, in ms. */
  readonly passed: number;
  /** True when their transactions overlap in the database; otherwise they take turns as the seed draws them. */
  readonly atOnce: boolean;
  /** True when the staff settle every open order and close the day. */
  readonly isClosing: boolean;
  /** True when nobody comes after this round until the next morning. */
  readonly goesHome: boolean;
}

export interface Evening {
  readonly kind: number;
  readonly seed: number;
  readonly rounds: readonly Round[];
}

const doing: fc.Arbitrary<Doing> = fc.record({
  plan: fc.oneof(...ACTS.map(([weight, , plan]) => ({ weight, arbitrary: fc.constant(plan) }))),
  seed: fc.nat(),
  fate: fc.oneof(
    { weight: 7, arbitrary: fc.constant('once' as const) },
    { weight: 2, arbitrary: fc.constant('lost' as const) },
    { weight: 1, arbitrary: fc.constant('both' as const) },
  ),
});

const rarely = (in100: number): fc.Arbitrary<boolean> =>
  fc.oneof(
    { weight: 100 - in100, arbitrary: fc.constant(false) },
    { weight: in100, arbitrary: fc.constant(true) },
  );

const roundOf = (atOnce: fc.Arbitrary<boolean>): fc.Arbitrary<Round> =>
  fc
    .record({
      acts: fc.array(doing, { minLength: 1, maxLength: 13, size: 'max' }),
      passed: fc.oneof(
        { weight: 95, arbitrary: fc.integer({ min: 1_000, max: 4 * MINUTE }) },
        { weight: 5, arbitrary: fc.integer({ min: 31 * MINUTE, max: 9 * HOUR }) },
      ),
      atOnce,
      isClosing: rarely(8),
      isLate: rarely(70),
    })
    .map(({ isLate, ...round }) => ({ ...round, goesHome: round.isClosing && isLate }));

const roundsOf = (many: number, atOnce: fc.Arbitrary<boolean>): fc.Arbitrary<Round[]> =>
  fc.array(roundOf(atOnce), { minLength: many, maxLength: many, size: 'max' });

/** The share of the rounds without overlapping transactions. Up to there a replayed evening is exactly the same. */
const IN_TURN = 0.75;

/** Some evenings of one restaurant, with as many rounds of acts. */
export const eveningOf = (rounds: number): fc.Arbitrary<Evening> => {
  const inTurn = Math.ceil(rounds * IN_TURN);
  return fc.record({
    kind: fc.nat(2),
    seed: fc.nat(),
    rounds: fc
      .tuple(roundsOf(inTurn, fc.constant(false)), roundsOf(rounds - inTurn, rarely(20)))
      .map((all) => all.flat()),
  });
};
