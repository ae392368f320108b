import { useEffect, useState } from 'react';
import { CatalogGate } from '../shell/catalog-gate.tsx';
import type { Catalog } from '../context/catalog.ts';
import { MenuSkeleton } from '../shell/guest-skeletons.tsx';
import { OrderingMenu } from './ordering-menu.tsx';
import type { OrderingMenuProps } from './ordering-menu.tsx';
import { PreviewMenu } from './preview-menu.tsx';
import { PREVIEW } from '../context/place.ts';
import { usePlaceParams } from '../context/router.tsx';
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

interface LiveMenuProps extends Omit<OrderingMenuProps, 'catalog'> {
  readonly fetched: Catalog;
}

function LiveMenu({ place, orderId, fetched, refresh: fetchAgain }: LiveMenuProps) {
  const live = useLiveCatalog(place.restaurantId, fetched);
  const { catalog: priced, refresh } = useOffers(live, fetchAgain, place.tableId);
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
    <OrderingMenu key={orderId} place={place} orderId={orderId} catalog={catalog} refresh={refresh} />
  );
}
