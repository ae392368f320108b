import { nameIn } from '@bhoj/domain/catalogue/names';
import { detailOf } from '@bhoj/domain/orders/kitchen/progress';
import type { OrderLine } from '@bhoj/domain/orders/shape/line.schema';
import type { Portions } from '@bhoj/domain/orders/rounds/portions';
import { rulesText } from '../../../blocks/food/asked-food.ts';
import { captainPart } from '../../../words/captain/captain.ts';
import { floorPart } from '../../../words/captain/floor.ts';
import { foodPart } from '../../../words/shared/food.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { Stepper } from '../../../ui/shared/parts/stepper.tsx';
import styles from './acts.module.css';

export interface LineChoiceProps {
  readonly legend: string;
  readonly lines: readonly (readonly [id: string, line: OrderLine, portions: number])[];
  readonly chosen: Portions;
  readonly onChange: (chosen: Portions) => void;
  /** True when part of a line's portions may be chosen. */
  readonly inPortions?: boolean;
}

/** Chooses dishes of an order, and the number of portions of each. */
export function LineChoice({ legend, lines, chosen, onChange, inPortions = false }: LineChoiceProps) {
  const captain = useWords(captainPart);
  const floor = useWords(floorPart);
  const food = useWords(foodPart);
  const language = useLanguage();

  const change = (id: string, portions: number) => {
    const { [id]: _, ...others } = chosen;
    onChange(portions === 0 ? others : { ...others, [id]: portions });
  };
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      <ul className={styles['lines']}>
        {lines.map(([id, line, portions]) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                className={styles['box']}
                checked={(chosen[id] ?? 0) > 0}
                onChange={(event) => change(id, event.currentTarget.checked ? portions : 0)}
              />
              <span>
                {captain.quantity(portions)} {nameIn(language, line)}
                <small>
                  {[captain.kot(line.kot), detailOf(line, language), rulesText(food, line.food), line.note]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
            </label>
            {inPortions && portions > 1 && (chosen[id] ?? 0) > 0 && (
              <Stepper
                label={floor.portionsOf(nameIn(language, line))}
                value={chosen[id] ?? 0}
                max={portions}
                decreaseLabel={captain.less}
                increaseLabel={captain.more}
                onChange={(next) => change(id, next)}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
