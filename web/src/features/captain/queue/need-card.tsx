import { useId } from 'react';
import type { ReactNode } from 'react';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainSkeleton } from '../../../ui/plain/skeleton.tsx';
import styles from './need-card.module.css';

interface NeedAct {
  readonly label: string;
  readonly onClick: () => void;
  readonly pending?: boolean;
  readonly disabled?: boolean;
}

export interface NeedCardProps {
  /** Who waits, and where; null until it is known. */
  readonly who: string | null;
  readonly what: string;
  /** The dishes it is about, in the line of what is asked for. */
  readonly dishes?: ReactNode;
  /** What helps to decide. */
  readonly hint?: string | undefined;
  /** Why the act was not done. */
  readonly failure?: string | null;
  readonly act: NeedAct;
  /** What can be done instead. */
  readonly instead?: NeedAct;
  /** A question about an act. */
  readonly children?: ReactNode;
}

/** One thing that somebody waits for: who and where, what, and the act that answers it. All kinds have this shape. */
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
        {who === null ? <PlainSkeleton width="60%" /> : <strong>{who}</strong>}
        <div>
          {what} {dishes}
        </div>
      </div>
      <div className={styles['acts']}>
        {button(act, 'primary')}
        {instead !== undefined && button(instead, 'quiet')}
      </div>
      {hint !== undefined && <small>{hint}</small>}
      {failure !== null && <p role="alert">{failure}</p>}
      {children}
    </div>
  );
}

/** No-break space. */
const NBSP = '\u00A0';

/** A quantity and a dish, of which no line ends between the two. */
export const dishWords = (quantity: string, name: string): string =>
  `${quantity.replaceAll(' ', NBSP)}${NBSP}${name}`;

export interface NeedDish {
  readonly key: string;
  readonly words: string;
  /** Its size, add-ons and note. */
  readonly detail: string;
  /** What is asked of the plate. */
  readonly asked: string;
}

/** Dishes in a line of text, so that a card stays low. */
export function NeedDishes({ dishes }: { readonly dishes: readonly NeedDish[] }) {
  return (
    <ul className={styles['dishes']}>
      {dishes.map(({ key, words, detail, asked }) => (
        <li key={key}>
          {words}
          {detail !== '' && <small> {detail}</small>}
          {asked !== '' && <strong> {asked}</strong>}
        </li>
      ))}
    </ul>
  );
}
