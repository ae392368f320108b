import { customers } from '@bhoj/domain/customers/customer.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SidePanel } from '../../../ui/mui/side-panel.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
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
  const common = useWords(commonPart);
  const words = useWords(customersPart);
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(customers, customerId === null ? null : { restaurantId, customerId });
  return (
    <SidePanel
      open={customerId !== null}
      title={live.state === 'ready' ? nameOf(live.value) : words.customer}
      closeLabel={common.close}
      width={560}
      onClose={onClose}
    >
      {customerId !== null && (
        <Gate
          live={live}
          skeleton={<SkeletonRows label={words.loading} rows={6} />}
          words={{ failed: words.couldNotLoad, offline: words.offline }}
          missing={<GonePart customerId={customerId} />}
        >
          {(value) => <CustomerPanel key={customerId} entry={{ id: customerId, value }} now={now} />}
        </Gate>
      )}
    </SidePanel>
  );
}
