import Button from '@mui/material/Button';
import { outcomeOf } from '@bhoj/domain/catalogue/outcome';
import { formatPlain } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { settling } from '../../../messages/settling.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { guestLabel } from '../../names/guest-label.ts';
import { failureSentence } from '../state/acts.ts';
import type { BillingCounterState } from '../state/use-billing-counter.ts';
import type { Settling } from '../state/use-settling.ts';

export interface SettleNoticesProps {
  readonly counter: BillingCounterState;
  readonly money: Settling;
  /** The order has rounds that nobody has looked at here. */
  readonly hasChanged: boolean;
  readonly onSeen: () => void;
}

/** What stands between the bill and its payment. */
export function SettleNotices({ counter, money, hasChanged, onSeen }: SettleNoticesProps) {
  const { unanswered, failure, pending } = money;
  return (
    <>
      {counter.due.duePaise < 0 && <Notice tone="warning">{settling.overpaid}</Notice>}
      {hasChanged && (
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="outlined" onClick={onSeen}>
              {settling.useNewBill}
            </Button>
          }
        >
          {settling.changed}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="error">
          {outcomeOf(failure.reason) === 'unknown' ? settling.notConfirmed : failureSentence(failure)}
        </Notice>
      )}
      {unanswered !== null && !pending && (
        <Notice
          tone="warning"
          action={
            <Button size="small" variant="outlined" onClick={() => void money.resend()}>
              {settling.resend}
            </Button>
          }
        >
          {settling.unanswered(formatPlain(sum(unanswered.payments.map(({ amountPaise }) => amountPaise))))}
        </Notice>
      )}
    </>
  );
}

export interface DeclarationNoticeProps {
  readonly order: Pick<Order, 'upiClaim' | 'joined'>;
  readonly onTake: () => void;
}

/** A guest says they have paid: staff look into their own UPI app, and confirm it by taking the payment. */
export function DeclarationNotice({ order, onTake }: DeclarationNoticeProps) {
  const claim = order.upiClaim;
  if (claim === null) return null;
  const guest = Object.values(order.joined).find(({ label }) => label === claim.by);
  const who = guest?.name ?? (claim.by === '' ? settling.someGuest : guestLabel(claim.by));
  const amount = formatPlain(claim.amountPaise);
  return (
    <Notice
      tone="info"
      action={
        <Button size="small" variant="outlined" onClick={onTake}>
          {settling.takeClaim(amount)}
        </Button>
      }
    >
      {settling.claim(who, amount)}
    </Notice>
  );
}
