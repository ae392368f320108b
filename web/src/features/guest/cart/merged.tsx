import { useEffect } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Cart } from '../../../blocks/cart/cart.ts';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useSpeech } from '../context/language.tsx';
import { go } from '../context/router.tsx';
import { carryCart } from './send-model.ts';

export interface MergedProps {
  readonly place: { readonly restaurantId: string; readonly tableId: string };
  readonly orderId: string;
  /** The order that this one was merged into. */
  readonly into: string;
  readonly cart: Cart;
}

/** Shown when two tables were merged: the phone moves to the shared order and takes its cart along. */
export function Merged({ place, orderId, into, cart }: MergedProps) {
  const { words } = useSpeech();
  useEffect(() => {
    if (cart.length > 0) carryCart(place.restaurantId, orderId, cart);
    go(href('customerMenu', { ...place, orderId: into }), { replace: true });
  }, [cart, into, orderId, place]);
  return <PlainNotice tone="info">{words.checkout.movedTogether}</PlainNotice>;
}
