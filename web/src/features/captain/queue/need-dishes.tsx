import { useState } from 'react';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './need-dishes.module.css';

/** A card shows this many dishes before a tap shows all. */
const AT_FIRST = 4;

export interface NeedDish {
  readonly key: string;
  readonly words: string;
  /** Its size, add-ons and note. */
  readonly detail: string;
  /** The food rules for the plate. */
  readonly asked: string;
}

/** The dishes of a card, one a line. Where there are many, the first few and a button that shows all. */
export function NeedDishes({ dishes }: { readonly dishes: readonly NeedDish[] }) {
  const captain = useWords(captainPart);

  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? dishes : dishes.slice(0, AT_FIRST);
  const further = dishes.length - shown.length;
  return (
    <>
      <ul className={styles['dishes']}>
        {shown.map(({ key, words, detail, asked }) => (
          <li key={key}>
            {words}
            {detail !== '' && <small> {detail}</small>}
            {asked !== '' && <strong> {asked}</strong>}
          </li>
        ))}
      </ul>{' '}
      {further > 0 && (
        <button type="button" className={styles['more']} onClick={() => setWhole(true)}>
          {captain.moreDishes(further)}
        </button>
      )}
    </>
  );
}
