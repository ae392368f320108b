import { PORTION_LIMITS } from '@bhoj/domain/orders/rounds/portion-limits';
import { nameIn } from '@bhoj/domain/catalogue/names';
import type { Named } from '@bhoj/domain/catalogue/names';
import { detailOf } from '@bhoj/domain/orders/kitchen/progress';
import { formatMoney } from '@bhoj/domain/money/format';
import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { CartLine } from '../../../blocks/cart/cart.ts';
import { NoteLine } from '../../../blocks/cart/note-line.tsx';
import { FoodLine } from '../../../blocks/food/food-line.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { Stepper } from '../../../ui/shared/parts/stepper.tsx';
import { cartSheetPart } from '../../../messages/guest/cart-sheet/en.ts';
import { dishSheetPart } from '../../../messages/shared/dish/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSpeech } from '../context/language.tsx';
import styles from './cart.module.css';

export interface CartLineRowProps {
  readonly line: CartLine;
  readonly menu: Menu;
  /** The dish's name on the menu; null when the dish is gone. */
  readonly name: Named | null;
  readonly isOff: boolean;
  readonly isLocked: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onFood: (rules: readonly FoodRule[]) => void;
  readonly onNote: (note: string) => void;
}

/** One entry of the cart: quantity, choices, food rules and note. */
export function CartLineRow({
  line,
  menu,
  name,
  isOff,
  isLocked,
  onQuantity,
  onFood,
  onNote,
}: CartLineRowProps) {
  const { language, words } = useSpeech();
  const said = useWords(cartSheetPart);
  const sheetWords = useWords(dishSheetPart);
  const { selection } = line;
  const title = name === null ? said.notOffered : nameIn(language, name);
  const detail = line.line === null ? '' : detailOf(line.line, language);
  return (
    <li className={styles['line']} data-off={isOff}>
      <div className={styles['what']}>
        <strong>{title}</strong>
        {detail !== '' && <span>{detail}</span>}
        {isOff && name !== null && <em>{said.unavailable}</em>}
        {!isOff && (
          <div className={styles['says']}>
            <FoodLine {...{ menu, selection, isLocked }} onChange={onFood} />
            <NoteLine words={sheetWords} note={selection.note} {...{ isLocked, onNote }} />
          </div>
        )}
      </div>
      <div className={styles['count']}>
        {isOff ? (
          <PlainButton variant="outline" disabled={isLocked} onClick={() => onQuantity(0)}>
            {said.remove}
          </PlainButton>
        ) : (
          <>
            <Stepper
              label={title}
              value={selection.quantity}
              max={selection.grams === undefined ? PORTION_LIMITS.guest.line : 1}
              disabled={isLocked}
              decreaseLabel={words.menu.less}
              increaseLabel={words.menu.more}
              onChange={onQuantity}
            />
            <span className={styles['amount']}>{formatMoney(line.amountPaise)}</span>
          </>
        )}
      </div>
    </li>
  );
}
