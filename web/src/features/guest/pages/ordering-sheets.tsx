import { ZERO } from '@bhoj/domain/money/money';
import { livePortionCount } from '@bhoj/domain/orders/rounds/portion-limits';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { addToCart } from '../../../blocks/cart/cart.ts';
import { DishSheet } from '../../../blocks/dish/dish-sheet.tsx';
import { dishSheetPart } from '../../../messages/shared/dish/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { CartSheet } from '../cart/cart-sheet.tsx';
import type { CartSheetProps } from '../cart/cart-sheet.tsx';
import { Merged } from '../cart/merged.tsx';
import { useSpeech } from '../context/language.tsx';
import { DeclinedSheet } from '../order/declined-sheet.tsx';
import type { Asking } from '../order/use-ask.ts';
import { OrderNotices } from '../order/order-notices.tsx';
import { OrderStop } from '../order/order-stop.tsx';
import { OrderSheet } from '../order/order-sheet.tsx';

/** The open sheet: a dish with choices, the cart, or the table's order. */
export type OpenSheet = 'cart' | 'order' | MenuItem | null;

export interface OrderingSheetsProps extends Omit<
  CartSheetProps,
  'open' | 'ordered' | 'isHeldFirst' | 'packing'
> {
  readonly sheet: OpenSheet;
  readonly order: Order | null;
  readonly asking: Asking;
  /** The guest's own uid; null until it is known. */
  readonly uid: string | null;
}

/** Returns the packing charge of the next round: an order's own charge comes once, with its first dishes. */
const packingIn = (order: Order | null): CartSheetProps['packing'] => ({
  type: order?.type ?? 'dine-in',
  oncePaise: order === null || Object.keys(order.lines).length > 0 ? ZERO : order.extras.packingPaise,
});

/** The sheets of the menu; their code loads once the first dish is on screen. */
function OrderingSheets({ sheet, order, asking, uid, ...cart }: OrderingSheetsProps) {
  const { language, words } = useSpeech();
  const { catalog, box, now, onClose, place, orderId } = cart;
  return (
    <>
      <DishSheet
        menu={catalog.menu}
        availability={catalog.availability}
        now={now}
        item={typeof sheet === 'object' ? sheet : null}
        words={useWords(dishSheetPart)}
        language={language}
        food={catalog.food?.rules ?? []}
        onClose={onClose}
        onAdd={(selection) => {
          box.changeCart((before) => addToCart(before, selection));
          onClose();
        }}
      />
      <CartSheet
        open={sheet === 'cart'}
        ordered={order === null ? 0 : livePortionCount(order)}
        isHeldFirst={order?.joining.trusted === false}
        packing={packingIn(order)}
        {...cart}
      />
      {order && <DeclinedSheet at={{ ...place, orderId }} {...{ order, catalog, asking, now, box }} />}
      {order && (
        <OrderSheet
          open={sheet === 'order'}
          reader={{ uid, language, words }}
          {...{ place, orderId, order, catalog, onClose }}
        />
      )}
    </>
  );
}

/**
 * Returns the parts that the menu of an order shows besides its dishes. Also loads the bill page, so that a guest who
 * goes offline can still open the bill, and the code that sends a round, so that the first tap need not wait.
 */
export function orderingSheets() {
  void import('./checkout-page.tsx').catch(() => undefined);
  void import('../cart/send-round.ts').catch(() => undefined);
  return { Merged, OrderNotices, OrderStop, OrderingSheets };
}
