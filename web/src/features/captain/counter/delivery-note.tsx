import { deliveries } from '@bhoj/domain/orders/shape/order.collection';
import { formatMoney } from '@bhoj/domain/money/format';
import { ZERO } from '@bhoj/domain/money/money';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { floorPart } from '../../../words/captain/floor.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../order/table-screen.module.css';

/** The address and mobile number of a delivery. */
export function DeliveryNote({ restaurantId, order }: { restaurantId: string; order: OrderEntry }) {
  const floor = useWords(floorPart);

  const delivery = useLiveDoc(deliveries, { restaurantId, orderId: order.id });
  const { deliveryPaise } = order.value.extras;
  return (
    <section aria-label={floor.deliverTo} className={styles['note']}>
      {delivery.state === 'ready' ? (
        <>
          {delivery.value.address}
          {delivery.value.note !== '' && <small>{delivery.value.note}</small>}
          <small>
            <a href={`tel:+91${delivery.value.mobile}`}>{delivery.value.mobile}</a>
            {deliveryPaise !== ZERO && ` · ${floor.charged(formatMoney(deliveryPaise))}`}
          </small>
        </>
      ) : (
        <small>{floor.noDetails}</small>
      )}
    </section>
  );
}
