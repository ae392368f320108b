import { useId } from 'react';
import { nameIn } from '@bhoj/domain/catalogue/names';
import { formatMoney } from '@bhoj/domain/money/format';
import { dishOfChoice, isFixed } from '@bhoj/domain/menu/combos/chosen-parts';
import { judgeFood } from '@bhoj/domain/menu/dish/food-rules';
import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import type { ChosenPart, Combo, ComboChoice, ComboSlot } from '@bhoj/domain/menu/shape/combo.schema';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { DishSheetWords } from '../../messages/shared/dish/en.ts';
import { isPartOut, partOf } from './dish-choice.ts';
import { FoodMark } from './mark.tsx';
import styles from './dish-sheet.module.css';

export interface DishSheetSlotsProps {
  readonly menu: Menu;
  readonly combo: Combo;
  readonly parts: readonly ChosenPart[];
  readonly words: DishSheetWords;
  readonly language: Language;
  /** The rules of the person who eats: choices that break one are not shown. */
  readonly food: readonly FoodRule[];
  /** Says which dishes and sizes are sold out, by key. */
  readonly isOut: (key: string) => boolean;
  readonly onChange: (parts: readonly ChosenPart[]) => void;
}

const isSame = (a: Omit<ChosenPart, 'slotId'>, b: Omit<ChosenPart, 'slotId'>): boolean =>
  a.itemId === b.itemId && a.variantId === b.variantId;

/** One choice among the dishes of a slot; `nth` counts from 1 where a slot takes several. */
function Slot({
  slot,
  nth,
  ...props
}: Omit<DishSheetSlotsProps, 'combo'> & { slot: ComboSlot; nth: number }) {
  const { menu, parts, words, language, food, isOut, onChange } = props;
  const name = useId();
  const own = parts.filter(({ slotId }) => slotId === slot.id);
  const chosen = own[nth - 1];
  const choose = (choice: ComboChoice) => {
    const next = own.map((part, i) => (i === nth - 1 ? partOf(slot, choice) : part));
    onChange([...parts.filter(({ slotId }) => slotId !== slot.id), ...next]);
  };
  return (
    <fieldset className={styles['group']}>
      <legend>
        {nameIn(language, slot)}
        {slot.take > 1 && ` ${nth}/${slot.take}`}
      </legend>
      {slot.choices.map((choice) => {
        const found = dishOfChoice(menu, choice);
        const checked = chosen !== undefined && isSame(choice, chosen);
        if (found === null) return null;
        if (!checked && judgeFood(found.dish, food).answer === 'does-not') return null;
        const out = isPartOut(choice, isOut);
        return (
          <label key={`${choice.itemId}:${choice.variantId}`} className={styles['option']}>
            <input
              type="radio"
              className={styles['radio']}
              name={name}
              checked={checked}
              disabled={out}
              onChange={() => choose(choice)}
            />
            <FoodMark mark={found.dish.mark} label={words.marks[found.dish.mark]} size={16} />
            <span>
              {choice.quantity > 1 && `${choice.quantity} × `}
              {nameIn(language, found.dish)}
              {found.variant !== null && ` (${nameIn(language, found.variant)})`}
            </span>
            {(out || choice.extraPaise > 0) && (
              <span className={styles['price']}>
                {out ? words.soldOut : `+ ${formatMoney(choice.extraPaise)}`}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

/** The slots of a combo: what everybody gets as a list, and a choice for each of the others. */
export function DishSheetSlots({ combo, ...props }: DishSheetSlotsProps) {
  const { menu, language } = props;
  const fixed = combo.slots.filter(isFixed).flatMap(({ choices, take }) =>
    choices.flatMap((choice) => {
      const found = dishOfChoice(menu, choice);
      if (found === null) return [];
      const portions = choice.quantity * take;
      const size = found.variant === null ? '' : ` (${nameIn(language, found.variant)})`;
      return `${portions > 1 ? `${portions} × ` : ''}${nameIn(language, found.dish)}${size}`;
    }),
  );
  return (
    <>
      {fixed.length > 0 && <p className={styles['about']}>{fixed.join(' · ')}</p>}
      {combo.slots
        .filter((slot) => !isFixed(slot))
        .flatMap((slot) =>
          Array.from({ length: slot.take }, (_, i) => (
            <Slot key={`${slot.id} ${i}`} {...props} slot={slot} nth={i + 1} />
          )),
        )}
    </>
  );
}
