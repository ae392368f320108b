import { formatMoney } from '@bhoj/domain/money/format';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Cart } from '../../../blocks/cart/cart.ts';
import type { Failure } from '../../../firebase/guest.ts';
import { cartSheetPart } from '../../../messages/guest/cart-sheet/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Words } from '../../../words/part.ts';
import { guestReasonsPart } from '../../../messages/guest/reasons/en.ts';
import { reasonSentence } from '../../../words/guest.ts';
import type { GuestWords } from '../../../words/guest.ts';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useSpeech } from '../context/language.tsx';
import { go } from '../context/router.tsx';
import { carryCart } from './send-model.ts';
import { momentOf } from '../context/times.ts';
import type { useSend } from './use-send.ts';
import styles from './cart.module.css';

export interface SendTroubleProps {
  readonly sender: ReturnType<typeof useSend>;
  readonly now: number;
  readonly canRelease: boolean;
}

/** Returns what the server said about the round besides the reason; null for no more. */
function detailsIn(
  { reason, details }: Failure,
  now: number,
  language: Language,
  words: GuestWords,
  { opensAt: opensAgain, fewLeft }: Words<'cartSheet'>,
): string | null {
  const opensAt = details['opensAt'];
  if (reason === 'restaurant-closed' && typeof opensAt === 'number') {
    return opensAgain(momentOf(opensAt, now, language, words));
  }
  const { names, left } = details;
  if (reason === 'too-few-left' && Array.isArray(names) && typeof left === 'number')
    return fewLeft(names.join(', '), left);
  return null;
}

/** Tells the guest the result of the last try to send, and what to do. */
export function SendTrouble({ sender, now, canRelease }: SendTroubleProps) {
  const { language, words } = useSpeech();
  const said = useWords(cartSheetPart);
  const reasons = useWords(guestReasonsPart);
  const { sending, release } = sender;
  if (sending.state === 'unanswered') {
    return (
      <PlainNotice tone="warning">
        {said.waiting}
        {canRelease && (
          <PlainButton variant="quiet" onClick={release}>
            {said.change}
          </PlainButton>
        )}
      </PlainNotice>
    );
  }
  if (sending.state === 'changed') {
    return (
      <PlainNotice tone="warning">
        <strong>{said.changed}</strong>
        <ul className={styles['changes']}>
          {sending.changes.map((change) => (
            <li key={change.key}>
              {said.changedLine(
                change.name,
                formatMoney(change.wasPaise),
                change.nowPaise === null ? said.notOffered : formatMoney(change.nowPaise),
              )}
            </li>
          ))}
        </ul>
      </PlainNotice>
    );
  }
  if (sending.state !== 'refused') return null;
  const { failure } = sending;
  return (
    <PlainNotice tone="error">
      {detailsIn(failure, now, language, words, said) ?? reasonSentence(reasons, failure.reason)}
    </PlainNotice>
  );
}

export interface OrderClosedProps {
  readonly place: { readonly restaurantId: string; readonly tableId: string };
  readonly orderId: string;
  readonly cart: Cart;
}

/** Shown when the order has ended while the cart has dishes: they can go into a new order. */
export function OrderClosed({ place, orderId, cart }: OrderClosedProps) {
  const said = useWords(cartSheetPart);
  const carry = () => {
    carryCart(place.restaurantId, orderId, cart);
    go(href('customerDetails', place));
  };
  return (
    <>
      <PlainNotice tone="warning">
        <strong>{said.closedTitle}</strong>
        <p className={styles['closed']}>{said.closedHint}</p>
      </PlainNotice>
      <PlainButton wide onClick={carry}>
        {said.carry}
      </PlainButton>
    </>
  );
}
