import Button from '@mui/material/Button';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { useWords } from '../../../words/use-words.ts';

export interface AskingNoticeProps {
  /** True when their list is open. */
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/** Says that somebody asked to be erased. Reads one document at most. */
export function AskingNotice({ isShown, onShow }: AskingNoticeProps) {
  const words = useWords(customersPart);
  const live = useLiveList(customers, { restaurantId: useRestaurantId() }, customers.queries.asking(1));
  if (isShown || live.state !== 'ready' || live.value.length === 0) return null;
  return (
    <Notice tone="warning" action={<Button onClick={onShow}>{words.showAsking}</Button>}>
      {words.someAsk}
    </Notice>
  );
}
