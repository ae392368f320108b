import { ShoppingBag } from 'lucide-react';
import { formatMoney } from '@bhoj/domain/money/format';
import { plus, sum } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { MAX_SELECTIONS_PER_ROUND } from '@bhoj/domain/orders/shape/order.schema';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { PORTION_LIMITS, tooManyPortions } from '@bhoj/domain/orders/rounds/portion-limits';
import { priceCart, removeFromCart, setFood, setNote, setQuantity } from '../../../blocks/cart/cart.ts';
import { cartPacking } from '../../../blocks/cart/packing.ts';
import { cartSheetPart } from '../../../messages/guest/cart-sheet/en.ts';
import { packingPart } from '../../../messages/guest/packing/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import type { Catalog } from '../context/catalog.ts';
import { GuestState } from '../shell/guest-state.tsx';
import { Tray } from '../shell/tray.tsx';
import { useSpeech } from '../context/language.tsx';
import { OrderClosed, SendTrouble } from './send-trouble.tsx';
import { isUnavailable } from './unavailable.ts';
import { isClosedFor } from './sending.ts';
import type { useSend } from './use-send.ts';
import type { useTray } from './use-tray.ts';
import styles from './cart.module.css';

export interface CartSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly place: { readonly restaurantId: string; readonly tableId: string };
  readonly orderId: string;
  /** The number of portions in the order so far. */
  readonly ordered: number;
  /** True when a captain must confirm the round before it goes to the kitchen. */
  readonly isHeldFirst: boolean;
  /** The kind of order, and the packing charge that comes once with its first dishes. */
  readonly packing: { readonly type: OrderType; readonly oncePaise: Paise };
  readonly catalog: Catalog;
  readonly box: ReturnType<typeof useTray>;
  readonly sender: ReturnType<typeof useSend>;
  readonly now: number;
  /** True when the order has ended, so that it takes no further round. */
  readonly isOver: boolean;
  /** Why nothing can be sent now, in words; null when it can. The cart is kept. */
  readonly keptAway: string | null;
  /** True when the order is known not to contain the round that is being sent. */
  readonly canRelease: boolean;
}

/** The cart, and the button that sends it. */
export function CartSheet({
  open,
  onClose,
  catalog,
  box,
  sender,
  now,
  isOver,
  keptAway,
  ...rest
}: CartSheetProps) {
  const { words } = useSpeech();
  const said = useWords(cartSheetPart);
  const { ofTotal } = useWords(packingPart);
  const { cart, intent } = box.tray;
  const { lines } = priceCart(cart, catalog.menu, catalog.profile.tax);
  const isOff = (line: (typeof lines)[number]) =>
    line.line === null || isUnavailable(line.selection, catalog, now);
  const hasGone = lines.some(isOff);
  const offered = lines.filter((line) => !isOff(line));
  const dishes = offered.map(({ selection }) => selection);
  const packingPaise = plus(rest.packing.oncePaise, cartPacking(dishes, catalog.menu, rest.packing.type));
  const totalPaise = plus(sum(offered.map((line) => line.amountPaise)), packingPaise);
  const isClosed = isOver || isClosedFor(sender.sending);
  const tooMany = tooManyPortions(cart, rest.ordered, PORTION_LIMITS.guest);
  const isLong = cart.length > MAX_SELECTIONS_PER_ROUND;
  const full = keptAway ?? (isLong ? said.full : tooMany && said.tooMany(tooMany));
  const { state } = sender.sending;
  const isSending = state === 'sending';
  const send = said[rest.isHeldFirst ? 'sendOrder' : 'send'];
  const sendWords = state === 'changed' ? said.sendAtNew : state === 'unanswered' ? said.sendNow : send;
  const removeGone = () =>
    box.changeCart((before) =>
      lines.filter(isOff).reduce((rest, line) => removeFromCart(rest, line.key), before),
    );
  return (
    <BottomSheet
      open={open}
      title={said.title}
      closeLabel={words.area.close}
      onClose={onClose}
      {...(cart.length > 0 && {
        footer: (
          <div className={styles['footer']}>
            {isClosed ? (
              <OrderClosed place={rest.place} orderId={rest.orderId} cart={cart} />
            ) : (
              <SendTrouble sender={sender} now={now} canRelease={rest.canRelease} />
            )}
            {full !== null && <PlainNotice tone="warning">{full}</PlainNotice>}
            {!isClosed && packingPaise > 0 && <small>{ofTotal(formatMoney(packingPaise))}</small>}
            {!isClosed && (
              <Tray
                what={said[catalog.profile.tax.included === true ? 'totalWithTax' : 'total']}
                amount={formatMoney(totalPaise)}
              >
                {hasGone && intent === null ? (
                  <PlainButton key="remove" variant="outline" deliberate onClick={removeGone}>
                    {said.removeGone}
                  </PlainButton>
                ) : (
                  <PlainButton
                    key="send"
                    deliberate
                    pending={isSending}
                    disabled={full !== null}
                    onClick={sender.send}
                  >
                    {isSending ? said.sending : sendWords}
                  </PlainButton>
                )}
              </Tray>
            )}
          </div>
        ),
      })}
    >
      {cart.length === 0 ? (
        <GuestState icon={ShoppingBag} title={said.empty} text={said.emptyHint}>
          <PlainButton variant="outline" onClick={onClose}>
            {words.details.see}
          </PlainButton>
        </GuestState>
      ) : (
        <ul className={styles['lines']}>
          {lines.map((line) => (
            <CartLineRow
              key={line.key}
              line={line}
              menu={catalog.menu}
              name={catalog.menu.items.find((item) => item.id === line.selection.itemId) ?? null}
              isOff={isOff(line)}
              isLocked={intent !== null}
              onQuantity={(quantity) => box.changeCart((before) => setQuantity(before, line.key, quantity))}
              onFood={(food) => box.changeCart((before) => setFood(before, line.key, food))}
              onNote={(note) => box.changeCart((before) => setNote(before, line.key, note))}
            />
          ))}
        </ul>
      )}
    </BottomSheet>
  );
}
