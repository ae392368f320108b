import Stack from '@mui/material/Stack';
import { NO_MONEY } from '@bhoj/domain/billing/order-money';
import { orders } from '@bhoj/domain/orders/order.collection';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { StatusBadge } from '../../../blocks/table/status-badge.tsx';
import { useLiveDoc } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { useOrderMoney } from '../../../firebase/order-money.ts';
import { common } from '../../../messages/common.ts';
import { orderPanel as words } from '../../../messages/order-panel.ts';
import { orders as listWords } from '../../../messages/orders.ts';
import { ErrorState } from '../../../ui/mui/states/error-state.tsx';
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
import type { OwnRestaurant } from '../state/use-restaurant.ts';

interface PanelProps {
  readonly own: OwnRestaurant;
  readonly address: Address;
  readonly orderId: string;
  readonly order: Live<Order>;
  readonly onOpen: (orderId: string) => void;
}

interface PartsProps extends Omit<PanelProps, 'order'> {
  readonly order: Order;
}

function Panel({ own, address, orderId, order, onOpen }: PanelProps) {
  if (order.state === 'loading') return <SkeletonRows label={words.loading} rows={6} />;
  if (order.state === 'missing') return <Notice tone="info">{words.gone}</Notice>;
  if (order.state !== 'ready')
    return <ErrorState title={words.couldNotLoad} text={common.couldNotLoadHint} />;
  return <Parts {...{ own, address, orderId, onOpen }} order={order.value} />;
}

function Parts({ own, address, orderId, order, onOpen }: PartsProps) {
  const { restaurantId, now } = own;
  const money = useOrderMoney({ restaurantId, orderId }, order);
  const account = { order, money: money.state === 'ready' ? money.value : NO_MONEY };
  return (
    <Stack sx={{ gap: 3 }}>
      <OrderFacts order={order} address={address} now={now} />
      {order.type === 'delivery' && <DeliveryPart {...{ own, orderId }} />}
      {money.state === 'loading' && <SkeletonRows label={words.loading} rows={3} />}
      {money.state === 'ready' && (
        <>
          <OrderMoney {...{ own, orderId, account }} />
          <OrderDocuments {...{ own, orderId, account, onOpen }} />
        </>
      )}
      {money.state !== 'loading' && money.state !== 'ready' && (
        <Notice tone="warning">{words.moneyFailed}</Notice>
      )}
      <OrderLines orderId={orderId} order={order} now={now} />
      {money.state !== 'loading' && <OrderHistory {...{ own, orderId, account }} />}
    </Stack>
  );
}

export interface OrderDrawerProps {
  readonly own: OwnRestaurant;
  readonly address: Address;
  readonly onOpen: (orderId: string) => void;
  readonly onClose: () => void;
}

/** One order: what it is, its dishes, its documents, and who did what. */
export function OrderDrawer({ own, address, onOpen, onClose }: OrderDrawerProps) {
  const { orderId } = address;
  const { restaurantId } = own;
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
      {orderId !== null && <Panel key={orderId} {...{ own, address, orderId, order, onOpen }} />}
    </SidePanel>
  );
}
