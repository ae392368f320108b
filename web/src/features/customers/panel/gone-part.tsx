import { RECEIPT_DAYS } from '@bhoj/domain/customers/acts';
import { formerCustomers } from '@bhoj/domain/customers/former.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { dateName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** What happened to a deleted record; for an erasure, its receipt. */
export function GonePart({ customerId }: { readonly customerId: string }) {
  const words = useWords(customersPart);
  const live = useLiveDoc(formerCustomers, { restaurantId: useRestaurantId(), customerId });
  if (live.state !== 'ready' || live.value.how === 'merged') return <Notice tone="info">{words.gone}</Notice>;
  const { at, visits } = live.value;
  return (
    <Notice tone="success" title={words.receiptTitle}>
      {words.receipt(dateName(at), dateName(at + RECEIPT_DAYS * DAY), visits)}
    </Notice>
  );
}
