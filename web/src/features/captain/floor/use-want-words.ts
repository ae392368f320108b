import { captainPart } from '../../../messages/captain/captain/en.ts';
import { phonesPart } from '../../../messages/captain/phones/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Want } from '../state/wants-model.ts';

/** Returns a function for the short text of a table's request, on its tile and where it rings. */
export function useWantWords(): (want: Want) => string {
  const captain = useWords(captainPart);
  const phones = useWords(phonesPart);
  return ({ kind, count }) => {
    switch (kind) {
      case 'waiter':
      case 'bill':
        return captain.requests[kind];
      case 'phone':
        return count === 1 ? phones.states.asks : phones.asking(count);
      case 'round':
        return captain.roundsCount(count);
      case 'declaration':
        return captain.paidCount(count);
      case 'serve':
        return captain.readyCount(count);
    }
  };
}
