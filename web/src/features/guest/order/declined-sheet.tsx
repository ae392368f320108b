import { useState } from 'react';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { addToCart } from '../../../blocks/cart/cart.ts';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { keepHeld, readHeld } from '../cart/send-model.ts';
import type { HeldRound } from '../cart/send-model.ts';
import type { useTray } from '../cart/use-tray.ts';
import type { Catalog } from '../context/catalog.ts';
import { guestReasonsPart } from '../../../messages/guest/reasons/en.ts';
import { reasonSentence } from '../../../words/guest.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSpeech } from '../context/language.tsx';
import { mayCall } from './call-state.ts';
import { CallWaiter } from './call-waiter.tsx';
import { HeldDishes } from './held-dishes.tsx';
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
 * Opens when a captain declined a round of this phone. It names the dishes, and offers to put them back into the cart
 * and to call a waiter, who can explain it.
 */
export function DeclinedSheet({ order, at, catalog, asking, now, box }: DeclinedSheetProps) {
  const { restaurantId, orderId } = at;
  const { words } = useSpeech();
  const reasons = useWords(guestReasonsPart);
  const isOnline = useOnline();
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
          {mayCall(order) && <CallWaiter wide {...{ order, asking, now }} />}
        </div>
      }
    >
      <PlainNotice tone="warning">{words.menu.declined}</PlainNotice>
      {!isOnline && <PlainNotice tone="warning">{words.ask.offline}</PlainNotice>}
      {asking.failure !== null && (
        <PlainNotice tone="error">{reasonSentence(reasons, asking.failure.reason)}</PlainNotice>
      )}
      <HeldDishes {...{ round, catalog }} />
    </BottomSheet>
  );
}
