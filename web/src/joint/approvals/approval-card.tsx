import { tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import { useId, useState } from 'react';
import type { Approval } from '@bhoj/domain/approvals/approval.schema';
import { decideApproval } from '@bhoj/domain/approvals/approvals.contract';
import { useAttempt } from '../../firebase/use-attempt.ts';
import type { CallFacts } from '../../firebase/use-attempt.ts';
import { approvalsPart } from '../../messages/shared/approvals/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { Button, Notice } from '../../ui/shared/kit/controls.tsx';
import { useToast } from '../../ui/shared/toast.ts';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import { useWords } from '../../words/use-words.ts';
import { aboutText } from '../../blocks/approvals/about-text.ts';
import { usePlaceWords } from '../../blocks/names/name-words.ts';
import { placesName } from '../../blocks/names/order-name.ts';
import styles from './approvals.module.css';

export interface ApprovalCardProps {
  readonly id: string;
  readonly approval: Approval;
}

/** A question of somebody to the person at this page, with the two answers. */
export function ApprovalCard({ id, approval }: ApprovalCardProps) {
  const words = useWords(approvalsPart);
  const sentences = useWords(reasonsPart);
  const places = usePlaceWords();
  const toast = useToast();
  const fieldId = useId();
  const [isDeclining, setDeclining] = useState(false);
  const [why, setWhy] = useState('');
  const decide = useAttempt(decideApproval);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const { name } = approval.askedBy;
  const { tableId } = approval.about;
  const table = tableId === null ? null : placesName(places, tablesOf(approval.about));
  const answer = async (allow: boolean) => {
    const done = await run(() => decide({ approvalId: id, allow, why: allow ? '' : why.trim() }));
    if (done !== null) toast({ message: allow ? words.allowed(name) : words.declinedTo(name) });
  };
  return (
    <article className={styles['card']} aria-label={words.asks(name)}>
      <p>
        <strong>{words.asks(name)}</strong>
        <span>{aboutText(words, { ...approval.about, act: approval.act, table })}</span>
        <small>
          {[approval.about.reason, words.times(approval.timesThisMonth)]
            .filter((text) => text !== '')
            .join(' · ')}
        </small>
      </p>
      {failure !== null && <Notice tone="error">{sentences[failure.reason]}</Notice>}
      {isDeclining && (
        <div className={styles['why']}>
          <label htmlFor={fieldId}>{words.why}</label>
          <input
            id={fieldId}
            type="text"
            autoComplete="off"
            maxLength={80}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
          />
        </div>
      )}
      <div className={styles['acts']}>
        {isDeclining ? (
          <>
            <Button variant="quiet" disabled={pending} onClick={() => setDeclining(false)}>
              {words.back}
            </Button>
            <Button variant="primary" deliberate pending={pending} onClick={() => void answer(false)}>
              {words.declineGo}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outline" disabled={pending} onClick={() => setDeclining(true)}>
              {words.decline}
            </Button>
            <Button variant="primary" deliberate pending={pending} onClick={() => void answer(true)}>
              {words.allow}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
