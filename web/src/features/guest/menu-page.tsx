import { useParams } from 'react-router-dom';
import { CatalogGate } from './catalog-gate.tsx';
import { MenuSkeleton } from './guest-skeletons.tsx';
import { OrderingMenu } from './ordering-menu.tsx';
import { PreviewMenu } from './preview-menu.tsx';
import { PREVIEW } from './place.ts';

/** The menu: to order from, or only to look at. */
export function GuestMenuPage() {
  const { restaurantId = '', tableId = '', orderId = '' } = useParams();
  const place = { restaurantId, tableId };
  return (
    <CatalogGate restaurantId={restaurantId} skeleton={<MenuSkeleton />}>
      {(catalog, refresh) =>
        orderId === PREVIEW ? (
          <PreviewMenu place={place} catalog={catalog} />
        ) : (
          <OrderingMenu key={orderId} place={place} orderId={orderId} catalog={catalog} refresh={refresh} />
        )
      }
    </CatalogGate>
  );
}
