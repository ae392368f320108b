import Stack from '@mui/material/Stack';
import { orders } from '@bhoj/domain/orders/order.collection';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { StatusBadge } from '../../../blocks/table/status-badge.tsx';
import { useLiveDoc } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { common } from '../../../messages/common.ts';
import { orderPanel as words } from '../../../messages/order-panel.ts';
import { orders as listWords } from '../../../messages/orders.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SidePanel } from '../../../ui/mui/side-panel.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { placeOf, stateOf } from '../state/orders-model.ts';
import type { Address } from '../state/use-address.ts';

interface PanelProps {
  readonly now: number;
  readonly address: Address;
  readonly orderId: string;
  readonly order: Live<Order>;
  readonly onOpen: (orderId: string) => void;
}

function Panel({ now, address, orderId, order, onOpen }: PanelProps) {
  return (
    <Gate
      live={order}
      skeleton={<SkeletonRows label={words.loading} rows={6} />}
      words={{ failed: words.couldNotLoad }}
      missing={<Notice tone="info">{words.gone}</Notice>}
    >
      {(value) => (
        <Stack sx={{ gap: 3 }}>
          <OrderFacts order={value} address={address} now={now} />
          {value.type === 'delivery' && <DeliveryPart orderId={orderId} />}
          <OrderMoney orderId={orderId} order={value} />
          <OrderDocuments {...{ now, orderId, onOpen }} order={value} />
          <OrderLines orderId={orderId} order={value} now={now} />
          <OrderHistory {...{ now, orderId }} order={value} />
        </Stack>
      )}
    </Gate>
  );
}

export interface OrderDrawerProps {
  readonly now: number;
  readonly address: Address;
  readonly onOpen: (orderId: string) => void;
  readonly onClose: () => void;
}

/** One order: what it is, its dishes, its documents, and who did what. */
export function OrderDrawer({ now, address, onOpen, onClose }: OrderDrawerProps) {
  const { orderId } = address;
  const restaurantId = useRestaurantId();
  const order = useLiveDoc(orders, orderId === null ? null : { restaurantId, orderId });
  const name = order.state === 'ready' ? placeOf(order.value) : words.order;
  return (
    <SidePanel
      open={orderId !== null}
      title={name}
      closeLabel={common.close}
      width={560}
      badge={
        order.state === 'ready' && (
          <StatusBadge status={listWords.states[stateOf(order.value)]} size="large" />
        )
      }
      onClose={onClose}
    >
      {orderId !== null && <Panel key={orderId} {...{ now, address, orderId, order, onOpen }} />}
    </SidePanel>
  );
}
