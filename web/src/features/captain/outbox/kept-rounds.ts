import { inTurn, outRoundSchema } from './outbox-model.ts';
import type { Outbox, OutRound } from './outbox-model.ts';

/** The record that a device keeps under a round's id. */
export interface KeptRecord {
  readonly roundId: string;
  /** Null where the browser could not read it. */
  readonly record: unknown;
}

export interface ReadRounds {
  readonly rounds: ReadonlyMap<string, OutRound>;
  /** The ids of records that are kept and cannot be read. */
  readonly unreadable: readonly string[];
}

/** Reads record by record: one that cannot be read neither hides nor deletes the others. */
export function readRounds(records: readonly KeptRecord[]): ReadRounds {
  const rounds = new Map<string, OutRound>();
  const unreadable: string[] = [];
  for (const { roundId, record } of records) {
    const read = outRoundSchema.safeParse(record);
    if (read.success && read.data.roundId === roundId) rounds.set(roundId, read.data);
    else unreadable.push(roundId);
  }
  return { rounds, unreadable };
}

/** Changes that the device does not hold yet, or could not take; null for a round that is to be removed. */
export type Unwritten = ReadonlyMap<string, OutRound | null>;

/** Returns the rounds as the page knows them: kept ones, with the changes that are not written. */
export const withUnwritten = ({ rounds }: ReadRounds, unwritten: Unwritten): Outbox =>
  inTurn([...new Map([...rounds, ...unwritten]).values()].filter((round) => round !== null));

/** Returns the ids of rounds that only the page holds. They are lost when it closes. */
export const onlyInPage = ({ rounds }: ReadRounds, unwritten: Unwritten): ReadonlySet<string> =>
  new Set([...unwritten].flatMap(([id, round]) => (round !== null && !rounds.has(id) ? [id] : [])));
