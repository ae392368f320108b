import { useEffect, useState } from 'react';
import { CatalogGate } from '../shell/catalog-gate.tsx';
import type { Catalog } from '../context/catalog.ts';
import { MenuSkeleton } from '../shell/guest-skeletons.tsx';
import { OrderingMenu } from './ordering-menu.tsx';
import type { OrderingMenuProps } from './ordering-menu.tsx';
import { PreviewMenu } from './preview-menu.tsx';
import { PREVIEW } from '../context/place.ts';
import { NO_TABLE } from '@bhoj/domain/catalogue/routes';
import { usePlaceParams } from '../context/router.tsx';
import { useOrder } from '../order/use-order.ts';
import { useLater } from '../../../ui/shared/use-later.ts';
import { useOffers } from '../menu/use-offers.ts';
import { useLiveCatalog } from '../menu/use-live-catalog.ts';

/** The menu, with ordering or as a preview. */
export function GuestMenuPage() {
  const { restaurantId, tableId, orderId } = usePlaceParams();
  const place = { restaurantId, tableId };
  return (
    <CatalogGate restaurantId={restaurantId} skeleton={<MenuSkeleton />}>
      {(catalog, refresh) => <LiveMenu {...{ place, orderId, refresh }} fetched={catalog} />}
    </CatalogGate>
  );
}

const loadFood = () => import('../food/dressed.tsx');

interface LiveMenuProps extends Omit<OrderingMenuProps, 'catalog' | 'report'> {
  readonly fetched: Catalog;
}

function LiveMenu({ place, orderId, fetched, refresh: fetchAgain }: LiveMenuProps) {
  const live = useLiveCatalog(place.restaurantId, fetched);
  const report = useOrder(place.restaurantId, orderId === PREVIEW ? null : orderId, true);
  // The order may have moved since the guest opened the address.
  const order = report.live.state === 'ready' ? report.live.value : null;
  const tableId = order ? (order.tableId ?? order.joining.wantsTable ?? NO_TABLE) : place.tableId;
  const { catalog: priced, refresh } = useOffers(live, fetchAgain, tableId);
  const food = useLater(loadFood);
  const [, showAgain] = useState({});
  const catalog = food?.dressed(priced, showAgain) ?? priced;
  const { menuVersion } = catalog.availability;
  const isOutdated = menuVersion > fetched.menu.version;
  useEffect(() => {
    if (isOutdated) void fetchAgain();
  }, [isOutdated, menuVersion, fetchAgain]);
  return orderId === PREVIEW ? (
    <PreviewMenu {...{ place, catalog }} onRetry={() => void refresh()} />
  ) : (
    <OrderingMenu key={orderId} {...{ place, orderId, report, catalog, refresh }} />
  );
}
