import { BellRing, ChevronUp, CircleCheck, ClipboardList, Clock, ShoppingBag } from 'lucide-react';
import { formatMoney } from '@bhoj/domain/money/format';
import { leftPaise } from '@bhoj/domain/orders/portions';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { cartCount, priceCart } from '../../../blocks/cart/cart.ts';
import type { Cart } from '../../../blocks/cart/cart.ts';
import type { Catalog } from '../context/catalog.ts';
import { useSpeech } from '../context/language.tsx';
import { portionsOf } from '../order/order-model.ts';
import type { Asking } from '../order/use-ask.ts';
import type { GuestWords } from '../../../words/guest.ts';
import type { Sending } from '../cart/use-send.ts';
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

const isRunningState = ({ state }: Order) => state === 'open' || state === 'waiting';

/** What became of the guests' call, for the button itself; null before any. */
function callState(words: GuestWords, { requests }: Order, asking: Asking, now: number): string | null {
  const { service } = requests;
  if (asking.pending !== null) return words.ask.asking;
  if (asking.failure !== null) return words.ask.notCalled;
  if (service === null) return null;
  if (service.takenBy !== null) return words.ask.comes(service.takenBy.label);
  return words.ask.since(service.kind, Math.floor((now - service.at) / 60_000));
}

/** Stays at the bottom: the cart with its price, and the table's order. */
export function BottomBar({ catalog, cart, order, sending, asking, now, onOpen }: BottomBarProps) {
  const { words } = useSpeech();
  const { totalPaise } = priceCart(cart, catalog.menu, catalog.profile.tax);
  const ordered = order === null ? 0 : portionsOf(order);
  const hasCart = cart.length > 0;
  const isWaiting = order !== null && order.acceptance.waiting.length > 0;
  // One that waits for a waiter says so until it is confirmed, wherever the guest has scrolled.
  const hasSent = !hasCart && (isWaiting || (sending.state === 'sent' && sending.outcome !== 'declined'));
  const isInKitchen = sending.state === 'sent' && sending.outcome === 'sent' && !isWaiting;
  const sentWords = words.menu[isInKitchen ? 'sent' : 'sentWaiting'];
  const called = order === null ? null : callState(words, order, asking, now);
  if (order === null && !hasCart) return null;
  return (
    <div className={styles['bar']}>
      {/* Read out when it changes, wherever the focus is. */}
      <p role="status" className={styles['unseen']}>
        {hasCart ? `${words.cart.bar(cartCount(cart))}, ${formatMoney(totalPaise)}` : ''}
        {hasSent && sentWords} {called} {asking.failure}
      </p>
      {hasSent && (
        <p className={styles['sent']} data-waiting={!isInKitchen} aria-hidden>
          {isInKitchen ? <CircleCheck size={20} /> : <Clock size={20} />}
          {sentWords}
        </p>
      )}
      {asking.failure !== null && (
        <p className={styles['sent']} data-failed aria-hidden>
          {asking.failure}
        </p>
      )}
      {order !== null && order.tableId !== null && isRunningState(order) && (
        <button
          type="button"
          className={styles['button']}
          data-variant="bell"
          aria-label={called ?? words.ask.callWaiter}
          aria-busy={asking.pending === 'waiter'}
          onClick={() => asking.ask('waiter')}
        >
          <BellRing size={20} aria-hidden />
          {called ?? words.ask.waiter}
        </button>
      )}
      {order !== null && (
        <button
          type="button"
          className={styles['button']}
          data-variant={hasCart ? 'side' : 'order'}
          onClick={() => onOpen('order')}
        >
          <ClipboardList size={20} aria-hidden />
          <span>{hasCart || ordered === 0 ? words.order.title : words.order.bar(ordered)}</span>
          {!hasCart && (
            <strong>
              {ordered === 0 ? words.order.code(order.joining.code) : formatMoney(leftPaise(order))}
            </strong>
          )}
        </button>
      )}
      {hasCart && (
        <button type="button" className={styles['button']} data-variant="cart" onClick={() => onOpen('cart')}>
          <ShoppingBag size={20} aria-hidden />
          <span className={styles['sum']}>
            <span>{words.cart.bar(cartCount(cart))}</span>
            <strong>{formatMoney(totalPaise)}</strong>
          </span>
          <ChevronUp size={20} aria-label={words.cart.open} role="img" />
        </button>
      )}
    </div>
  );
}
