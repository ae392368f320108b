import { customers } from '@bhoj/domain/customers/customer.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { ItemPanel } from '../../../ui/mui/item-panel.tsx';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { nameOf } from '../state/customers-model.ts';
import { CustomerPanel } from './customer-panel.tsx';
import { GonePart } from './gone-part.tsx';

export interface CustomerSideProps {
  /** Null when none is open. */
  readonly customerId: string | null;
  /** Epoch ms. */
  readonly now: number;
  readonly onClose: () => void;
}

/** The open customer beside the list. */
export function CustomerSide({ customerId, now, onClose }: CustomerSideProps) {
  const words = useWords(customersPart);
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(customers, customerId === null ? null : { restaurantId, customerId });
  return (
    <ItemPanel
      id={customerId}
      {...{ live, words, onClose }}
      title={(customer) => (customer === null ? words.customer : nameOf(customer))}
      missing={<GonePart customerId={customerId ?? ''} />}
    >
      {(value, id) => <CustomerPanel entry={{ id, value }} now={now} />}
    </ItemPanel>
  );
}
