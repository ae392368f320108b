import { isComing } from '@bhoj/domain/orders/requests/coming';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { guestReasonsPart } from '../../../messages/guest/reasons/en.ts';
import { reasonSentence } from '../../../words/guest.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSpeech } from '../context/language.tsx';
import { useNow } from '../context/use-now.ts';
import type { Asking } from './use-ask.ts';

export interface AskStateProps {
  readonly order: Order;
  readonly asking: Asking;
}

/** The state of the guests' call: who has got it, who comes, or why nobody has got it yet. */
export function AskState({ order, asking }: AskStateProps) {
  const { words } = useSpeech();
  const reasons = useWords(guestReasonsPart);
  const now = useNow();
  if (asking.failure !== null)
    return <PlainNotice tone="error">{reasonSentence(reasons, asking.failure.reason)}</PlainNotice>;
  const { service } = order.requests;
  if (service === null || order.state === 'Completed') return null;
  if (service.takenBy !== null && !isComing(service, now)) return null;
  return (
    <PlainNotice tone="info">
      {service.takenBy === null ? words.ask.called[service.kind] : words.ask.comes(service.takenBy.label)}
    </PlainNotice>
  );
}
