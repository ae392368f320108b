import { countSession } from '@bhoj/domain/cash/cash.contract';
import { useActOnce } from '../../../firebase/use-act.ts';
import { cashSessionsPart } from '../../../messages/owner/cash-sessions/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { CountSheet } from './count-dialog.tsx';
import type { Opened } from './session-model.ts';

interface CountSessionDialogProps {
  readonly session: Opened;
  readonly onClose: () => void;
}

/** Counts a session at its end, or once more. */
export function CountSessionDialog({ session, onClose }: CountSessionDialogProps) {
  const words = useWords(cashSessionsPart);
  const { pending, failure, run } = useActOnce(countSession);
  return (
    <CountSheet
      {...{ session, pending, failure, onClose }}
      title={words.countTitle(session.value.till.name)}
      hint={words.countHint}
      onCount={async (count) => {
        if (await run({ sessionId: session.id, count })) onClose();
      }}
    />
  );
}
