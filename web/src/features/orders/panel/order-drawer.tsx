import Stack from '@mui/material/Stack';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { orderNameBesideKind } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { StatusBadge } from '../../../blocks/table/status-badge.tsx';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useOrderMoney } from '../../../firebase/order-money.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { orderPanelPart } from '../../../messages/owner/order-panel/en.ts';
import { ordersPart } from '../../../messages/owner/orders/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { ItemPanel } from '../../../ui/mui/item-panel.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { OperatorValue } from '../corrections/operator-value.tsx';
import { OrderDocuments } from '../documents/order-documents.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { stateOf } from '../state/orders-model.ts';
import type { Address } from '../state/use-address.ts';

interface PartsProps {
  readonly now: number;
  readonly address: Address;
  readonly orderId: string;
  readonly order: Order;
  readonly onOpen: (orderId: string) => void;
}

function Parts({ now, address, orderId, order, onOpen }: PartsProps) {
  const words = useWords(orderPanelPart);

  const restaurantId = useRestaurantId();
  const money = useOrderMoney({ restaurantId, orderId }, order);
  const account = { order, money: money.state === 'ready' ? money.value : NO_MONEY };
  return (
    <Stack sx={{ gap: 3 }}>
      <OrderFacts order={order} address={address} now={now} />
      <OperatorValue orderId={orderId} order={order} />
      {order.type === 'delivery' && <DeliveryPart orderId={orderId} />}
      <Gate
        live={money}
        skeleton={<SkeletonRows label={words.loading} rows={3} />}
        words={{ failed: words.moneyFailed }}
      >
        {() => (
          <>
            <OrderMoney {...{ orderId, account }} isBehind={money.isBehind} />
            <OrderDocuments {...{ now, orderId, account, onOpen }} shown={address.document} />
          </>
        )}
      </Gate>
      <OrderLines orderId={orderId} order={order} now={now} />
      {money.state !== 'loading' && <OrderHistory {...{ now, orderId, account }} />}
    </Stack>
  );
}

export interface OrderDrawerProps {
  readonly now: number;
  readonly address: Address;
  readonly onOpen: (orderId: string) => void;
  readonly onClose: () => void;
}

/** One order: its facts, its dishes, its documents, and its history. */
export function OrderDrawer({ now, address, onOpen, onClose }: OrderDrawerProps) {
  const words = useWords(orderPanelPart);
  const listWords = useWords(ordersPart);
  const names = useNameWords();

  const { orderId } = address;
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(orders, orderId === null ? null : { restaurantId, orderId });
  return (
    <ItemPanel
      id={orderId}
      live={live}
      title={(order) => (order === null ? words.order : orderNameBesideKind(names, order))}
      badge={(order) => <StatusBadge status={listWords.states[stateOf(order)]} size="large" />}
      {...{ words, onClose }}
      missing={<Notice tone="info">{words.gone}</Notice>}
    >
      {(order, id) => <Parts {...{ now, address, order, onOpen }} orderId={id} />}
    </ItemPanel>
  );
}
