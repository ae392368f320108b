import { useId } from 'react';
import { nameIn } from '@bhoj/domain/catalogue/names';
import { formatMoney } from '@bhoj/domain/money/format';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { DishSheetWords } from '../../messages/shared/en/dish.ts';
import styles from './dish-sheet.module.css';

export interface DishSheetSizesProps {
  readonly item: MenuItem;
  readonly words: DishSheetWords;
  readonly language: Language;
  readonly value: string | null;
  readonly onChange: (variantId: string) => void;
}

export function DishSheetSizes({ item, words, language, value, onChange }: DishSheetSizesProps) {
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend>{words.size}</legend>
      {item.variants.map((variant) => (
        <label key={variant.id} className={styles['option']}>
          <input
            type="radio"
            className={styles['radio']}
            name={name}
            checked={variant.id === value}
            onChange={() => onChange(variant.id)}
          />
          <span>{nameIn(language, variant)}</span>
          <span className={styles['price']}>{formatMoney(variant.pricePaise)}</span>
        </label>
      ))}
    </fieldset>
  );
}
