import { useCallback, useEffect, useRef, useState } from 'react';
import { openUntil } from '@bhoj/domain/approvals/approval';
import { approvals } from '@bhoj/domain/approvals/approval.collection';
import type { Approval } from '@bhoj/domain/approvals/approval.schema';
import { askApproval, withdrawApproval } from '@bhoj/domain/approvals/approvals.contract';
import { outcomeOf } from '@bhoj/domain/catalogue/outcome';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import type { Contract } from '@bhoj/domain/kernel/contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { useLiveDoc } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { useAttempt } from '../../firebase/use-attempt.ts';
import { approvalsPart } from '../../messages/shared/approvals/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { Button, Notice } from '../../ui/shared/kit/controls.tsx';
import { useToast } from '../../ui/shared/toast.ts';
import { useNow } from '../../ui/shared/use-now.ts';
import type { Words } from '../../words/part.ts';
import { useWords } from '../../words/use-words.ts';
import type { WaitingProps } from '../../blocks/approvals/waiting-context.ts';
import { PinEntry } from './pin-entry.tsx';
import styles from './approvals.module.css';

/** One question: its id, and the input with an id of its own request. */
const newQuestion = (contract: Contract, input: object) => ({
  approvalId: newId(),
  input: Object.hasOwn(contract.input.shape, 'requestId') ? { requestId: newId(), ...input } : input,
});

/** Returns the sentence about a question for the waiting person. */
function sentenceOf(words: Words<'approvals'>, approval: Approval | null, isOver: boolean): string {
  if (approval === null) return words.asking;
  const who = approval.decidedBy?.name ?? '';
  if (approval.state === 'declined')
    return approval.answer === '' ? words.declined(who) : words.declinedFor(who, approval.answer);
  if (isOver) return words.expired;
  if (approval.state === 'asked') return words.waitsFor(words.list([...approval.askedNames, words.owner]));
  return words.doing(who);
}

/** Asks, waits for the answer, and does the act once it is allowed. */
export function Waiting({ contract, input, onDone, onStop }: WaitingProps) {
  const words = useWords(approvalsPart);
  const sentences = useWords(reasonsPart);
  const toast = useToast();
  const restaurantId = useRestaurantId();
  const now = useNow(1_000);
  const [question, setQuestion] = useState(() => newQuestion(contract, input));
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<FailureReason | null>(null);
  const [isPin, setPin] = useState(false);
  const ask = useAttempt(askApproval);
  const withdraw = useAttempt(withdrawApproval);
  const act = useAttempt(contract);
  const { approvalId } = question;

  const send = useCallback(async () => {
    setFailure(null);
    const asked = JSON.stringify(question.input);
    const answer = await ask({ approvalId: question.approvalId, call: contract.name, asked });
    if ('failure' in answer) setFailure(answer.failure.reason);
    else setAsked(true);
  }, [ask, contract, question]);
  const sent = useRef('');
  useEffect(() => {
    if (sent.current === approvalId) return;
    sent.current = approvalId;
    void send();
  }, [approvalId, send]);

  const live = useLiveDoc(approvals, isAsked ? { restaurantId, approvalId } : null);
  const approval = live.state === 'ready' ? live.value : null;
  const until = approval && openUntil(approval);
  const isOver = until !== null && now > until;

  const doIt = useCallback(
    async (who: string) => {
      setFailure(null);
      const answer = await act({ ...question.input, approvalId: question.approvalId });
      if ('failure' in answer) {
        setFailure(answer.failure.reason);
        return;
      }
      onDone(answer.output);
      toast({ message: words.done(who) });
    },
    [act, onDone, question, toast, words],
  );
  const done = useRef('');
  const allower = approval?.state === 'allowed' ? (approval.decidedBy?.name ?? '') : null;
  useEffect(() => {
    if (allower === null || done.current === approvalId) return;
    done.current = approvalId;
    void doIt(allower);
  }, [allower, approvalId, doIt]);

  // An act without an answer may be done: its approval is spent, and the same request gets the answer again.
  const spender = allower ?? (approval?.state === 'spent' ? (approval.decidedBy?.name ?? '') : null);
  const isWaiting = approval?.state === 'asked' && !isOver;
  const mayRepeat = failure !== null && outcomeOf(failure) !== 'refused';
  const isEnded = approval?.state === 'declined' || isOver || (failure !== null && !mayRepeat);
  const stop = () => {
    if (isWaiting) void withdraw({ approvalId });
    onStop();
  };
  const again = () => {
    setAsked(false);
    setPin(false);
    setFailure(null);
    setQuestion(newQuestion(contract, input));
  };
  return (
    <div className={styles['waiting']} role="status">
      <Notice tone={failure !== null || isEnded ? 'warning' : 'info'}>
        {failure === null ? sentenceOf(words, approval, isOver) : sentences[failure]}
        {failure === null && isWaiting && <small>{words.waitsHint}</small>}
      </Notice>
      {isWaiting && isPin && (
        <PinEntry approvalId={approvalId} approval={approval} onBack={() => setPin(false)} />
      )}
      {!isPin && (
        <div className={styles['acts']}>
          <Button variant="quiet" onClick={stop}>
            {words.stop}
          </Button>
          {isWaiting && (
            <Button variant="outline" onClick={() => setPin(true)}>
              {words.byPin}
            </Button>
          )}
          {mayRepeat && (
            <Button variant="outline" onClick={() => void (spender === null ? send() : doIt(spender))}>
              {words.retry}
            </Button>
          )}
          {isEnded && (
            <Button variant="outline" onClick={again}>
              {words.again}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
