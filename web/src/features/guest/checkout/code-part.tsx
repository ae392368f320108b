import { useRef, useState } from 'react';
import { isCode, tidyCode } from '@bhoj/domain/billing/shape/code-text';
import { newId } from '@bhoj/domain/kernel/ids';
import { callAsGuest } from '../../../firebase/guest.ts';
import type { Failure } from '../../../firebase/guest.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainField } from '../../../ui/plain/field.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { guestReasonsPart } from '../../../messages/guest/reasons/en.ts';
import { reasonSentence } from '../../../words/guest.ts';
import { codeEntryPart } from '../../../messages/shared/code-entry/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../buyer/buyer.module.css';

export interface CodePartProps {
  readonly restaurantId: string;
  readonly orderId: string;
}

/** The field for a discount code, for a guest with an order without a discount. */
export function CodePart({ restaurantId, orderId }: CodePartProps) {
  const code = useWords(codeEntryPart);
  const reasons = useWords(guestReasonsPart);
  const { pending, failure, run } = useOneAtATime<Failure>();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  // By code, so that a repeat after a lost answer has the same id, and another code has not.
  const ids = useRef<Record<string, string>>({});
  const send = async () => {
    const code = tidyCode(typed);
    const requestId = (ids.current[code] ??= newId());
    const input = { restaurantId, orderId, requestId, code };
    if ((await run(() => callAsGuest('redeemCode', input))) === null) return;
    ids.current = {};
    setOpen(false);
  };
  if (!isOpen)
    return (
      <PlainButton variant="outline" wide onClick={() => setOpen(true)}>
        {code.add}
      </PlainButton>
    );
  const ofCode: Readonly<Record<string, string>> = code.reasons;
  return (
    <form
      className={styles['form']}
      aria-label={code.label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isCode(typed)) void send();
      }}
    >
      <PlainField
        label={code.label}
        value={typed}
        maxLength={24}
        autoCapitalize="characters"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        {...(isTried && !isCode(typed) && { error: code.fault })}
      />
      {failure !== null && (
        <PlainNotice tone="error">
          {ofCode[failure.reason] ?? reasonSentence(reasons, failure.reason)}
        </PlainNotice>
      )}
      <PlainButton type="submit" wide pending={pending}>
        {code.use}
      </PlainButton>
    </form>
  );
}
