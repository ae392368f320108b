import { useState } from 'react';
import { clearPhones } from '@bhoj/domain/orders/door/phones.contract';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { ConfirmDialog } from '../../../ui/plain/confirm-dialog.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { phonesPart } from '../../../messages/captain/phones/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** Declines all orders at the door at once; `count` is their number. */
export function ClearDoor({ count }: { readonly count: number }) {
  const phones = useWords(phonesPart);
  const reasonSentences = useWords(reasonsPart);

  const clear = useAttempt(clearPhones);
  const { pending: isBusy, failure, run } = useOneAtATime<CallFacts>();
  const [isAsking, setAsking] = useState(false);
  const go = async () => {
    await run(() => clear({ tableId: null }));
    setAsking(false);
  };
  return (
    <>
      {failure !== null && <p role="alert">{reasonSentences[failure.reason]}</p>}
      <PlainButton variant="quiet" onClick={() => setAsking(true)}>
        {phones.clearDoor}
      </PlainButton>
      <ConfirmDialog
        open={isAsking}
        title={phones.clearDoorTitle(count)}
        text={phones.clearDoorText}
        confirmLabel={phones.clearDoor}
        cancelLabel={phones.keep}
        pending={isBusy}
        onConfirm={() => void go()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
