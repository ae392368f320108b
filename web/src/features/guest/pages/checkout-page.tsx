import { ReceiptText, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { BILL_PARAM, href } from '@bhoj/domain/catalogue/routes';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { BillSkeleton } from '../checkout/bill-skeleton.tsx';
import { Heading } from '../shell/guest-skeletons.tsx';
import { CatalogGate } from '../shell/catalog-gate.tsx';
import type { Catalog } from '../context/catalog.ts';
import { GuestHeader } from '../shell/guest-header.tsx';
import { GuestLink } from '../shell/guest-link.tsx';
import { Notices } from '../shell/notices.tsx';
import { GuestState } from '../shell/guest-state.tsx';
import { useSpeech, useTitle } from '../context/language.tsx';
import { orderedPortions, stopOf } from '../order/order-model.ts';
import { OrderStop } from '../order/order-stop.tsx';
import { TokenNote } from '../order/token-note.tsx';
import { MyData } from '../buyer/my-data.tsx';
import { PaidBills } from '../checkout/paid-bills.tsx';
import { placeWords } from '../context/place.ts';
import { ReviewPart } from '../review/review-part.tsx';
import { RunningBill } from '../checkout/running-bill.tsx';
import { Redirect, usePlaceParams, useSearch } from '../context/router.tsx';
import { readTray } from '../cart/send-model.ts';
import { SharedBill } from '../checkout/shared-bill.tsx';
import { useBillMoney } from '../checkout/use-bill-money.ts';
import { useNow } from '../context/use-now.ts';
import { sharedBillPart } from '../../../messages/guest/shared-bill/en.ts';
import { billPagePart } from '../../../messages/guest/bill-page/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useOrder } from '../order/use-order.ts';

const PageSkeleton = () => (
  <>
    <Heading />
    <BillSkeleton />
  </>
);

/** The running bill with the ways to pay, and after settlement the bill to keep. */
export function CheckoutPage() {
  const { restaurantId, tableId, orderId } = usePlaceParams();
  const token = useSearch().get(BILL_PARAM);
  // Another try attaches the listener again.
  const [attempt, setAttempt] = useState(0);
  return (
    <CatalogGate restaurantId={restaurantId} skeleton={<PageSkeleton />}>
      {(catalog) =>
        token === null ? (
          <Checkout
            key={`${orderId} ${attempt}`}
            place={{ restaurantId, tableId }}
            {...{ orderId, catalog }}
            onRetry={() => setAttempt(attempt + 1)}
          />
        ) : (
          <SharedBill key={token} restaurantId={restaurantId} token={token} profile={catalog.profile} />
        )
      }
    </CatalogGate>
  );
}

interface CheckoutProps {
  readonly place: { readonly restaurantId: string; readonly tableId: string };
  readonly orderId: string;
  readonly catalog: Catalog;
  readonly onRetry: () => void;
}

/** Replaces a bill that did not load. */
function Failed({ onRetry }: Pick<CheckoutProps, 'onRetry'>) {
  const { words } = useSpeech();
  const { failed, failedHint } = useWords(sharedBillPart);
  return (
    <GuestState icon={WifiOff} title={failed} text={failedHint}>
      <PlainButton onClick={onRetry}>{words.area.tryAgain}</PlainButton>
    </GuestState>
  );
}

function Checkout({ place, orderId, catalog, onRetry }: CheckoutProps) {
  const { language, words } = useSpeech();
  const { title, backToMenu } = useWords(billPagePart);
  const now = useNow();
  const { live, uid } = useOrder(place.restaurantId, orderId, true);
  const back = href('customerMenu', { ...place, orderId });
  useTitle(catalog.profile.name, title);
  const merged = live.state === 'ready' ? live.value.ending.mergedInto : null;
  if (merged !== null) {
    return <Redirect to={href('customerCheckout', { ...place, orderId: merged })} />;
  }
  const stop = stopOf(live, now);
  if (stop !== null) {
    const { cart } = readTray(place.restaurantId, orderId);
    return <OrderStop stop={stop} place={place} orderId={orderId} cart={cart} />;
  }
  const order = live.state === 'ready' ? live.value : null;
  const tableId = order?.tableId ?? place.tableId;
  return (
    <>
      <GuestHeader title={title} back={{ to: back, label: backToMenu }}>
        <p>
          {catalog.profile.name} ·{' '}
          {placeWords(words, tableId, catalog.profile.placeNames, order?.joinedTableIds)}
        </p>
      </GuestHeader>
      {live.state === 'failed' && <Failed onRetry={onRetry} />}
      {live.state === 'ready' && (
        <Notices>
          <TokenNote order={live.value} />
        </Notices>
      )}
      {live.state === 'loading' && <BillSkeleton />}
      {live.state === 'ready' && (
        <CheckoutOrder
          order={live.value}
          reader={{ uid, language, words }}
          restaurantId={place.restaurantId}
          {...{ orderId, catalog, back, tableId, onRetry }}
        />
      )}
    </>
  );
}

interface CheckoutOrderProps {
  readonly restaurantId: string;
  readonly order: Order;
  readonly orderId: string;
  readonly catalog: Catalog;
  readonly back: string;
  readonly tableId: string;
  readonly reader: Parameters<typeof RunningBill>[0]['reader'];
  readonly onRetry: () => void;
}

function CheckoutOrder({ order, catalog, ...props }: CheckoutOrderProps) {
  const { restaurantId, back, tableId, reader } = props;
  const { words } = reader;
  const said = useWords(billPagePart);
  if (order.state === 'Cancelled') {
    return (
      <GuestState icon={ReceiptText} title={said.cancelled} text={said.cancelledHint}>
        <GuestLink to={href('customerDetails', { restaurantId, tableId })} variant="primary">
          {words.area.toTable}
        </GuestLink>
      </GuestState>
    );
  }
  if (order.state !== 'Completed' && orderedPortions(order) === 0) {
    return (
      <GuestState icon={ReceiptText} title={said.nothing} text={said.nothingHint}>
        <GuestLink to={back} variant="primary">
          {said.backToMenu}
        </GuestLink>
      </GuestState>
    );
  }
  return <Bills {...props} order={order} profile={catalog.profile} />;
}

type BillsProps = Omit<Parameters<typeof RunningBill>[0], 'account'> &
  Pick<CheckoutOrderProps, 'order' | 'onRetry'>;

/** The running bill or the paid ones, once payments and discounts are known. */
function Bills({ order, onRetry, ...props }: BillsProps) {
  const { restaurantId, orderId, profile } = props;
  const money = useBillMoney(restaurantId, orderId, order);
  if (money.state === 'loading') return <BillSkeleton />;
  if (money.state !== 'ready') return <Failed onRetry={onRetry} />;
  const account = { order, money: money.value };
  if (order.state !== 'Completed') return <RunningBill {...props} account={account} />;
  return (
    <>
      <PaidBills {...{ account, profile }} at={{ restaurantId, orderId }} />
      {order.customer !== null && <MyData {...{ restaurantId, orderId }} />}
      <ReviewPart {...{ restaurantId, orderId, order }} link={profile.reviewLink} />
    </>
  );
}
