import { onlyInPage, readRounds, withUnwritten } from './kept-rounds.ts';
import type { ReadRounds } from './kept-rounds.ts';
import type { Outbox, OutRound } from './outbox-model.ts';
import { whyNotKept } from './round-keep.ts';
import type { NotKept, RoundKeep } from './round-keep.ts';

export interface OutboxState {
  readonly rounds: Outbox;
  /** The ids of rounds that only the page holds, because the device could not keep them. */
  readonly onlyInPage: ReadonlySet<string>;
  /** The ids of kept rounds that cannot be read. */
  readonly unreadable: readonly string[];
}

/** The rounds of a restaurant on this device, as the page knows them. */
export interface OutboxStore {
  readonly read: () => OutboxState;
  readonly subscribe: (notify: () => void) => () => void;
  /** Reads the rounds on the device, and writes those that it could not take before. */
  readonly refresh: () => Promise<void>;
  /** Resolves once the device has taken, or could not take, every change so far: then another tab reads it there. */
  readonly settled: () => Promise<void>;
  /** Adds a round once the device keeps it. Resolves to the reason where it cannot; the round is then not added. */
  readonly keep: (round: OutRound) => Promise<NotKept | null>;
  /** Adds a round that the device cannot keep, for as long as the page is open. */
  readonly hold: (round: OutRound) => void;
  /** Changes a round at once. The page knows the change even where the device cannot take it. */
  readonly change: (roundId: string, how: (round: OutRound) => OutRound) => void;
  readonly remove: (roundId: string) => void;
  /**
   * Removes a round from the device and the page if `mayBe` holds, and resolves to the round. Resolves to null where
   * the device cannot read or remove it: then another tab, or the next page, would send it.
   */
  readonly takeOut: (roundId: string, mayBe: (round: OutRound) => boolean) => Promise<OutRound | null>;
}

const NOTHING: ReadRounds = { rounds: new Map(), unreadable: [] };

export function makeOutbox(keep: RoundKeep): OutboxStore {
  const listeners = new Set<() => void>();
  const unwritten = new Map<string, OutRound | null>();
  let kept = NOTHING;
  let state: OutboxState = { rounds: [], onlyInPage: new Set(), unreadable: [] };
  /** Reading and writing take turns, so that no reading brings back an earlier state. */
  let turns: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = turns.then(act);
    turns = done.catch(() => undefined);
    return done;
  };
  const tell = () => {
    const rounds = withUnwritten(kept, unwritten);
    // A device that keeps nothing says so at every start.
    if (rounds.length + state.rounds.length + kept.unreadable.length + state.unreadable.length === 0) return;
    state = {
      rounds,
      onlyInPage: onlyInPage(kept, unwritten),
      unreadable: kept.unreadable,
    };
    listeners.forEach((notify) => notify());
  };
  const keptWith = (roundId: string, round: OutRound | null): ReadRounds => {
    const rounds = new Map(kept.rounds);
    if (round === null) rounds.delete(roundId);
    else rounds.set(roundId, round);
    return { rounds, unreadable: kept.unreadable.filter((id) => id !== roundId) };
  };
  /** Writes the latest change of a round. It stays unwritten where the device cannot take it. */
  const write = async (roundId: string): Promise<void> => {
    const round = unwritten.get(roundId);
    if (round === undefined) return;
    try {
      await (round === null ? keep.remove(roundId) : keep.put(round));
    } catch {
      return;
    }
    kept = keptWith(roundId, round);
    if (unwritten.get(roundId) === round) unwritten.delete(roundId);
  };
  const set = (roundId: string, round: OutRound | null) => {
    unwritten.set(roundId, round);
    tell();
    void inTurn(() => write(roundId)).then(tell);
  };
  /** Resolves to false where the device cannot be read; the page then goes on with what it knows. */
  const look = async (): Promise<boolean> => {
    let isRead = true;
    try {
      const { records, wasCleared } = await keep.read();
      // The device has lost these; the page has not.
      const lost = wasCleared ? kept.rounds : NOTHING.rounds;
      for (const [id, round] of lost) if (!unwritten.has(id)) unwritten.set(id, round);
      kept = readRounds(records);
    } catch {
      isRead = false;
    }
    await Promise.all([...unwritten.keys()].map(write));
    tell();
    return isRead;
  };
  const refresh = () => inTurn(async () => void (await look()));
  const takeOut = (roundId: string, mayBe: (round: OutRound) => boolean) =>
    inTurn(async () => {
      const isRead = await look();
      const round = state.rounds.find((each) => each.roundId === roundId);
      const isKept = kept.rounds.has(roundId);
      if (round === undefined || !mayBe(round) || (isKept && !isRead)) return null;
      try {
        if (isKept) await keep.remove(roundId);
      } catch {
        return null;
      }
      kept = keptWith(roundId, null);
      unwritten.delete(roundId);
      tell();
      return round;
    });
  keep.watch(() => void refresh());

  return {
    read: () => state,
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    refresh,
    settled: async () => void (await turns),
    keep: (round) =>
      inTurn(async () => {
        try {
          await keep.put(round);
        } catch (cause) {
          return whyNotKept(cause);
        }
        kept = keptWith(round.roundId, round);
        tell();
        return null;
      }),
    hold: (round) => set(round.roundId, round),
    change: (roundId, how) => {
      const round = state.rounds.find((each) => each.roundId === roundId);
      if (round !== undefined) set(roundId, how(round));
    },
    remove: (roundId) => set(roundId, null),
    takeOut,
  };
}
