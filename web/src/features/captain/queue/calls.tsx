import { takeRequest } from '@bhoj/domain/orders/requests/service-requests.contract';
import { formatMoney } from '@bhoj/domain/money/format';
import { minutesSince } from '@bhoj/domain/orders/kitchen/kitchen';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { guestName } from '../../../blocks/names/guest-label.ts';
import { orderName } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { nameOfDeclared } from '../../../blocks/settle/state/declared-name.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import type { Words } from '../../../words/part.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { guestLabelPart } from '../../../messages/shared/guest-labels/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import type { DeclaredPayment } from '../state/captain-model.ts';
import type { Place } from '../state/use-place.ts';
import { NeedCard } from './need-card.tsx';
import type { NeedCardProps } from './need-card.tsx';

/** Returns why a call could not be taken; names the colleague who was faster. */
function faultOf(
  floor: Words<'floor'>,
  { reason, details }: CallFacts,
): NonNullable<NeedCardProps['failure']> {
  const by = details['by'];
  return reason === 'request-taken' && typeof by === 'string' && by !== ''
    ? { sentence: floor.takenBy(by) }
    : reason;
}

/** A guest's call. When a member takes it, it disappears from every other phone. */
export function CallCard({
  order: { id, value },
  now,
}: {
  readonly order: OrderEntry;
  readonly now: number;
}) {
  const captain = useWords(captainPart);
  const floor = useWords(floorPart);
  const names = useNameWords();

  const take = useAttempt(takeRequest);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const { service } = value.requests;
  if (service === null) return null;
  const come = () => void run(() => take({ orderId: id, at: service.at }));
  return (
    <NeedCard
      who={orderName(names, value)}
      what={[captain.requests[service.kind], floor.ago(minutesSince(service.at, now))].join(' · ')}
      failure={failure && faultOf(floor, failure)}
      act={{ label: floor.coming, pending, onClick: come }}
    />
  );
}

interface DeclarationCardProps {
  readonly payment: DeclaredPayment;
  readonly go: (to: Partial<Place>) => void;
}

/** A guest's declaration of a UPI payment, which staff must check. */
export function DeclarationCard({ payment, go }: DeclarationCardProps) {
  const floor = useWords(floorPart);
  const names = useNameWords();
  const guestLabelWords = useWords(guestLabelPart);

  const { order, amountPaise, by, isOwn } = payment;
  const { id, value } = order;
  const place = orderName(names, value);
  const amount = formatMoney(amountPaise);
  const { tableId } = value;
  const bill = { orderId: id, view: 'bill', declared: nameOfDeclared(payment) } as const;
  return (
    <NeedCard
      who={isOwn ? `${place} · ${guestName(guestLabelWords, value, by)}` : place}
      what={isOwn ? floor.saysOwnPaid(amount) : floor.saysPaid(amount)}
      hint={floor.saysPaidHint}
      act={{ label: floor.openBill, onClick: () => go({ ...(tableId !== null && { tableId }), ...bill }) }}
    />
  );
}
