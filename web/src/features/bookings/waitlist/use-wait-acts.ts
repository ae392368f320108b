import { useCallback } from 'react';
import { moveWaitingParty, seatWaitingParty } from '@bhoj/domain/waitlist/waitlist.contract';
import type { WaitAct } from '@bhoj/domain/waitlist/line';
import type { WaitState } from '@bhoj/domain/waitlist/wait-day.schema';
import { useActOnce } from '../../../firebase/use-act.ts';
import { waitlistPart } from '../../../messages/owner/waitlist/en.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { nameOf } from './waitlist-model.ts';
import type { Row } from './waitlist-model.ts';

const AFTER: Readonly<Record<Exclude<WaitAct, 'undo'>, WaitState>> = {
  call: 'called',
  'give-up': 'gave-up',
  lose: 'lost',
};

/** Returns the acts on a party. After each, a message offers to take it back. */
export function useWaitActs(row: Row) {
  const words = useWords(waitlistPart);
  const toast = useToast();
  const moving = useActOnce(moveWaitingParty);
  const seating = useActOnce(seatWaitingParty);
  const { id: waitId } = row;
  const { state } = row.party;
  const name = nameOf(words, row);
  const { run: runMove } = moving;
  const { run: runSeat } = seating;
  const tell = useCallback(
    (done: WaitState) =>
      toast({
        message: words.done(name, words.states[done]),
        action: {
          label: words.acts.undo,
          onClick: () => void runMove({ waitId, act: 'undo', seen: done }),
        },
      }),
    [toast, words, name, runMove, waitId],
  );
  const move = useCallback(
    async (act: WaitAct) => {
      if ((await runMove({ waitId, act, seen: state })) && act !== 'undo') tell(AFTER[act]);
    },
    [runMove, waitId, state, tell],
  );
  const seat = useCallback(
    async (tableIds: readonly string[]) => {
      const isDone = await runSeat({ waitId, tableIds: [...tableIds] });
      if (isDone) tell('seated');
      return isDone;
    },
    [runSeat, waitId, tell],
  );
  return {
    pending: moving.pending || seating.pending,
    moveFailure: moving.failure,
    seatFailure: seating.failure,
    move,
    seat,
  };
}
