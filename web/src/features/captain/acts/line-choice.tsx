import { nameIn } from '@bhoj/domain/catalogue/names';
import { detailOf } from '@bhoj/domain/orders/kitchen/progress';
import { inCombos } from '@bhoj/domain/orders/shape/combo-groups';
import type { ComboGroup } from '@bhoj/domain/orders/shape/combo-groups';
import type { OrderLine } from '@bhoj/domain/orders/shape/line.schema';
import type { Portions } from '@bhoj/domain/orders/rounds/portions';
import { rulesText } from '../../../blocks/food/asked-food.ts';
import { someCombos, wholeChosen } from '../../../blocks/names/combo-choice.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { foodPart } from '../../../messages/shared/food/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { Stepper } from '../../../ui/shared/parts/stepper.tsx';
import styles from './acts.module.css';

type Entry = readonly [id: string, line: OrderLine, portions: number];

export interface LineChoiceProps {
  readonly legend: string;
  readonly lines: readonly Entry[];
  readonly chosen: Portions;
  readonly onChange: (chosen: Portions) => void;
  /** True when part of a line's portions may be chosen. */
  readonly inPortions?: boolean;
}

type RowProps = Omit<LineChoiceProps, 'legend' | 'lines'>;

/** A box for a dish or a combo, and a stepper for its portions once it is chosen. */
function Row(props: {
  readonly name: string;
  readonly detail: string;
  readonly most: number;
  readonly value: number;
  readonly isCounted: boolean;
  readonly isPart: boolean;
  readonly onChange: (portions: number) => void;
}) {
  const { name, detail, most, value, isCounted, isPart, onChange } = props;
  const captain = useWords(captainPart);
  const floor = useWords(floorPart);

  return (
    <li data-part={isPart}>
      <label>
        <input
          type="checkbox"
          className={styles['box']}
          checked={value > 0}
          onChange={(event) => onChange(event.currentTarget.checked ? most : 0)}
        />
        <span>
          {captain.quantity(most)} {name}
          {detail !== '' && <small>{detail}</small>}
        </span>
      </label>
      {isCounted && most > 1 && value > 0 && (
        <Stepper
          label={floor.portionsOf(name)}
          value={value}
          max={most}
          decreaseLabel={captain.less}
          increaseLabel={captain.more}
          onChange={onChange}
        />
      )}
    </li>
  );
}

/** A dish, or a combo with its dishes below: the box of the combo chooses them all. */
function Group({ group, chosen, onChange, inPortions = false }: RowProps & { group: ComboGroup<Entry> }) {
  const captain = useWords(captainPart);
  const food = useWords(foodPart);
  const language = useLanguage();

  const { combo, lines } = group;
  const whole = wholeChosen(group, chosen);
  const change = (id: string, portions: number) => {
    const { [id]: _, ...others } = chosen;
    onChange(portions === 0 ? others : { ...others, [id]: portions });
  };
  return (
    <>
      {combo !== null && whole !== null && (
        <Row
          name={nameIn(language, combo)}
          detail=""
          most={group.count}
          value={whole}
          isCounted={inPortions}
          isPart={false}
          onChange={(count) => onChange(someCombos(group, chosen, count))}
        />
      )}
      {lines.map(([id, line, portions]) => (
        <Row
          key={id}
          name={nameIn(language, line)}
          detail={[
            captain.kot(line.kot),
            detailOf(line, language),
            rulesText(food, line.food),
            line.note,
            whole === null && combo !== null ? nameIn(language, combo) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
          most={portions}
          value={chosen[id] ?? 0}
          isCounted={inPortions}
          isPart={whole !== null}
          onChange={(next) => change(id, next)}
        />
      ))}
    </>
  );
}

/** Chooses dishes of an order, and the number of portions of each. */
export function LineChoice({ legend, lines, ...row }: LineChoiceProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      <ul className={styles['lines']}>
        {inCombos(lines, ([, line, quantity]) => ({ ...line, quantity })).map((group) => (
          <Group key={group.lines[0]?.[0]} {...row} group={group} />
        ))}
      </ul>
    </fieldset>
  );
}
