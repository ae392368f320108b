import { useMemo } from 'react';
import { typedQuantity } from '@bhoj/domain/stock/shape/quantity-text';
import type { KitchenItem } from '@bhoj/domain/stock/shape/kitchen.schema';
import { kitchenStockPart } from '../../../messages/kitchen/kitchen-stock/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { AMOUNTS } from './amounts.ts';
import { ThreeTaps } from './three-taps.tsx';
import type { Amount, Choice, ThreeTapsProps } from './three-taps.tsx';

export interface WastePartProps extends Pick<ThreeTapsProps, 'onAct'> {
  readonly items: readonly KitchenItem[];
}

/** An item that was thrown away, in its unit. */
export function WastePart({ items, onAct }: WastePartProps) {
  const words = useWords(kitchenStockPart);
  const choices = useMemo(
    () =>
      items.map(({ id, name, unit }): Choice => ({
        id,
        name,
        amounts: AMOUNTS[unit].flatMap((text): Amount[] => {
          const quantity = typedQuantity(text, unit);
          if (quantity === null) return [];
          return [{ shown: `${text} ${words.units[unit]}`, wasted: { kind: 'item', itemId: id, quantity } }];
        }),
      })),
    [items, words],
  );
  return <ThreeTaps {...{ choices, onAct }} which={words.which} howMuch={words.howMuch} />;
}
