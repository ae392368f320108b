import { useId, useState } from 'react';
import { typedGrams } from '@bhoj/domain/menu/sale/typed-weight';
import { MOST_GRAMS, weighed, weightText } from '@bhoj/domain/menu/sale/weight';
import { formatMoney } from '@bhoj/domain/money/format';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { DishSheetWords } from '../../messages/shared/dish/en.ts';
import { PlainField } from '../../ui/plain/field.tsx';
import weight from './dish-sheet-weight.module.css';
import styles from './dish-sheet.module.css';

export interface DishSheetWeightProps {
  readonly item: MenuItem;
  readonly variantId: string | null;
  readonly words: DishSheetWords;
  readonly typesWeight: boolean;
  /** The chosen weight; 0 while a typed one cannot be read. */
  readonly grams: number;
  readonly onChange: (grams: number) => void;
}

const gramsIn = (text: string): number => {
  const grams = typedGrams(text) ?? 0;
  return grams > MOST_GRAMS ? 0 : grams;
};

/** The offered weights of a dish with their prices, and a field for any other weight. */
export function DishSheetWeight({
  item,
  variantId,
  words,
  typesWeight,
  grams,
  onChange,
}: DishSheetWeightProps) {
  const name = useId();
  const [typed, setTyped] = useState('');
  const kiloPaise = item.variants.find(({ id }) => id === variantId)?.pricePaise ?? item.pricePaise;
  const isWrong = typed !== '' && gramsIn(typed) === 0;
  return (
    <fieldset className={styles['group']}>
      <legend>{words.weight}</legend>
      <p className={styles['demand']}>{words.perKilo(formatMoney(kiloPaise))}</p>
      {(item.byWeight?.steps ?? []).map((step) => (
        <label key={step} className={styles['option']}>
          <input
            type="radio"
            className={styles['radio']}
            name={name}
            checked={typed === '' && grams === step}
            onChange={() => {
              setTyped('');
              onChange(step);
            }}
          />
          <span>{weightText(step)}</span>
          <span className={styles['price']}>{formatMoney(weighed(kiloPaise, step))}</span>
        </label>
      ))}
      {typesWeight && (
        <div className={weight['other']}>
          <PlainField
            label={words.otherWeight}
            hint={
              typed !== '' && grams > 0
                ? `${weightText(grams)} · ${formatMoney(weighed(kiloPaise, grams))}`
                : words.otherWeightHint
            }
            {...(isWrong && { error: words.wrongWeight(weightText(MOST_GRAMS)) })}
            autoComplete="off"
            maxLength={10}
            value={typed}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setTyped(text);
              onChange(text.trim() === '' ? (item.byWeight?.steps[0] ?? 0) : gramsIn(text));
            }}
          />
        </div>
      )}
    </fieldset>
  );
}
