import { placeOfOrder } from '@bhoj/domain/orders/door/place-of-order';
import type { PricedPlace } from '@bhoj/domain/orders/door/place-of-order';
import { listsFor } from '@bhoj/domain/menu/prices/list-prices';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { formatMoney } from '@bhoj/domain/money/format';
import { movePrices } from '@bhoj/domain/orders/acts/repricing';
import type { Portions } from '@bhoj/domain/orders/rounds/portions';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { movePricesPart } from '../../../messages/captain/move-prices/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { RadioRows } from '../../../ui/shared/parts/radio-rows.tsx';

/** Whether dishes that move keep their prices. */
export type MovePrices = 'keep' | 'new';

export interface PriceQuestionProps {
  readonly restaurantId: string;
  readonly menu: Menu;
  /** The time at which the business day ends. */
  readonly cutoff: string;
  readonly order: Order;
  /** The place to which the dishes move. */
  readonly to: PricedPlace & { readonly name: string };
  /** The portions that move; missing for the whole order. */
  readonly portions?: Portions | undefined;
  readonly value: MovePrices;
  readonly onChange: (value: MovePrices) => void;
}

/** Asks whether dishes keep their prices, with both totals. Draws nothing where they cost the same at the new place. */
export function PriceQuestion({
  restaurantId,
  menu,
  cutoff,
  order,
  to,
  portions,
  ...choice
}: PriceQuestionProps) {
  const words = useWords(movePricesPart);
  const live = useLiveDoc(menuPrices, { restaurantId });
  if (live.state !== 'ready') return null;
  const prices: Prices = live.value;
  const listedAt = (place: PricedPlace) => (at: number) => ({
    lists: listsFor(prices.lists, placeOfOrder(place, at, cutoff)),
    prices,
  });
  const found = movePrices(order, menu, { from: listedAt(order), to: listedAt(to) }, portions);
  if (found === null) return null;
  return (
    <RadioRows
      legend={words.legend(to.name)}
      options={[
        { value: 'keep', text: words.keep(formatMoney(found.keptPaise)) },
        { value: 'new', text: words.change(to.name, formatMoney(found.newPaise)) },
      ]}
      value={choice.value}
      onChange={(value) => choice.onChange(value === 'new' ? 'new' : 'keep')}
    />
  );
}
