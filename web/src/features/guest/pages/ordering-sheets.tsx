import type { MenuItem } from '@bhoj/domain/menu/menu.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { addToCart } from '../../../blocks/cart/cart.ts';
import { DishSheet } from '../../../blocks/dish/dish-sheet.tsx';
import { CartSheet } from '../cart/cart-sheet.tsx';
import type { CartSheetProps } from '../cart/cart-sheet.tsx';
import { useSpeech } from '../context/language.tsx';
import { OrderSheet } from '../order/order-sheet.tsx';

/** The one sheet that is open: a dish to choose from, the cart, or what the table has ordered. */
export type OpenSheet = 'cart' | 'order' | MenuItem | null;

export interface OrderingSheetsProps extends Omit<CartSheetProps, 'open'> {
  readonly sheet: OpenSheet;
  readonly order: Order | null;
  /** The guest's own uid; null until it is known. */
  readonly uid: string | null;
}

/** What comes up from below when something is tapped; the menu has it fetched once the first dish is on screen. */
export function OrderingSheets({ sheet, order, uid, ...cart }: OrderingSheetsProps) {
  const { language, words } = useSpeech();
  const { catalog, box, onClose, place, orderId } = cart;
  return (
    <>
      <DishSheet
        menu={catalog.menu}
        item={typeof sheet === 'object' ? sheet : null}
        words={words.sheet}
        language={language}
        onClose={onClose}
        onAdd={(selection) => {
          box.changeCart((before) => addToCart(before, selection));
          onClose();
        }}
      />
      <CartSheet open={sheet === 'cart'} {...cart} />
      {order && (
        <OrderSheet
          open={sheet === 'order'}
          reader={{ uid, language, words }}
          {...{ place, orderId, order, onClose }}
        />
      )}
    </>
  );
}
