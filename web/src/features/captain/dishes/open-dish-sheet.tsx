import { useState } from 'react';
import { nameIn } from '@bhoj/domain/catalogue/names';
import { formatMoney } from '@bhoj/domain/money/format';
import { rupeesText } from '@bhoj/domain/money/typed';
import { typedDishSchema, TYPED_NAME_MAX } from '@bhoj/domain/menu/shape/sold-by.schema';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { plainSelection } from '../../../blocks/cart/cart.ts';
import { openDishPart } from '../../../messages/captain/open-dish/en.ts';
import { dishSheetPart } from '../../../messages/shared/dish/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useMay } from '../../../firebase/rights.ts';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainField } from '../../../ui/plain/field.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import styles from './open-dish-sheet.module.css';

export interface OpenDishSheetProps {
  readonly item: MenuItem;
  readonly onAdd: (selection: Selection) => void;
  readonly onClose: () => void;
}

/** Takes the name and the price of an open dish from whoever may type them; tells others who may. */
export function OpenDishSheet({ item, onAdd, onClose }: OpenDishSheetProps) {
  const words = useWords(openDishPart);
  const sheet = useWords(dishSheetPart);
  const reasons = useWords(reasonsPart);
  const language = useLanguage();
  const may = useMay();
  const [name, setName] = useState('');
  const [price, setPrice] = useState('');
  const [isTried, setTried] = useState(false);
  const mayType = may('open-dishes');
  const { minPaise, maxPaise } = item.open ?? { minPaise: item.pricePaise, maxPaise: item.pricePaise };
  const amount = rupeesText.safeParse(price).data;
  const isWithin = amount !== undefined && amount >= minPaise && amount <= maxPaise;
  const typed = isWithin ? typedDishSchema.safeParse({ name, pricePaise: amount }).data : undefined;
  const bounds = words.bounds(formatMoney(minPaise), formatMoney(maxPaise));
  const isNamed = typedDishSchema.shape.name.safeParse(name).success;
  const add = () => {
    if (typed === undefined) return setTried(true);
    onAdd({ ...plainSelection(item.id), open: typed });
  };
  return (
    <BottomSheet
      open
      title={nameIn(language, item)}
      closeLabel={sheet.close}
      onClose={onClose}
      {...(mayType && {
        footer: (
          <PlainButton wide onClick={add}>
            {amount === undefined ? words.add : sheet.add(formatMoney(amount))}
          </PlainButton>
        ),
      })}
    >
      {mayType ? (
        <div className={styles['fields']}>
          <PlainField
            label={words.name}
            hint={words.nameHint}
            {...(isTried && !isNamed && { error: words.nameMissing })}
            autoComplete="off"
            maxLength={TYPED_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <PlainField
            label={words.price}
            hint={bounds}
            {...(isTried && !isWithin && { error: bounds })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={price}
            onChange={(event) => setPrice(event.currentTarget.value)}
          />
        </div>
      ) : (
        <PlainNotice tone="info">{reasons['open-dish-not-allowed']}</PlainNotice>
      )}
    </BottomSheet>
  );
}
