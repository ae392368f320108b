import { nameIn } from '@bhoj/domain/catalogue/names';
import { cartSheetPart } from '../../../messages/guest/cart-sheet/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { HeldRound } from '../cart/send-model.ts';
import type { Catalog } from '../context/catalog.ts';
import { useSpeech } from '../context/language.tsx';
import styles from './order.module.css';

export interface HeldDishesProps {
  readonly round: HeldRound;
  readonly catalog: Catalog;
}

/** The dishes of a round of this phone that waits for a captain, or was declined. */
export function HeldDishes({ round, catalog }: HeldDishesProps) {
  const { language } = useSpeech();
  const { notOffered } = useWords(cartSheetPart);
  const nameOf = (itemId: string) => {
    const item = catalog.menu.items.find(({ id }) => id === itemId);
    return item === undefined ? notOffered : nameIn(language, item);
  };
  return (
    <ul className={styles['dishes']}>
      {round.selections.map(({ itemId, quantity }, index) => (
        // Two selections of one dish differ only by position.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          {quantity} × {nameOf(itemId)}
        </li>
      ))}
    </ul>
  );
}
