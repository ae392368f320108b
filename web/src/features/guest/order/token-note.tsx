import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { tokenPart } from '../../../messages/guest/token/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainNotice } from '../../../ui/plain/notice.tsx';

/** The number that the counter calls when a takeaway is ready. */
export function TokenNote({ order: { state, token } }: { readonly order: Pick<Order, 'state' | 'token'> }) {
  const { number, hint } = useWords(tokenPart);
  if (token === undefined || state === 'Cancelled') return null;
  return (
    <PlainNotice tone="info">
      <strong>{number(token)}</strong> {hint}
    </PlainNotice>
  );
}
