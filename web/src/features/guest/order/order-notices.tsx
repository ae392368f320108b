import { href } from '@bhoj/domain/catalogue/routes';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { GuestLink } from '../shell/guest-link.tsx';
import { useSpeech } from '../context/language.tsx';

export interface OrderNoticesProps {
  readonly order: Order;
  readonly orderId: string;
  readonly place: { readonly restaurantId: string; readonly tableId: string };
}

/** Notices about the order, above everything else. */
export function OrderNotices({ order, orderId, place }: OrderNoticesProps) {
  const { words } = useSpeech();
  if (order.state === 'Completed') {
    return (
      <PlainNotice tone="success">
        {words.menu.paid}
        <GuestLink variant="inline" to={href('customerCheckout', { ...place, orderId })}>
          {words.menu.seeBill}
        </GuestLink>
      </PlainNotice>
    );
  }
  if (order.state === 'Cancelled') return <PlainNotice tone="warning">{words.menu.cancelled}</PlainNotice>;
  const waiting = order.acceptance.waiting.length;
  const isFirst = !order.joining.trusted && waiting === 0 && Object.keys(order.rounds).length === 0;
  return (
    <>
      {waiting > 0 && <PlainNotice tone="info">{words.menu.waiting(waiting)}</PlainNotice>}
      {isFirst && <PlainNotice tone="info">{words.menu.untrusted}</PlainNotice>}
      {order.acceptance.declined.length > 0 && (
        <PlainNotice tone="warning">{words.menu.declined}</PlainNotice>
      )}
    </>
  );
}
