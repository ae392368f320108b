import { BellRing, ClipboardList } from 'lucide-react';
import { formatMoney } from '@bhoj/domain/money/format';
import { leftPaise } from '@bhoj/domain/orders/rounds/portions';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { TAKE_BACK_MS } from '@bhoj/domain/orders/rounds/take-back';
import { cartCount, priceCart } from '../../../blocks/cart/cart.ts';
import type { Cart } from '../../../blocks/cart/cart.ts';
import { useSecondsLeft } from '../../../blocks/cart/use-seconds-left.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import type { Catalog } from '../context/catalog.ts';
import { useSpeech } from '../context/language.tsx';
import { callState, mayCall } from '../order/call-state.ts';
import { CallSide } from '../order/call-side.tsx';
import { CallWaiter } from '../order/call-waiter.tsx';
import { isAtDoor, orderedPortions } from '../order/order-model.ts';
import type { Asking } from '../order/use-ask.ts';
import type { Sending } from '../cart/sending.ts';
import { Side } from '../shell/side.tsx';
import { BottomRow, Tray } from '../shell/tray.tsx';
import shell from '../shell/shell.module.css';

export interface BottomBarProps {
  readonly catalog: Catalog;
  readonly cart: Cart;
  readonly order: Order | null;
  readonly sending: Sending;
  readonly asking: Asking;
  readonly now: number;
  readonly onOpen: (sheet: 'cart' | 'order') => void;
  readonly onTakeBack: () => void;
}

/**
 * The bar at the bottom: the cart with its price, or else the table's order. Before the first round it shows the
 * table's code and its purpose instead of the order, and the call for a waiter is the only button. On a phone that
 * cannot call, a text above the bar says to ask a waiter.
 */
export function BottomBar({
  catalog,
  cart,
  order,
  sending,
  asking,
  now,
  onOpen,
  onTakeBack,
}: BottomBarProps) {
  const { words } = useSpeech();
  const isOnline = useOnline();
  const total = formatMoney(priceCart(cart, catalog.menu, catalog.profile.tax).totalPaise);
  const ordered = order === null ? 0 : orderedPortions(order);
  const hasCart = cart.length > 0;
  const seconds = useSecondsLeft(sending.state === 'held' ? sending.until : null);
  const inCart = words.cart.bar(cartCount(cart));
  const isWaiting = order !== null && order.acceptance.waiting.length > 0;
  const isInKitchen = sending.state === 'sent' && sending.outcome === 'sent' && !isWaiting;
  // A round that waits for a captain is announced until it is confirmed, wherever the guest has scrolled.
  const isHeld = isWaiting || (sending.state === 'sent' && sending.outcome === 'waiting');
  const must = isHeld && order !== null && isAtDoor(order) ? words.menu.sentAtDoor : undefined;
  const hasSent = !hasCart && (isHeld || isInKitchen);
  const sentWords = hasSent && (isInKitchen ? words.menu.sent : (must ?? words.menu.sentWaiting));
  const hasRounds = order !== null && Object.keys(order.rounds).length > 0;
  const hasOrder = hasRounds || isWaiting || hasSent;
  const canCall = order !== null && mayCall(order);
  const called = order === null ? null : callState(words, order, asking, now);
  if (!hasCart && !hasOrder && !canCall) return null;
  return (
    <BottomRow must={must}>
      {/* Screen readers announce its changes, wherever the focus is. */}
      <p role="status" className={shell['unseen']}>
        {hasCart && `${inCart}, ${total}`} {seconds > 0 && words.cart.goesOut(TAKE_BACK_MS / 1000)}{' '}
        {sentWords} {called}
      </p>
      {canCall && (hasCart || hasOrder) && (
        <CallSide kind="waiter" icon={BellRing} label={words.ask.callWaiter} asking={asking} said={called}>
          {words.ask.waiter}
        </CallSide>
      )}
      {order !== null && hasCart && hasOrder && (
        <Side icon={ClipboardList} onClick={() => onOpen('order')}>
          {words.order.title}
        </Side>
      )}
      {seconds > 0 ? (
        <Tray what={words.cart.goesOut(seconds)} amount={total} tone="waits">
          <PlainButton variant="outline" deliberate onClick={onTakeBack}>
            {words.cart.takeBack}
          </PlainButton>
        </Tray>
      ) : hasCart ? (
        <Tray what={inCart} amount={total}>
          <PlainButton aria-label={`${words.cart.open} · ${inCart}`} onClick={() => onOpen('cart')}>
            {words.cart.open}
          </PlainButton>
        </Tray>
      ) : (
        order !== null &&
        (must !== undefined && !hasRounds ? (
          <PlainButton variant="outline" wide onClick={() => onOpen('order')}>
            {words.order.title}
          </PlainButton>
        ) : hasOrder ? (
          <Tray
            what={(must === undefined && sentWords) || words.cart.bar(ordered)}
            amount={hasRounds ? formatMoney(leftPaise(order)) : undefined}
            tone={hasSent && must === undefined ? (isInKitchen ? 'done' : 'waits') : undefined}
          >
            <PlainButton
              variant="outline"
              aria-label={hasRounds ? words.order.bar(ordered) : undefined}
              onClick={() => onOpen('order')}
            >
              {words.order.title}
            </PlainButton>
          </Tray>
        ) : (
          <Tray
            what={isOnline ? words.order.codeFirst : words.ask.offline}
            amount={words.order.code(order.joining.code)}
            tone={isOnline ? undefined : 'waits'}
          >
            <CallWaiter {...{ order, asking, now }} />
          </Tray>
        ))
      )}
    </BottomRow>
  );
}
