import { useId } from 'react';
import type { ReactNode } from 'react';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainSkeleton } from '../../../ui/plain/skeleton.tsx';
import type { FailureReason } from '../../../firebase/call.ts';
import { Refusal } from '../acts/later-acts.ts';
import { keptDots } from './kept-words.ts';
import styles from './need-card.module.css';

interface NeedAct {
  readonly label: string;
  readonly onClick: () => void;
  readonly pending?: boolean;
  readonly disabled?: boolean;
}

export interface NeedCardProps {
  /** The guest and the place; null until known. */
  readonly who: string | null;
  readonly what: string;
  /** The dishes of the need, below its text. */
  readonly dishes?: ReactNode;
  /** A fact that helps to decide. */
  readonly hint?: string | undefined;
  /** Why the act failed: the reason, or a sentence that says more. */
  readonly failure?: FailureReason | { readonly sentence: string } | null;
  readonly act: NeedAct;
  /** An alternative act. */
  readonly instead?: NeedAct;
  /** A question about an act. */
  readonly children?: ReactNode;
}

/** A need of somebody: person and place, the need, and the act that answers it. All kinds of needs look the same. */
export function NeedCard({ who, what, dishes, hint, failure = null, act, instead, children }: NeedCardProps) {
  const id = useId();
  const button = ({ label, ...rest }: NeedAct, variant: 'primary' | 'quiet') => (
    <PlainButton {...rest} variant={variant} aria-describedby={id}>
      {label}
    </PlainButton>
  );
  return (
    <div className={styles['card']}>
      <div id={id} className={styles['words']}>
        {who === null ? <PlainSkeleton width="60%" /> : <strong>{keptDots(who)}</strong>}{' '}
        <div>{keptDots(what)}</div> {dishes}
      </div>
      <div className={styles['acts']}>
        {button(act, 'primary')}
        {instead !== undefined && button(instead, 'quiet')}
      </div>
      {hint !== undefined && <small>{hint}</small>}
      {failure !== null && (
        <p role="alert">{typeof failure === 'string' ? <Refusal reason={failure} /> : failure.sentence}</p>
      )}
      {children}
    </div>
  );
}
