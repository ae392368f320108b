import Link from '@mui/material/Link';
import { deliveries } from '@bhoj/domain/orders/shape/order.collection';
import type { Delivery } from '@bhoj/domain/orders/shape/delivery.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { orderPanelPart } from '../../../messages/owner/order-panel/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Part } from './part.tsx';
import styles from './order-facts.module.css';

function Address({ delivery }: { readonly delivery: Delivery }) {
  const words = useWords(orderPanelPart);

  return (
    <dl className={styles['facts']}>
      {delivery.name !== '' && (
        <div>
          <dt>{words.deliverTo}</dt>
          <dd>{delivery.name}</dd>
        </div>
      )}
      <div>
        <dt>{words.address}</dt>
        <dd>{delivery.address}</dd>
      </div>
      <div>
        <dt>{words.mobile}</dt>
        <dd>
          <Link href={`tel:${delivery.mobile}`}>{delivery.mobile}</Link>
        </dd>
      </div>
      {delivery.note !== '' && (
        <div>
          <dt>{words.deliveryNote}</dt>
          <dd>{delivery.note}</dd>
        </div>
      )}
    </dl>
  );
}

export interface DeliveryPartProps {
  readonly orderId: string;
}

/** The address and mobile number of a delivery. They are deleted after a while; the order stays. */
export function DeliveryPart({ orderId }: DeliveryPartProps) {
  const words = useWords(orderPanelPart);

  const restaurantId = useRestaurantId();
  const live = useLiveDoc(deliveries, { restaurantId, orderId });
  if (live.state === 'loading') return null;
  return (
    <Part title={words.delivery}>
      {live.state === 'ready' ? (
        <Address delivery={live.value} />
      ) : (
        <p className={styles['quiet']}>{words.noAddress}</p>
      )}
    </Part>
  );
}
