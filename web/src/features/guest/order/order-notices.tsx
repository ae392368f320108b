import { href } from '@bhoj/domain/catalogue/routes';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { GuestLink } from '../shell/guest-link.tsx';
import { useSpeech } from '../context/language.tsx';
import { isAtDoor } from './order-model.ts';
import { AskState } from './ask-state.tsx';
import { TokenNote } from './token-note.tsx';
import type { Asking } from './use-ask.ts';

export interface OrderNoticesProps {
  readonly order: Order;
  readonly orderId: string;
  readonly place: { readonly restaurantId: string; readonly tableId: string };
  readonly asking: Asking;
}

/** Notices about the order, above everything else. */
export function OrderNotices({ order, orderId, place, asking }: OrderNoticesProps) {
  const { words } = useSpeech();
  if (order.state === 'Cancelled')
    return (
      <PlainNotice
        tone="warning"
        action={<GuestLink to={href('customerDetails', place)}>{words.area.toTable}</GuestLink>}
      >
        {words.menu.cancelled}
      </PlainNotice>
    );
  const waiting = order.acceptance.waiting.length;
  const isFirst = !order.joining.trusted && waiting === 0 && Object.keys(order.rounds).length === 0;
  return (
    <>
      {order.state === 'Completed' ? (
        <PlainNotice
          tone="success"
          action={
            <GuestLink to={href('customerCheckout', { ...place, orderId })}>{words.menu.seeBill}</GuestLink>
          }
        >
          {words.menu.paid}
        </PlainNotice>
      ) : (
        <>
          <AskState {...{ order, asking }} />
          {/* At the door this notice is above the bar at the bottom, which is always in sight. */}
          {waiting > 0 && !isAtDoor(order) && (
            <PlainNotice tone="info">{words.menu.waiting(waiting)}</PlainNotice>
          )}
          {isFirst && <PlainNotice tone="info">{words.menu.untrusted}</PlainNotice>}
          {order.acceptance.declined.length > 0 && (
            <PlainNotice tone="warning">{words.menu.declined}</PlainNotice>
          )}
        </>
      )}
      <TokenNote order={order} />
    </>
  );
}
