import Button from '@mui/material/Button';
import { takeRequest } from '@bhoj/domain/orders/requests.contract';
import { formatMoney } from '@bhoj/domain/money/format';
import { minutesSince } from '@bhoj/domain/orders/kitchen';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { floor } from '../../../messages/floor.ts';
import { reasonSentences } from '../../../messages/reasons.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import type { OrderEntry } from '../state/captain-model.ts';
import { placeName } from '../state/place-name.ts';
import type { Place } from '../state/use-place.ts';
import styles from './needs-you.module.css';

/** Why a call could not be taken: a colleague's name where one was faster. */
function sentenceOf({ reason, details }: CallFacts): string {
  const by = details['by'];
  return reason === 'request-taken' && typeof by === 'string' && by !== ''
    ? floor.takenBy(by)
    : reasonSentences[reason];
}

/** Guests who ask for somebody. Whoever says that they come takes the call from every other phone. */
export function CallCard({
  order: { id, value },
  now,
}: {
  readonly order: OrderEntry;
  readonly now: number;
}) {
  const take = useAttempt(takeRequest);
  const { pending: isBusy, failure, run } = useOneAtATime<CallFacts>();
  const { service } = value.requests;
  if (service === null) return null;
  const name = floor.calls[service.kind](placeName(value));
  const come = () => void run(() => take({ orderId: id, at: service.at }));
  return (
    <li className={styles['need']}>
      <div>
        <strong>{name}</strong>
        {floor.ago(minutesSince(service.at, now))}
        {failure !== null && <p role="alert">{sentenceOf(failure)}</p>}
      </div>
      <Button variant="contained" disabled={isBusy} aria-busy={isBusy} aria-description={name} onClick={come}>
        {floor.coming}
      </Button>
    </li>
  );
}

interface DeclarationCardProps {
  readonly order: OrderEntry;
  readonly go: (to: Partial<Place>) => void;
}

/** Guests who say that they have paid by UPI: nobody knows before somebody has looked. */
export function DeclarationCard({ order: { id, value }, go }: DeclarationCardProps) {
  const { upiDeclaration } = value.requests;
  if (upiDeclaration === null) return null;
  const name = floor.saysPaid(placeName(value), formatMoney(upiDeclaration.amountPaise));
  const { tableId } = value;
  return (
    <li className={styles['need']}>
      <div>
        <strong>{name}</strong>
        {floor.saysPaidHint}
      </div>
      <Button
        variant="contained"
        aria-description={name}
        onClick={() => go({ ...(tableId !== null && { tableId }), orderId: id, view: 'bill' })}
      >
        {floor.openBill}
      </Button>
    </li>
  );
}
