import { SearchX } from 'lucide-react';
import { tableOfPrices } from '@bhoj/domain/orders/door/joining';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import { floorOf } from '@bhoj/domain/tables/table-id';
import { useLiveDoc } from '../../../firebase/live.ts';
import { usePriceLists } from '../../../firebase/use-price-lists.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { Gate } from '../../../ui/plain/gate.tsx';
import { SkeletonRows } from '../../../ui/plain/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/plain/states.tsx';
import { useWords } from '../../../words/use-words.ts';
import { AddDishes } from './add-dishes.tsx';
import type { AddDishesProps } from './add-dishes.tsx';

/** Takes an order at the prices of its place. Only a restaurant with price lists loads it. */
export function AddAtListPrices(props: AddDishesProps) {
  const { data, menu, profile, aim, type, table, details } = props;
  const captain = useWords(captainPart);
  const common = useWords(commonPart);
  const order = data.orders.find(({ id }) => id === aim.orderId)?.value;
  const live = usePriceLists(data.restaurantId, menu, {
    at: data.now,
    cutoff: profile.dayCutoff,
    type,
    floor: floorOf((order && tableOfPrices(order)) ?? table?.id ?? null),
    operator: (order?.aggregator ?? details?.aggregator)?.operator ?? null,
  });
  return (
    <Gate
      live={live}
      skeleton={<SkeletonRows label={common.loading} rows={8} />}
      words={{ failed: captain.menuFailed }}
      missing={<EmptyState icon={SearchX} line={captain.emptyMenu} />}
    >
      {(listed) => <AddDishes {...props} {...listed} />}
    </Gate>
  );
}

/** Watches the price lists with the menu, so that this device has both when it loses its network. Draws nothing. */
export function HeldPriceLists({ restaurantId }: Pick<AddDishesProps['data'], 'restaurantId'>) {
  useLiveDoc(menuPrices, { restaurantId });
  return null;
}
