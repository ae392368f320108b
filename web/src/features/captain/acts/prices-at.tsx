import { typeAt } from '@bhoj/domain/orders/shape/running';
import type { PricedPlace } from '@bhoj/domain/orders/door/place-of-order';
import type { Portions } from '@bhoj/domain/orders/rounds/portions';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { CaptainData } from '../state/use-captain-data.ts';
import type { Target } from './acts-model.ts';
import { lazyPart } from '../../../ui/shared/kit/lazy-part.tsx';
import type { MovePrices } from './price-question.tsx';

export const PriceQuestion = lazyPart(async () => (await import('./price-question.tsx')).PriceQuestion);

export interface PricesAtProps {
  readonly data: CaptainData;
  readonly order: Order;
  readonly to: Target | null;
  readonly portions?: Portions;
  readonly value: MovePrices;
  readonly onChange: (value: MovePrices) => void;
}

/** Returns the place of a target as price lists see it: that of an order, or of a new one at a free table. */
function placeAt({ orders, tables }: CaptainData, { orderId, tableId }: Target): PricedPlace | null {
  const known = orders.find(({ id }) => id === orderId)?.value;
  if (known !== undefined) return known;
  const table = tables.find(({ id }) => id === tableId);
  return table === undefined
    ? null
    : { type: typeAt(table), tableId: table.id, aggregator: null, joining: {} };
}

/** Asks about the prices of dishes that move to a place. A restaurant without price lists loads none of this. */
export function PricesAt({ data, to, ...question }: PricesAtProps) {
  const { menu, profile, restaurantId } = data;
  const isListed = menu.state === 'ready' && menu.value.priceLists !== undefined;
  const place = to === null ? null : placeAt(data, to);
  if (!isListed || profile.state !== 'ready' || to === null || place === null) return null;
  return (
    <PriceQuestion
      {...question}
      restaurantId={restaurantId}
      menu={menu.value}
      cutoff={profile.value.dayCutoff}
      to={{ ...place, name: to.name }}
    />
  );
}
