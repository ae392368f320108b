import { Flame } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { PORTION_LIMITS } from '@bhoj/domain/orders/rounds/portion-limits';
import { descriptionIn, nameIn } from '@bhoj/domain/catalogue/names';
import { DishPhoto } from '../../../blocks/dish/dish-photo.tsx';
import { FoodMark } from '../../../blocks/dish/mark.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { Stepper } from '../../../ui/shared/parts/stepper.tsx';
import { useSpeech } from '../context/language.tsx';
import type { Ordering } from './ordering.ts';
import { asksFor, isOneLine, isSameRow, priceText } from './menu-model.ts';
import type { Row, ShownDish } from './menu-model.ts';
import styles from './dish-row.module.css';

export interface DishRowProps {
  readonly row: Row;
  readonly isServed: boolean;
  /** The acts, with the portions in the cart; without them the row is read-only. */
  readonly acts?: Acts;
}

export interface Acts extends Omit<Ordering, 'cart'> {
  readonly quantity: number;
}

/** A flame for each level of spice. */
const HEAT = [1, 2, 3];

/** A dish's description: one line, which a tap unfolds. */
function About({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOneLine(text)) return <p className={styles['about']}>{text}</p>;
  return (
    <button type="button" className={styles['about']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {text}
    </button>
  );
}

const areSameActs = (a: Acts | undefined, b: Acts | undefined): boolean =>
  a?.quantity === b?.quantity &&
  a?.isLocked === b?.isLocked &&
  a?.onQuantity === b?.onQuantity &&
  a?.onAsk === b?.onAsk;

/** A dish: mark, name, price, and a button to add it. It is drawn again only when it changes. */
export const DishRow = memo(
  Dish,
  (a, b) => isSameRow(a.row, b.row) && a.isServed === b.isServed && areSameActs(a.acts, b.acts),
);

function Dish({ row, isServed, acts }: DishRowProps) {
  const { language, words } = useSpeech();
  const { item } = row;
  const price = priceText(item, row.pricePaise);
  const spice = words.menu.spice[item.spice] ?? '';
  const about = descriptionIn(language, item);
  return (
    <li className={styles['dish']} data-off={row.isSoldOut || !isServed}>
      <div className={styles['what']}>
        <FoodMark mark={item.mark} label={words.marks[item.mark]} />
        <h3>{nameIn(language, item)}</h3>
        <p className={styles['facts']}>
          <span className={styles['price']}>{row.isFrom ? words.menu.from(price) : price}</span>
          {spice !== '' && (
            <span role="img" aria-label={spice} className={styles['spice']}>
              {HEAT.slice(0, item.spice).map((level) => (
                <Flame key={level} size={14} aria-hidden />
              ))}
            </span>
          )}
          {item.tags}
        </p>
        {item.note}
        {about !== '' && <About text={about} />}
      </div>
      <div className={styles['act']}>
        <DishPhoto photoId={item.photo} size="small" side={88} />
        {row.isSoldOut ? (
          <span className={styles['soldOut']}>{words.menu.soldOut}</span>
        ) : (
          acts && isServed && <DishAct item={row.item} acts={acts} />
        )}
      </div>
    </li>
  );
}

function DishAct({ item, acts }: { readonly item: ShownDish; readonly acts: Acts }) {
  const { language, words } = useSpeech();
  const { quantity, isLocked, onQuantity, onAsk } = acts;
  const name = nameIn(language, item);
  const asks = asksFor(item);
  const { ref, keepFocus } = useFocusKept(!asks && quantity > 0);
  const change = (next: number) => {
    keepFocus();
    onQuantity(item, next);
  };
  if (!asks && quantity > 0) {
    return (
      <div ref={ref}>
        <Stepper
          label={name}
          value={quantity}
          max={PORTION_LIMITS.guest.line}
          disabled={isLocked}
          decreaseLabel={words.menu.less}
          increaseLabel={words.menu.more}
          onChange={change}
        />
      </div>
    );
  }
  return (
    <div ref={ref}>
      <PlainButton
        variant="outline"
        className={styles['add'] ?? ''}
        aria-label={words.menu.addDish(name)}
        disabled={isLocked}
        onClick={() => (asks ? onAsk(item) : change(1))}
      >
        {words.menu.add}
      </PlainButton>
      {asks && quantity > 0 && <span className={styles['count']}>{words.menu.inCart(quantity)}</span>}
    </div>
  );
}

/** Moves the focus when Add becomes a stepper or the reverse. */
function useFocusKept(isStepper: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const isKept = useRef(false);
  useEffect(() => {
    if (isKept.current) [...(ref.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    isKept.current = false;
  }, [isStepper]);
  const keepFocus = () => {
    isKept.current = true;
  };
  return { ref, keepFocus };
}
