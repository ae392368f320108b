import type { Account } from '@bhoj/domain/billing/shape/account';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { unreadableOf } from '../../../firebase/live-values.ts';
import { orderHistoryPart } from '../../../words/owner/order-history.ts';
import { orderPanelPart } from '../../../words/owner/order-panel.ts';
import { billPart } from '../../../words/shared/bill.ts';
import { guestLabelPart } from '../../../words/shared/guest-labels.ts';
import { useWords } from '../../../words/use-words.ts';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { historyOf } from './history-model.ts';
import { shortMomentName } from '../../../ui/dates/formats.ts';
import { Part } from './part.tsx';
import { useHistory } from './use-history.ts';
import styles from './order-history.module.css';

export interface OrderHistoryProps {
  readonly now: number;
  readonly orderId: string;
  readonly account: Account;
}

/** The history of an order: who did what, and when. */
export function OrderHistory({ now, orderId, account }: OrderHistoryProps) {
  const words = useWords(orderPanelPart);
  const billWords = useWords(billPart);
  const guestLabelWords = useWords(guestLabelPart);
  const orderHistory = useWords(orderHistoryPart);
  const places = usePlaceWords();

  const { entries, names } = useHistory(orderId);
  const steps = historyOf(
    billWords,
    guestLabelWords,
    orderHistory,
    places,
    orderId,
    account,
    entries.state === 'ready' ? entries.value : [],
    names,
  );
  return (
    <Part title={words.history}>
      {entries.state === 'loading' && <SkeletonRows label={words.loading} rows={3} rowHeight={44} />}
      <UnreadableCard unreadable={unreadableOf(entries)} />
      {(entries.state === 'failed' || entries.state === 'denied') && (
        <Notice tone="warning">{words.historyFailed}</Notice>
      )}
      {entries.state !== 'loading' && (
        <ol className={styles['history']}>
          {steps.map((step) => (
            <li key={step.key}>
              <time dateTime={new Date(step.at).toISOString()}>{shortMomentName(step.at, now)}</time>
              <div>
                {step.what}
                {step.who !== null && <small>{step.who}</small>}
              </div>
            </li>
          ))}
        </ol>
      )}
      {entries.state !== 'loading' && steps.length === 0 && (
        <p className={styles['quiet']}>{words.noHistory}</p>
      )}
    </Part>
  );
}
