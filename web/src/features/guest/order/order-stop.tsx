import { Clock, UserX } from 'lucide-react';
import { href } from '@bhoj/domain/catalogue/routes';
import { isExpired } from '@bhoj/domain/orders/joining';
import type { OrderReport } from '../../../firebase/guest.ts';
import type { Cart } from '../../../blocks/cart/cart.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { GuestState } from '../shell/guest-state.tsx';
import { useSpeech } from '../context/language.tsx';
import { go } from '../context/router.tsx';
import { carryCart } from '../cart/send-model.ts';

/** Why a page about an order has nothing to show. */
export type Stop = 'denied' | 'gone';

export function stopOf(live: OrderReport['live'], now: number): Stop | null {
  if (live.state === 'denied') return 'denied';
  if (live.state === 'missing') return 'gone';
  return live.state === 'ready' && isExpired(live.value, now) ? 'gone' : null;
}

export interface OrderStopProps {
  readonly stop: Stop;
  readonly place: { readonly restaurantId: string; readonly tableId: string };
  readonly orderId: string;
  readonly cart: Cart;
}

/** Somebody else's order, or one that lapsed: nothing of it is shown, and the way back to the table is. */
export function OrderStop({ stop, place, orderId, cart }: OrderStopProps) {
  const { words } = useSpeech();
  const begin = () => {
    if (cart.length > 0) carryCart(place.restaurantId, orderId, cart);
    go(href('customerDetails', place));
  };
  const isDenied = stop === 'denied';
  return (
    <GuestState
      isPage
      icon={isDenied ? UserX : Clock}
      title={isDenied ? words.area.notYours : words.area.orderGone}
      text={isDenied ? words.area.notYoursHint : words.area.orderGoneHint}
    >
      <PlainButton onClick={begin}>{words.area.toTable}</PlainButton>
    </GuestState>
  );
}
