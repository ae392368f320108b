import { Clock, UserX } from 'lucide-react';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Cart } from '../../../blocks/cart/cart.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { GuestState } from '../shell/guest-state.tsx';
import { useSpeech } from '../context/language.tsx';
import { go } from '../context/router.tsx';
import { carryCart } from '../cart/send-model.ts';
import type { Stop } from './order-model.ts';

export interface OrderStopProps {
  readonly stop: Stop;
  readonly place: { readonly restaurantId: string; readonly tableId: string };
  readonly orderId: string;
  readonly cart: Cart;
}

/** Replaces somebody else's order or an expired one; shows only the way back to the table. */
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
