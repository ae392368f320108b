import { useState } from 'react';
import { nameIn } from '@bhoj/domain/catalogue/names';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { addToCart } from '../../../blocks/cart/cart.ts';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { keepHeld, readHeld } from '../cart/send-model.ts';
import type { HeldRound } from '../cart/send-model.ts';
import type { useTray } from '../cart/use-tray.ts';
import type { Catalog } from '../context/catalog.ts';
import { cartSheetWords } from '../../../words/guest-cart-sheet.ts';
import { useSpeech } from '../context/language.tsx';
import { callState, mayCall } from './call-state.ts';
import type { Asking } from './use-ask.ts';
import styles from './order.module.css';

export interface DeclinedSheetProps {
  readonly order: Order;
  readonly at: { readonly restaurantId: string; readonly orderId: string };
  readonly catalog: Catalog;
  readonly asking: Asking;
  readonly now: number;
  readonly box: ReturnType<typeof useTray>;
}

/**
 * Opens when a captain declined a round of this phone: names its dishes, puts them back into the cart, and calls the waiter
 * who can say why.
 */
export function DeclinedSheet({ order, at, catalog, asking, now, box }: DeclinedSheetProps) {
  const { restaurantId, orderId } = at;
  const { language, words } = useSpeech();
  const [, setForgotten] = useState('');
  const round = readHeld(restaurantId, orderId).find(({ roundId }) =>
    order.acceptance.declined.includes(roundId),
  );
  if (round === undefined) return null;
  const forget = ({ roundId }: HeldRound) => {
    keepHeld(restaurantId, orderId, { roundId, selections: [] });
    setForgotten(roundId);
  };
  const putBack = () => {
    box.changeCart((cart) => round.selections.reduce(addToCart, cart));
    forget(round);
  };
  const nameOf = (itemId: string) => {
    const item = catalog.menu.items.find(({ id }) => id === itemId);
    return item === undefined ? cartSheetWords(words).notOffered : nameIn(language, item);
  };
  return (
    <BottomSheet
      open
      title={words.order.declined}
      closeLabel={words.area.close}
      onClose={() => forget(round)}
      footer={
        <div className={styles['acts']}>
          <PlainButton wide disabled={box.tray.intent !== null} onClick={putBack}>
            {words.order.putBack}
          </PlainButton>
          {mayCall(order) && (
            <PlainButton
              wide
              variant="outline"
              pending={asking.pending === 'waiter'}
              onClick={() => asking.ask('waiter')}
            >
              {callState(words, order, asking, now) ?? words.ask.callWaiter}
            </PlainButton>
          )}
        </div>
      }
    >
      <PlainNotice tone="warning">{words.menu.declined}</PlainNotice>
      {asking.failure !== null && <PlainNotice tone="error">{asking.failure}</PlainNotice>}
      <ul className={styles['dishes']}>
        {round.selections.map(({ itemId, quantity }, index) => (
          // Two selections of one dish differ only by position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {quantity} × {nameOf(itemId)}
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
