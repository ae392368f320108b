import { keepRecords } from '../../../ui/shared/record-keep.ts';
import type { RecordKeep } from '../../../ui/shared/record-keep.ts';
import type { KeptRecord } from './kept-rounds.ts';
import type { OutRound } from './outbox-model.ts';

export { whyNotKept } from '../../../ui/shared/record-keep.ts';
export type { NotKept } from '../../../ui/shared/record-keep.ts';

/** Where a device keeps the rounds of one restaurant, one record each. An act that fails rejects. */
export interface RoundKeep extends Pick<RecordKeep, 'remove' | 'watch'> {
  /** `wasCleared`: somebody emptied the storage since the last reading. */
  readonly read: () => Promise<{ readonly records: readonly KeptRecord[]; readonly wasCleared: boolean }>;
  readonly put: (round: OutRound) => Promise<void>;
}

export type OpenKeep = (restaurantId: string) => RoundKeep;

/** The name of a restaurant's rounds on a device: of their database, of the channel between tabs, and of the lock. */
export const roundsName = (restaurantId: string): string => `bhoj.rounds.${restaurantId}`;

/** Keeps rounds in IndexedDB, where each is a record of its own. */
export function keepInIndexedDb(restaurantId: string): RoundKeep {
  const { remove, watch, ...keep } = keepRecords(roundsName(restaurantId), 'rounds');
  return {
    remove,
    watch,
    read: async () => {
      const { records, wasCleared } = await keep.read();
      return { records: records.map(({ id, record }) => ({ roundId: id, record })), wasCleared };
    },
    put: (round) => keep.put(round.roundId, round),
  };
}
