import { nameIn } from '@bhoj/domain/catalogue/names';
import { useState } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import { plus } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { PORTION_LIMITS, tooManyPortions } from '@bhoj/domain/orders/rounds/portion-limits';
import { detailOf } from '@bhoj/domain/orders/kitchen/progress';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { MAX_QUANTITY, priceCart, setFood, setNote, setQuantity } from '../../../blocks/cart/cart.ts';
import { cartPacking } from '../../../blocks/cart/packing.ts';
import { NoteLine } from '../../../blocks/cart/note-line.tsx';
import { FoodLine } from '../../../blocks/food/food-line.tsx';
import type { Cart, CartLine } from '../../../blocks/cart/cart.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { dishSheetPart } from '../../../messages/shared/dish/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { Stepper } from '../../../ui/shared/parts/stepper.tsx';
import { linesIn } from '../outbox/outbox-model.ts';
import type { Outbox } from '../outbox/outbox-model.ts';
import type { NotKept } from '../outbox/round-keep.ts';
import styles from './send-bar.module.css';

interface EntryProps {
  readonly entry: CartLine;
  readonly cart: Cart;
  readonly menu: Menu;
  readonly onChange: (cart: Cart) => void;
}

function Entry({ entry: { key, selection, line, amountPaise }, cart, menu, onChange }: EntryProps) {
  const captain = useWords(captainPart);
  const dishSheetWords = useWords(dishSheetPart);
  const language = useLanguage();

  const name = line === null ? captain.unknownDish : nameIn(language, line);
  return (
    <li className={styles['entry']}>
      <span className={styles['dish']}>
        {name}
        {line !== null && <small>{detailOf(line, language)}</small>}
        <small>{formatMoney(amountPaise)}</small>
      </span>
      <Stepper
        label={captain.quantityOf(name)}
        value={selection.quantity}
        max={selection.grams === undefined ? MAX_QUANTITY : 1}
        decreaseLabel={captain.less}
        increaseLabel={captain.more}
        onChange={(quantity) => onChange(setQuantity(cart, key, quantity))}
      />
      <div className={styles['says']}>
        <FoodLine {...{ menu, selection }} onChange={(food) => onChange(setFood(cart, key, food))} />
        <NoteLine
          words={dishSheetWords}
          note={selection.note}
          onNote={(note) => onChange(setNote(cart, key, note))}
        />
      </div>
    </li>
  );
}

export interface SendBarProps {
  readonly cart: Cart;
  readonly menu: Menu;
  readonly tax: Profile['tax'];
  readonly type: OrderType;
  /** The name of the round's table, room or customer. */
  readonly place: string;
  /** The packing charge that a new order gets once. */
  readonly packingPaise: Paise;
  /** Rounds for this place that the kitchen does not have yet. */
  readonly waiting: Outbox;
  readonly onChange: (cart: Cart) => void;
  /** Why the device could not keep the round at the last try. */
  readonly notKept: NotKept | null;
  readonly onSend: () => void;
  /** Sends the round although the device cannot keep it. */
  readonly onSendUnkept: () => void;
}

/** Says that the device cannot keep the round, which is not sent and stays here. */
function CannotKeep({ notKept, onSendUnkept }: Pick<SendBarProps, 'notKept' | 'onSendUnkept'>) {
  const captain = useWords(captainPart);

  return (
    notKept !== null && (
      <PlainNotice
        tone="error"
        title={captain.notKeptTitle}
        action={
          <PlainButton size="small" variant="outline" deliberate onClick={onSendUnkept}>
            {captain.sendUnkept}
          </PlainButton>
        }
      >
        {captain.notKept[notKept]}
      </PlainNotice>
    )
  );
}

/** The bar at the bottom: the entries of this round, and the button that sends it. */
export function SendBar({
  cart,
  menu,
  tax,
  type,
  place,
  packingPaise: once,
  waiting,
  notKept,
  onChange,
  onSend,
  onSendUnkept,
}: SendBarProps) {
  const dishSheetWords = useWords(dishSheetPart);
  const captain = useWords(captainPart);

  const [isOpen, setOpen] = useState(false);
  const { lines, totalPaise } = priceCart(cart, menu, tax);
  const packingPaise = plus(once, cartPacking(cart, menu, type));
  const estimate = captain[tax.included === true ? 'estimateWithTax' : 'estimate'](
    formatMoney(plus(totalPaise, packingPaise)),
  );
  const still = linesIn(waiting);
  const tooMany = tooManyPortions(cart, 0, PORTION_LIMITS.member);
  const cannotKeep = cart.length > 0 && <CannotKeep {...{ notKept, onSendUnkept }} />;
  return (
    <div className={styles['send']}>
      {!isOpen && cannotKeep}
      <p role="status">
        {cart.length === 0 ? captain.nothingChosen : estimate}
        {cart.length > 0 && packingPaise > 0 && <small>{captain.packing(formatMoney(packingPaise))}</small>}
        {tooMany !== null && <strong>{captain.tooManyPortions(tooMany)}</strong>}
        {still > 0 && <strong>{captain.stillWait(still)}</strong>}
      </p>
      <div>
        <PlainButton variant="outline" disabled={cart.length === 0} onClick={() => setOpen(true)}>
          {captain.review}
        </PlainButton>
        <PlainButton wide deliberate disabled={cart.length === 0 || tooMany !== null} onClick={onSend}>
          {cart.length === 0 ? captain.sendNothing : captain.send(cart.length, place)}
        </PlainButton>
      </div>
      <BottomSheet
        open={isOpen && cart.length > 0}
        title={captain.reviewTitle}
        closeLabel={dishSheetWords.close}
        onClose={() => setOpen(false)}
        footer={
          <div className={styles['footer']}>
            {cannotKeep}
            <p>{estimate}</p>
            <PlainButton wide deliberate disabled={tooMany !== null} onClick={onSend}>
              {captain.send(cart.length, place)}
            </PlainButton>
          </div>
        }
      >
        <ul className={styles['entries']}>
          {lines.map((entry) => (
            <Entry key={entry.key} {...{ entry, cart, menu, onChange }} />
          ))}
        </ul>
      </BottomSheet>
    </div>
  );
}
