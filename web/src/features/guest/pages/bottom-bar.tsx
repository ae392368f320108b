import { BellRing, ClipboardList } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { formatMoney } from '@bhoj/domain/money/format';
import { leftPaise } from '@bhoj/domain/orders/portions';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { cartCount, priceCart } from '../../../blocks/cart/cart.ts';
import type { Cart } from '../../../blocks/cart/cart.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import type { Catalog } from '../context/catalog.ts';
import { useSpeech } from '../context/language.tsx';
import { callState, mayCall } from '../order/call-state.ts';
import { CallWaiter } from '../order/call-waiter.tsx';
import { isAtDoor, portionsOf } from '../order/order-model.ts';
import type { Asking } from '../order/use-ask.ts';
import type { Sending } from '../cart/use-send.ts';
import { BottomRow, Tray } from '../shell/tray.tsx';
import shell from '../shell/shell.module.css';
import styles from './bottom-bar.module.css';

export interface BottomBarProps {
  readonly catalog: Catalog;
  readonly cart: Cart;
  readonly order: Order | null;
  readonly sending: Sending;
  readonly asking: Asking;
  readonly now: number;
  readonly onOpen: (sheet: 'cart' | 'order') => void;
}

interface SideProps {
  readonly icon: LucideIcon;
  readonly label?: string;
  readonly busy?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

/** A small button before the tray: an icon above its word. */
const Side = ({ icon: Icon, label, busy, onClick, children }: SideProps) => (
  <button type="button" className={styles['side']} aria-label={label} aria-busy={busy} onClick={onClick}>
    <Icon size={16} aria-hidden />
    <span>{children}</span>
  </button>
);

/**
 * Stays at the bottom: the cart with its price, or else the table's order. Before anybody has ordered there is no order to
 * open: the code of the table stands there with what it is for, and the call for a waiter is the one button.
 */
export function BottomBar({ catalog, cart, order, sending, asking, now, onOpen }: BottomBarProps) {
  const { words } = useSpeech();
  const total = formatMoney(priceCart(cart, catalog.menu, catalog.profile.tax).totalPaise);
  const ordered = order === null ? 0 : portionsOf(order);
  const hasCart = cart.length > 0;
  const inCart = words.cart.bar(cartCount(cart));
  const isWaiting = order !== null && order.acceptance.waiting.length > 0;
  // One that waits for a waiter says so until it is confirmed, wherever the guest has scrolled.
  const hasSent = !hasCart && (isWaiting || (sending.state === 'sent' && sending.outcome !== 'declined'));
  const isInKitchen = sending.state === 'sent' && sending.outcome === 'sent' && !isWaiting;
  const waitWords = order !== null && isAtDoor(order) ? words.menu.sentAtDoor : words.menu.sentWaiting;
  const sentWords = hasSent && (isInKitchen ? words.menu.sent : waitWords);
  const hasRounds = order !== null && Object.keys(order.rounds).length > 0;
  const hasOrder = hasRounds || isWaiting || hasSent;
  const canCall = order !== null && mayCall(order);
  const called = order === null ? null : callState(words, order, asking, now);
  if (!hasCart && !hasOrder && !canCall) return null;
  return (
    <BottomRow>
      {/* Read out when it changes, wherever the focus is. */}
      <p role="status" className={shell['unseen']}>
        {hasCart && `${inCart}, ${total}`} {sentWords} {called} {asking.failure}
      </p>
      {canCall && (hasCart || hasOrder) && (
        <Side
          icon={BellRing}
          label={called ?? words.ask.callWaiter}
          busy={asking.pending === 'waiter'}
          onClick={() => asking.ask('waiter')}
        >
          {called ?? words.ask.waiter}
        </Side>
      )}
      {order !== null && hasCart && hasOrder && (
        <Side icon={ClipboardList} onClick={() => onOpen('order')}>
          {words.order.title}
        </Side>
      )}
      {hasCart ? (
        <Tray what={inCart} amount={total}>
          <PlainButton aria-label={`${words.cart.open} · ${inCart}`} onClick={() => onOpen('cart')}>
            {words.cart.open}
          </PlainButton>
        </Tray>
      ) : (
        order !== null &&
        (hasOrder ? (
          <Tray
            what={sentWords || words.cart.bar(ordered)}
            amount={hasRounds ? formatMoney(leftPaise(order)) : undefined}
            tone={hasSent ? (isInKitchen ? 'done' : 'waits') : undefined}
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
          <Tray what={words.order.codeFirst} amount={words.order.code(order.joining.code)}>
            <CallWaiter {...{ order, asking, now }} />
          </Tray>
        ))
      )}
    </BottomRow>
  );
}
