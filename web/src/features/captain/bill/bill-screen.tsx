import { ArrowLeft } from 'lucide-react';
import { orders } from '@bhoj/domain/orders/order.collection';
import { returnPayment, setDiscount, settleBill } from '@bhoj/domain/billing/settlement.contract';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { DEFAULT_PAPER_MM } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { SettleDesk } from '../../../blocks/settle/counter/billing-counter.tsx';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { captain } from '../../../messages/captain.ts';
import { common } from '../../../messages/common.ts';
import { ErrorState } from '../../../ui/mui/states/error-state.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { unservedCount } from '../state/captain-model.ts';
import { PaidBill } from './paid-bill.tsx';
import { placeName } from '../state/place-name.ts';
import { roundsFor } from '../outbox/outbox-model.ts';
import { ScreenHead } from '../order/screen-head.tsx';
import type { Service } from '../state/use-captain-data.ts';

/** Until the profile is there. */
const USUAL_PRINTING = { paperMm: DEFAULT_PAPER_MM, hindiOnBills: false } as const;

interface BillProps {
  readonly service: Service;
  readonly orderId: string;
  readonly order: Order;
  readonly profile: Profile;
}

/** What keeps a bill from being settled, in words; null where nothing does. */
function obstacle(service: Service, orderId: string, order: Order): string | null {
  if (order.pendingRounds.length > 0) return captain.roundsWaitHint;
  const unsent = roundsFor(service.outbox.outbox, { tableId: order.tableId, orderId });
  return unsent.length > 0 ? captain.unsentHint : null;
}

/** The desk at which the order is split and paid. */
function OpenBill({ service, orderId, order, profile }: BillProps) {
  const acts = {
    settle: useAttempt(settleBill),
    setDiscount: useAttempt(setDiscount),
    returnPayment: useAttempt(returnPayment),
  };
  const unserved = unservedCount(order);
  return (
    <>
      {unserved > 0 && <Notice tone="info">{captain.unserved(unserved)}</Notice>}
      <SettleDesk
        {...{ orderId, order, profile, acts }}
        place={placeName(order)}
        obstacle={obstacle(service, orderId, order)}
      />
    </>
  );
}

export interface BillScreenProps {
  readonly service: Service;
  readonly orderId: string;
  readonly isWide: boolean;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** A bill from the first look to the printed invoices; the address names its order, so that a reload finds it again. */
export function BillScreen({ service, orderId, isWide, onBack, onDone }: BillScreenProps) {
  const order = useLiveDoc(orders, { restaurantId: service.restaurantId, orderId });
  const { profile } = service;
  const isOpen = order.state === 'ready' && order.value.state === 'open';
  const isPaid = order.state === 'ready' && order.value.settlements.length > 0;
  const back = isOpen ? onBack : onDone;
  const name = order.state === 'ready' ? placeName(order.value) : captain.billTitle;
  return (
    <>
      <ScreenHead
        title={`${captain.billTitle} · ${name}`}
        isWide={isWide}
        back={{ label: isOpen ? captain.back(name) : captain.allTables, onBack: back, icon: ArrowLeft }}
      />
      {order.state === 'loading' && <SkeletonRows label={common.loading} rows={6} />}
      {(order.state === 'missing' || order.state === 'denied' || order.state === 'failed') && (
        <ErrorState title={captain.billFailed} text={common.couldNotLoadHint} />
      )}
      {isPaid && (
        <PaidBill
          order={order.value}
          printing={profile.state === 'ready' ? profile.value : USUAL_PRINTING}
          onDone={onDone}
        />
      )}
      {isOpen && profile.state === 'ready' && (
        <OpenBill {...{ service, orderId }} order={order.value} profile={profile.value} />
      )}
    </>
  );
}
