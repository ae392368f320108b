import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { tokenWords } from '../../../words/guest-token.ts';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useSpeech } from '../context/language.tsx';

/** The number that the counter calls when a takeaway is ready. */
export function TokenNote({ order: { state, token } }: { readonly order: Pick<Order, 'state' | 'token'> }) {
  const { words } = useSpeech();

  if (token === undefined || state === 'Cancelled') return null;
  const { number, hint } = tokenWords(words);
  return (
    <PlainNotice tone="info">
      <strong>{number(token)}</strong> {hint}
    </PlainNotice>
  );
}
