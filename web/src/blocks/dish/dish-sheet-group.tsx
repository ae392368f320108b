import { nameIn } from '@bhoj/domain/catalogue/names';
import { formatMoney } from '@bhoj/domain/money/format';
import { addOnKey } from '@bhoj/domain/menu/portions/portion-keys';
import type { AddOnGroup } from '@bhoj/domain/menu/shape/menu.schema';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { DishSheetWords } from '../../messages/shared/dish/en.ts';
import { Stepper } from '../../ui/shared/parts/stepper.tsx';
import { countOf, missingIn, pickedIn } from './dish-choice.ts';
import type { DishChoice } from './dish-choice.ts';
import { FoodMark } from './mark.tsx';
import styles from './dish-sheet.module.css';

export interface DishSheetGroupProps {
  readonly id: string;
  readonly group: AddOnGroup;
  readonly choice: DishChoice;
  readonly words: DishSheetWords;
  readonly language: Language;
  /** Says which sizes and add-ons are sold out, by key. */
  readonly isOut: (key: string) => boolean;
  /** True after Add was pressed: missing choices are then faults. */
  readonly asked: boolean;
  /** Picks or unpicks an option; null clears the group. */
  readonly onToggle: (optionId: string | null) => void;
  /** Takes so many of an option, by its key. */
  readonly onCount: (key: string, count: number) => void;
}

function demand({ min, max }: AddOnGroup, words: DishSheetWords): string {
  if (min === 0) return words.chooseUpTo(max);
  return min === max ? words.chooseExactly(min) : words.chooseBetween(min, max);
}

export function DishSheetGroup(props: DishSheetGroupProps) {
  const { id, group, choice, words, language, isOut, asked, onToggle, onCount } = props;
  const { mostOfOne = 1 } = group;
  const missing = missingIn(choice, group);
  const isFault = asked && missing > 0;
  const one = group.max === 1;
  // Marks appear only where they differ: beside each level of spice they would tell nothing.
  const tellsApart = group.options.some(({ mark }) => mark !== 'veg');
  const full = group.max > 1 && pickedIn(choice, group) >= group.max;
  return (
    <fieldset id={id} className={styles['group']} aria-describedby={`${id}-demand`}>
      <legend>{nameIn(language, group)}</legend>
      <p
        id={`${id}-demand`}
        className={styles['demand']}
        data-error={isFault}
        role={isFault ? 'alert' : undefined}
      >
        {isFault ? words.chooseMore(missing) : demand(group, words)}
      </p>
      {one && group.min === 0 && (
        <label className={styles['option']}>
          <input
            type="radio"
            className={styles['radio']}
            name={id}
            checked={pickedIn(choice, group) === 0}
            onChange={() => onToggle(null)}
          />
          <span>{words.asUsual}</span>
        </label>
      )}
      {group.options.map((option) => {
        const key = addOnKey(group.id, option.id);
        const checked = choice.picked.includes(key);
        const out = isOut(key);
        const choose = (
          <label key={option.id} className={styles['option']}>
            <input
              type={one ? 'radio' : 'checkbox'}
              className={styles[one ? 'radio' : 'box']}
              name={id}
              checked={checked}
              disabled={out || (full && !checked)}
              onChange={() => onToggle(option.id)}
            />
            {tellsApart && <FoodMark mark={option.mark} label={words.marks[option.mark]} size={16} />}
            <span>{nameIn(language, option)}</span>
            {(out || option.pricePaise > 0) && (
              <span className={styles['price']}>{out ? words.soldOut : formatMoney(option.pricePaise)}</span>
            )}
          </label>
        );
        if (mostOfOne === 1 || !checked || out) return choose;
        return (
          <div key={option.id} className={styles['counted']}>
            {choose}
            <Stepper
              label={nameIn(language, option)}
              value={countOf(choice, key)}
              min={1}
              max={mostOfOne}
              decreaseLabel={words.less}
              increaseLabel={words.more}
              onChange={(count) => onCount(key, count)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
