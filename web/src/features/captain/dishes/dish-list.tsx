import { nameIn } from '@bhoj/domain/catalogue/names';
import { SearchX, UtensilsCrossed } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import { isOnOffer } from '@bhoj/domain/menu/offers/offer';
import { lowestPrice } from '@bhoj/domain/menu/dish/lowest-price';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { needsChoice, quantityOf } from '../../../blocks/cart/cart.ts';
import type { Cart } from '../../../blocks/cart/cart.ts';
import { DishPhoto } from '../../../blocks/dish/dish-photo.tsx';
import { FoodMark } from '../../../blocks/dish/mark.tsx';
import type { PortionsLeftOf } from '../../../firebase/use-portions-left.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { dishSheetPart } from '../../../messages/shared/dish/en.ts';
import { markPart } from '../../../messages/shared/marks/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { EmptyState } from '../../../ui/plain/states.tsx';
import { Stepper } from '../../../ui/shared/parts/stepper.tsx';
import { clockName } from '../../../ui/dates/clock.ts';
import { FAVOURITES } from './menu-model.ts';
import type { Choice, ChoiceGroup } from './menu-model.ts';
import styles from './dish-list.module.css';

/** A price, that of a kilogram, or the bounds of one that is typed. */
function priceOf(item: MenuItem, perKilo: (price: string) => string): string {
  const { open, byWeight } = item;
  if (open !== undefined) return `${formatMoney(open.minPaise)} – ${formatMoney(open.maxPaise)}`;
  const price = formatMoney(lowestPrice(item));
  return byWeight === undefined ? price : perKilo(price);
}

interface DishActs {
  readonly onChoose: (item: MenuItem) => void;
  /** Takes one portion off an entry of the cart. */
  readonly onLess: (entry: Selection) => void;
}

interface DishProps extends Choice, DishActs {
  /** The portions that are left; null where nobody counts them. */
  readonly left: number | null;
  /** The portions in the cart, over all sizes and add-ons. */
  readonly count: number;
  /** The entry of the cart that was added last; undefined without one. */
  readonly last: Selection | undefined;
}

/** True when a dish would look the same. It may keep older acts, because they read the current cart themselves. */
const showsTheSame = (before: DishProps, after: DishProps): boolean =>
  before.item === after.item &&
  before.isOffered === after.isOffered &&
  before.count === after.count &&
  before.left === after.left &&
  before.last === after.last;

/** It is memoised, because each tap changes one dish of a long list. */
const Dish = memo(function Dish({ item, isOffered, count, left, last, onChoose, onLess }: DishProps) {
  const dishWords = useWords(dishSheetPart);
  const markWords = useWords(markPart);
  const captain = useWords(captainPart);
  const language = useLanguage();

  const name = nameIn(language, item);
  const most = left ?? Infinity;
  return (
    <li className={styles['choice']} data-chosen={count > 0}>
      <button type="button" disabled={!isOffered || count >= most} onClick={() => onChoose(item)}>
        <FoodMark mark={item.mark} label={markWords[item.mark]} />
        <span className={styles['dish']}>
          {name}
          {item.code !== undefined && <span className={styles['code']}>{item.code}</span>}
          <span className={styles['price']}>
            <span>{priceOf(item, dishWords.perKilo)}</span>
            {needsChoice(item) && <span>{captain.chooses}</span>}
          </span>
          {!isOffered && <small>{captain.soldOut}</small>}
          {isOffered && left !== null && <small>{dishWords.left(left)}</small>}
          {isOnOffer(item) && (
            <small>
              {captain.onOffer(item.onOffer.offer.name, clockName(item.onOffer.until))}{' '}
              <s>
                {formatMoney(
                  lowestPrice({ pricePaise: item.onOffer.fullPaise, variants: item.onOffer.fullVariants }),
                )}
              </s>
            </small>
          )}
        </span>
        <DishPhoto photoId={item.photo} size="small" side={40} />
      </button>
      {last !== undefined && (
        <Stepper
          label={captain.quantityOf(name)}
          value={count}
          max={isOffered ? most : count}
          decreaseLabel={captain.less}
          increaseLabel={captain.more}
          onChange={(wanted) => (wanted > count ? onChoose(item) : onLess(last))}
        />
      )}
    </li>
  );
}, showsTheSame);

export interface DishListProps extends DishActs {
  readonly leftOf: PortionsLeftOf;
  readonly cart: Cart;
  readonly groups: readonly ChoiceGroup[];
  readonly query: string;
  /** Clears the search. */
  readonly onClear: () => void;
}

/**
 * The dishes by category. A tap adds one, or opens its choices. A chosen dish has buttons for one more and one less.
 */
export function DishList({ groups, cart, leftOf, query, onClear, ...acts }: DishListProps) {
  const captain = useWords(captainPart);
  const language = useLanguage();
  const heading = (category: ChoiceGroup['category']) =>
    category === null ? captain.favouriteDishes : nameIn(language, category);

  // A tap that opens the list first draws its beginning; the rest follows in the next frames.
  const isWhole = useDeferredValue(true, false);
  const shown = isWhole ? groups : groups.slice(0, 1);
  if (groups.length === 0) {
    if (query.trim() === '') return <EmptyState icon={UtensilsCrossed} line={captain.emptyMenu} />;
    return (
      <EmptyState
        icon={SearchX}
        line={captain.noDish(query.trim())}
        action={
          <PlainButton variant="outline" onClick={onClear}>
            {captain.clearSearch}
          </PlainButton>
        }
      />
    );
  }
  return (
    <div className={styles['dishes']}>
      {shown.map(({ category, choices }) => (
        <section key={category?.id ?? FAVOURITES} aria-label={heading(category)}>
          <h2 className={styles['heading']}>{heading(category)}</h2>
          <ul>
            {choices.map((choice) => (
              <Dish
                key={choice.item.id}
                {...choice}
                count={quantityOf(cart, choice.item.id)}
                left={leftOf(choice.item.id)}
                last={cart.findLast((entry) => entry.itemId === choice.item.id)}
                {...acts}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
