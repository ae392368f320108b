import { useId } from 'react';
import { nameIn } from '@bhoj/domain/catalogue/names';
import { formatMoney } from '@bhoj/domain/money/format';
import { sizeKey } from '@bhoj/domain/menu/dish/availability';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { DishSheetWords } from '../../messages/shared/dish/en.ts';
import styles from './dish-sheet.module.css';

export interface DishSheetSizesProps {
  readonly item: MenuItem;
  readonly words: DishSheetWords;
  readonly language: Language;
  /** Says which sizes and add-ons are sold out, by key. */
  readonly isOut: (key: string) => boolean;
  readonly value: string | null;
  readonly onChange: (variantId: string) => void;
}

export function DishSheetSizes({ item, words, language, isOut, value, onChange }: DishSheetSizesProps) {
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
            disabled={isOut(sizeKey(item.id, variant.id))}
            onChange={() => onChange(variant.id)}
          />
          <span>{nameIn(language, variant)}</span>
          <span className={styles['price']}>
            {isOut(sizeKey(item.id, variant.id)) ? words.soldOut : formatMoney(variant.pricePaise)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
