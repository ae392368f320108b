import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { runningBillOf } from '@bhoj/domain/billing/running-bill';
import { orders } from '@bhoj/domain/collections/service';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { DEFAULT_PAPER_MM } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { BillView } from '../../blocks/bill-view.tsx';
import { billWords } from '../../messages/blocks.ts';
import { captain } from '../../messages/captain.ts';
import { common } from '../../messages/common.ts';
import { useLiveDoc } from '../../firebase/live.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { unservedCount } from './captain-model.ts';
import { PaidBill } from './paid-bill.tsx';
import { PaymentForm } from './payment-form.tsx';
import { placeName } from './place-name.ts';
import { roundsFor } from './outbox-model.ts';
import { ScreenHead } from './screen-head.tsx';
import type { Service } from './use-service.ts';
import styles from './captain.module.css';

/** Until the profile is there. */
const USUAL_PRINTING = { paperMm: DEFAULT_PAPER_MM, hindiOnBills: false } as const;

interface BillProps {
  readonly service: Service;
  readonly orderId: string;
  readonly order: Order;
  readonly tax: Profile['tax'];
}

/** What keeps a bill from being settled, in words; null where nothing does. */
function obstacle(service: Service, orderId: string, order: Order): string | null {
  if (order.pendingRounds.length > 0) return captain.roundsWaitHint;
  const unsent = roundsFor(service.outbox.outbox, { tableId: order.tableId, orderId });
  return unsent.length > 0 ? captain.unsentHint : null;
}

/** The bill as it would be issued now, and how it is paid. */
function OpenBill({ service, orderId, order, tax }: BillProps) {
  const rounds = Object.keys(order.rounds).length;
  // Nobody is billed unseen: what came since the captain looked has to be looked at.
  const [seen, setSeen] = useState(rounds);
  const bill = runningBillOf(order, tax);
  const blocked = obstacle(service, orderId, order);
  const unserved = unservedCount(order);
  return (
    <>
      <section aria-label={captain.billTitle} className={styles['paper']}>
        <BillView bill={bill} words={billWords} place={placeName(order)} />
      </section>
      {blocked !== null && <Notice tone="warning">{blocked}</Notice>}
      {unserved > 0 && <Notice tone="info">{captain.unserved(unserved)}</Notice>}
      <PaymentForm
        orderId={orderId}
        type={order.type}
        totalPaise={bill.totalPaise}
        seenRounds={seen}
        hasChanged={seen !== rounds}
        onSeen={() => setSeen(rounds)}
        isBlocked={blocked !== null}
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

/** A bill from the first look to the printed invoice; the address names its order, so that a reload finds it again. */
export function BillScreen({ service, orderId, isWide, onBack, onDone }: BillScreenProps) {
  const order = useLiveDoc(orders, { restaurantId: service.restaurantId, orderId });
  const { profile } = service;
  const isOpen = order.state === 'ready' && order.value.state === 'open';
  const settlement = order.state === 'ready' ? order.value.settlements.at(-1) : undefined;
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
      {order.state === 'ready' && settlement !== undefined && (
        <PaidBill
          order={order.value}
          settlement={settlement}
          printing={profile.state === 'ready' ? profile.value : USUAL_PRINTING}
          onDone={onDone}
        />
      )}
      {order.state === 'ready' && settlement === undefined && profile.state === 'ready' && (
        <OpenBill service={service} orderId={orderId} order={order.value} tax={profile.value.tax} />
      )}
    </>
  );
}
