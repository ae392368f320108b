import { Check } from 'lucide-react';
import { judgeFood } from '@bhoj/domain/menu/dish/food-rules';
import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import { needsChoice } from '../../../blocks/cart/cart.ts';
import type { Cart } from '../../../blocks/cart/cart.ts';
import { openText, rulesText } from '../../../blocks/food/asked-food.ts';
import { FoodTags } from '../../../blocks/food/food-tags.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { foodAskPart } from '../../../messages/shared/food-ask/en.ts';
import { foodPart } from '../../../messages/shared/food/en.ts';
import { useLater } from '../../../ui/shared/use-later.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Catalog, FoodSheet } from '../context/catalog.ts';
import { readKept, writeKept } from '../context/storage.ts';
import type { ShownDish } from '../menu/menu-model.ts';
import type { PortionsNoteProps } from '../menu/portions-note.tsx';
import { choiceFrom, withRules } from './food-choice.ts';
import type { FoodChoice } from './food-choice.ts';
import { ChangeFood, FoodTool } from './food-tool.tsx';
import styles from './food.module.css';

/** Whether a dish fits somebody with rules. */
function FoodNote({ dish, rules }: { readonly dish: ShownDish; readonly rules: readonly FoodRule[] }) {
  const food = useWords(foodPart);
  const ask = useWords(foodAskPart);
  const verdict = judgeFood(dish, rules);
  return (
    <small className={styles['note']} data-answer={verdict.answer}>
      {verdict.answer === 'fits' ? (
        <span>
          <Check size={14} aria-hidden /> {rulesText(food, rules)}
        </span>
      ) : (
        openText(food, ask, verdict)
      )}
    </small>
  );
}

/** A caution that a guest with rules must read before they trust the menu. */
function FoodCaution() {
  return <PlainNotice tone="info">{useWords(foodAskPart).caution}</PlainNotice>;
}

const loadPortions = () => import('../menu/portions-note.tsx');

/** How few portions of a counted dish are left; its code loads for restaurants that count. */
function Counted(props: PortionsNoteProps) {
  const later = useLater(loadPortions);
  return later && <later.PortionsNote {...props} />;
}

/** The dishes with counted portions, and the cut-off of the day that the counts are for. */
interface Counts {
  readonly limited: readonly string[];
  readonly cutoff: string;
}

function dressedDish(dish: ShownDish, { rules, hides }: FoodChoice, { limited, cutoff }: Counts): ShownDish {
  const { answer } = judgeFood(dish, rules);
  return {
    ...dish,
    tags: rules.length === 0 && <FoodTags dish={dish} />,
    note: (
      <>
        {dish.note}
        {limited.includes(dish.id) && <Counted itemId={dish.id} cutoff={cutoff} />}
        {rules.length > 0 && <FoodNote dish={dish} rules={rules} />}
      </>
    ),
    askedFood: rules,
    asks: answer !== 'fits' || needsChoice(dish),
    isHidden: hides && answer === 'does-not',
  };
}

const KEY = 'bhoj.food';

const known = new WeakMap<ShownDish, { readonly asked: string; readonly dressed: ShownDish }>();

/** The dish with its answers; the same object until the dish or the guest's rules change. */
function dressedOnce(dish: ShownDish, choice: FoodChoice, counts: Counts, asked: string): ShownDish {
  const found = known.get(dish);
  if (found?.asked === asked) return found.dressed;
  const dressed = dressedDish(dish, choice, counts);
  known.set(dish, { asked, dressed });
  return dressed;
}

let last: { menu: Catalog['menu']; asked: string; dressed: Catalog['menu'] } | null = null;

/** The menu with each dish's answers; the same object until the menu or the guest's rules change. */
function dressedMenu(menu: Catalog['menu'], choice: FoodChoice, counts: Counts): Catalog['menu'] {
  const asked = JSON.stringify([choice, counts]);
  if (last?.menu !== menu || last.asked !== asked) {
    const items = menu.items.map((dish) => dressedOnce(dish, choice, counts, asked));
    last = { menu, asked, dressed: { ...menu, items } };
  }
  return last.dressed;
}

/**
 * Marks each dish of a menu by the guest's food rules ("no nuts"), and adds the tool with which guests set their rules.
 * The phone stores the rules; `onKept` gets each change.
 */
export function dressed(catalog: Catalog, onKept: (choice: FoodChoice) => void): Catalog {
  const choice = choiceFrom(readKept(KEY));
  return {
    ...catalog,
    menu: dressedMenu(catalog.menu, choice, {
      limited: catalog.availability.limited ?? [],
      cutoff: catalog.profile.dayCutoff,
    }),
    food: {
      rules: choice.rules,
      notice: choice.rules.length > 0 && <FoodCaution />,
      change: (onClick: () => void) => <ChangeFood onClick={onClick} />,
      tool: (sheet: FoodSheet, changeCart?: (change: (cart: Cart) => Cart) => void) => (
        <FoodTool
          {...{ choice, sheet }}
          onChange={(next) => {
            writeKept(KEY, next);
            onKept(next);
            changeCart?.((cart) => withRules(cart, choice.rules, next.rules));
          }}
        />
      ),
    },
  };
}
