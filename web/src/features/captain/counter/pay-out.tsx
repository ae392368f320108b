import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { moveCash, readTills } from '@bhoj/domain/cash/tills.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { formatPlain } from '@bhoj/domain/money/format';
import { rupeesText } from '@bhoj/domain/money/typed';
import { AskSomebody } from '../../../blocks/approvals/ask-somebody.tsx';
import { TillRows } from '../../../blocks/settle/till/till-choice.tsx';
import { useOpenTills } from '../../../blocks/settle/till/use-open-tills.ts';
import { useMayTry } from '../../../firebase/rights.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { openTillsPart } from '../../../messages/shared/open-tills/en.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainField } from '../../../ui/plain/field.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { ActSheet } from '../acts/act-sheet.tsx';

/** Pays cash out of an open till, or asks somebody who may (P-APPROVAL-1). */
function PayOutSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(openTillsPart);
  const toast = useToast();
  const tills = useOpenTills(useAttempt(readTills));
  const act = useAct(moveCash);
  // The same id for every attempt, so that a lost answer pays nothing twice.
  const [movementId] = useState(newId);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const typed = rupeesText.safeParse(amount);
  const amountPaise = typed.success && typed.data > 0 ? typed.data : null;
  const sessionId = tills.till?.sessionId ?? null;
  const input =
    sessionId === null || amountPaise === null
      ? null
      : { sessionId, movementId, kind: 'out' as const, amountPaise, reason: reason.trim(), expense: null };
  const missingIn = (): string | undefined => {
    if (tills.state === 'loading') return words.loading;
    if (tills.state === 'failed') return words.unread;
    if (tills.open.length === 0) return words.none;
    if (tills.till === null) return words.missing.till;
    if (amountPaise === null) return words.missing.amount;
    return reason.trim() === '' ? words.missing.reason : undefined;
  };
  const isDone = () => {
    if (amountPaise !== null) toast({ message: words.paidOut(formatPlain(amountPaise)) });
    onClose();
  };
  const pay = async () => {
    if (input !== null && (await act.run(input))) isDone();
  };
  return (
    <ActSheet
      {...{ ...act, onClose, title: words.payOut, hint: words.payOutHint, go: words.go }}
      ask={<AskSomebody contract={moveCash} input={input} reason={act.failure} onDone={isDone} />}
      missing={missingIn()}
      onGo={() => void pay()}
    >
      {tills.state === 'failed' && (
        <PlainButton variant="outline" onClick={tills.retry}>
          {words.retry}
        </PlainButton>
      )}
      {tills.isChoice && <TillRows tills={tills} legend={words.fromWhich} />}
      {!tills.isChoice && tills.till !== null && (
        <p>{words.fromTill(words.whose(tills.till.till.name, tills.till.holder))}</p>
      )}
      <PlainField
        label={words.amount}
        inputMode="decimal"
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <PlainField
        label={words.reason}
        hint={words.reasonHint}
        maxLength={80}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActSheet>
  );
}

/** The button by which somebody at the door pays cash out of a till; absent for those who may not even ask. */
export function PayOut() {
  const words = useWords(openTillsPart);
  const mayTry = useMayTry();
  const [isOpen, setOpen] = useState(false);
  if (!mayTry(moveCash)) return null;
  return (
    <>
      <PlainButton variant="outline" icon={<Banknote aria-hidden />} onClick={() => setOpen(true)}>
        {words.payOut}
      </PlainButton>
      {isOpen && <PayOutSheet onClose={() => setOpen(false)} />}
    </>
  );
}
