import { useState } from 'react';
import type { ReactNode } from 'react';
import { openJoinRequests, sentAway } from '@bhoj/domain/orders/door/join-requests';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { admitPhone, sendPhoneAway, unlockCode } from '@bhoj/domain/orders/door/phones.contract';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { ConfirmDialog } from '../../../ui/plain/confirm-dialog.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { phonesPart } from '../../../messages/captain/phones/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { usePhoneName } from './phone-name.ts';
import styles from './table-phones.module.css';

/**
 * The joining code of an open order. A tap shows its phones: those that ask, joined or were sent away, and wrong codes.
 */
export function TablePhones({
  order: { id, value },
  now,
}: {
  readonly order: OrderEntry;
  readonly now: number;
}) {
  const phones = useWords(phonesPart);
  const reasonSentences = useWords(reasonsPart);
  const phoneName = usePhoneName();

  const admit = useAttempt(admitPhone);
  const sendAway = useAttempt(sendPhoneAway);
  const unlock = useAttempt(unlockCode);
  const { pending: isBusy, failure, run, clear } = useOneAtATime<CallFacts>();
  const [leaving, setLeaving] = useState<string | null>(null);
  const { wrongCodes, freeTries = 0, guests } = value.joining;
  const joined = Object.entries(guests);
  const asking = openJoinRequests(value, now);
  const away = sentAway(value);
  // After it is sent away, it is in the other list while the question closes.
  const goes = [...joined, ...away].find(([uid]) => uid === leaving)?.[1];
  const leave = async () => {
    if (leaving === null) return;
    const sent = await run<object>(() => sendAway({ orderId: id, uid: leaving }));
    if (sent !== null) setLeaving(null);
  };
  const letIn = (uid: string, name: string, state: string) => (
    <Row key={uid} name={name} state={state}>
      <PlainButton
        variant="quiet"
        disabled={isBusy}
        aria-description={name}
        onClick={() => void run<object>(() => admit({ orderId: id, uid }))}
      >
        {phones.letIn}
      </PlainButton>
    </Row>
  );
  return (
    <details className={styles['phones']}>
      <summary>
        <span>
          {phones.code} <strong>{value.joining.code}</strong>
        </span>
        <small>{phones.joined(joined.length)}</small>
      </summary>
      <p>{phones.codeHint}</p>
      {wrongCodes > 0 && (
        <Row name={phones.wrongCodes(wrongCodes)}>
          <PlainButton
            variant="quiet"
            disabled={isBusy}
            onClick={() => void run<object>(() => unlock({ orderId: id }))}
          >
            {phones.unlock}
          </PlainButton>
        </Row>
      )}
      {wrongCodes === 0 && freeTries > 0 && <p>{phones.unlocked(freeTries)}</p>}
      {failure !== null && leaving === null && <p role="alert">{reasonSentences[failure.reason]}</p>}
      {joined.length + asking.length + away.length === 0 && <p>{phones.none}</p>}
      {asking.map(([uid, request]) => letIn(uid, phoneName(request), phones.states.asks))}
      {joined.map(([uid, guest]) => (
        <Row key={uid} name={phoneName(guest)} state={phones.states.joined}>
          <PlainButton
            variant="quiet"
            disabled={isBusy}
            aria-description={phoneName(guest)}
            onClick={() => {
              clear();
              setLeaving(uid);
            }}
          >
            {phones.sendAway}
          </PlainButton>
        </Row>
      ))}
      {away.map(([uid, request]) => letIn(uid, phoneName(request), phones.states.away))}
      <ConfirmDialog
        open={leaving !== null}
        title={phones.sendAwayTitle(goes === undefined ? '' : phoneName(goes))}
        text={
          <>
            {phones.sendAwayText}
            {failure !== null && <PlainNotice tone="error">{reasonSentences[failure.reason]}</PlainNotice>}
          </>
        }
        confirmLabel={phones.sendAway}
        cancelLabel={phones.stays}
        pending={isBusy}
        onConfirm={() => void leave()}
        onClose={() => {
          clear();
          setLeaving(null);
        }}
      />
    </details>
  );
}

interface RowProps {
  readonly name: string;
  readonly state?: string;
  readonly children: ReactNode;
}

function Row({ name, state, children }: RowProps) {
  return (
    <div className={styles['row']}>
      <span>
        {name}
        {state !== undefined && <small>{state}</small>}
      </span>
      {children}
    </div>
  );
}
