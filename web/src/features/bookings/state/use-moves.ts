import { useCallback } from 'react';
import { moveBooking } from '@bhoj/domain/bookings/shape/bookings.contract';
import { stateAfter } from '@bhoj/domain/bookings/shape/states';
import type { BookingAct } from '@bhoj/domain/bookings/shape/states';
import { useActOnce } from '../../../firebase/use-act.ts';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { nameOf } from './bookings-model.ts';
import type { Row } from './bookings-model.ts';

/** Returns the acts on a booking. After each, a message offers to take it back. */
export function useMoves(row: Row) {
  const words = useWords(bookingsPart);
  const toast = useToast();
  const { pending, failure, run } = useActOnce(moveBooking);
  const { id: bookingId } = row;
  const { state: seen } = row.placing;
  const name = nameOf(words, row);
  const move = useCallback(
    async (act: BookingAct, reason = '') => {
      if (!(await run({ bookingId, act, reason, seen }))) return;
      const undo = {
        label: words.acts.undo,
        onClick: () => void run({ bookingId, act: 'undo', reason: '', seen: stateAfter(row.placing, act) }),
      };
      toast({
        message: words.done(name, act === 'undo' ? words.acts.undo : words.acts[act]),
        ...(act !== 'undo' && { action: undo }),
      });
    },
    [run, bookingId, seen, row, toast, words, name],
  );
  return { pending, failure, move };
}
