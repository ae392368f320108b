import { nameIn } from '@bhoj/domain/catalogue/names';
import { readyLines } from '@bhoj/domain/orders/requests/table-alerts';
import { useState } from 'react';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { seatedDetail } from '../../../blocks/names/seated-detail.ts';
import { rulesText } from '../../../blocks/food/asked-food.ts';
import { orderName } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useClient } from '../../../firebase/client.ts';
import { advanceLines } from '../../../firebase/write.ts';
import { seatsPart } from '../../../messages/shared/seats/en.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { foodPart } from '../../../messages/shared/food/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { dishWords } from './kept-words.ts';
import { NeedCard } from './need-card.tsx';
import { NeedDishes } from './need-dishes.tsx';

/** The ready dishes of one table; one tap marks them as served. */
export function ToServe({
  restaurantId,
  order,
}: {
  readonly restaurantId: string;
  readonly order: OrderEntry;
}) {
  const captain = useWords(captainPart);
  const seats = useWords(seatsPart);
  const names = useNameWords();
  const food = useWords(foodPart);
  const language = useLanguage();

  const client = useClient();
  const [isRefused, setRefused] = useState(false);
  const lines = readyLines(order.value);
  const serve = () => {
    setRefused(false);
    advanceLines(
      client,
      { restaurantId, orderId: order.id },
      'served',
      lines.map(([id]) => id),
    ).catch(() => setRefused(true));
  };
  return (
    <NeedCard
      who={orderName(names, order.value)}
      what={captain.readyToServe}
      dishes={
        <NeedDishes
          dishes={lines.map(([key, line]) => ({
            key,
            words: dishWords(captain.quantity(line.quantity), nameIn(language, line)),
            detail: seatedDetail(seats, line, language),
            asked: rulesText(food, line.food),
          }))}
        />
      }
      failure={isRefused ? { sentence: captain.notServed } : null}
      act={{ label: captain.served, onClick: serve }}
    />
  );
}
