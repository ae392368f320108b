import { ArrowLeft } from 'lucide-react';
import { CategoriesSource } from '../../../blocks/categories/categories-source.ts';
import { useMenuCategories } from '../../../firebase/menu-categories.ts';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { readTills } from '@bhoj/domain/cash/tills.contract';
import { offerBuyer, setBuyer } from '@bhoj/domain/billing/documents/buyer.contract';
import { applyDeposit, releaseDeposit } from '@bhoj/domain/deposits/deposits.contract';
import { enterCode } from '@bhoj/domain/billing/discounts/discount-code.contract';
import {
  returnPayment,
  setComplimentary,
  setDiscount,
  settleBill,
} from '@bhoj/domain/billing/settle/settlement.contract';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { DEFAULT_PAPER_MM } from '@bhoj/domain/restaurant/settings.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { useIfMayTry } from '../../../firebase/rights.ts';
import { useIfMay } from '../../../firebase/rights.ts';
import { orderName, wordsAsIssued } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { BillingCounter } from '../../../blocks/settle/counter/billing-counter.tsx';
import { IssuedBills } from '../../../blocks/settle/counter/issued-bills.tsx';
import { useLiveDoc } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { useOrderMoney } from '../../../firebase/order-money.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { useAttemptOnce } from '../../../firebase/use-attempt-once.ts';
import type { Words } from '../../../words/part.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { unservedCount } from '../state/captain-model.ts';
import { PaidBill } from './paid-bill.tsx';
import { ShareSettled } from './share-settled.tsx';
import { roundsFor } from '../outbox/outbox-model.ts';
import { ScreenHead } from '../order/screen-head.tsx';
import type { CaptainData } from '../state/use-captain-data.ts';
import { Gate } from '../../../ui/plain/gate.tsx';
import { plainFields } from '../../../ui/plain/plain-fields.tsx';
import { KitFieldsContext } from '../../../ui/shared/kit/kit.ts';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { SkeletonRows } from '../../../ui/plain/skeleton-rows.tsx';

/** Used until the profile has loaded. */
const FIRST_PRINTING = { paperMm: DEFAULT_PAPER_MM, secondLanguageOnBills: null } as const;

interface BillProps {
  readonly data: CaptainData;
  readonly orderId: string;
  readonly account: Account;
  readonly isBehind: boolean;
  readonly profile: Profile;
  readonly declared: string | null;
}

/** Returns the order with its money, once both have loaded. */
function accountOf(order: Live<Order>, money: Live<OrderMoney>): Live<Account> {
  if (order.state !== 'ready') return order;
  if (money.state !== 'ready') return money;
  const fromCache = order.fromCache || money.fromCache;
  return { state: 'ready', value: { order: order.value, money: money.value }, fromCache };
}

/** Returns why a bill cannot be settled, in words; null when it can. */
function obstacle(
  captain: Words<'captain'>,
  data: CaptainData,
  orderId: string,
  order: Order,
): string | null {
  if (order.acceptance.waiting.length > 0) return captain.roundsWaitHint;
  const unsent = roundsFor(data.outbox.rounds, { tableId: order.tableId, orderId });
  if (unsent.some(({ isUnknown }) => isUnknown)) return captain.unknownHint;
  return unsent.length > 0 ? captain.unsentHint : null;
}

/** The billing counter, where the order is split and paid. */
function OpenBill({ data, orderId, account, isBehind, profile, declared }: BillProps) {
  const captain = useWords(captainPart);
  const names = useNameWords();

  const { order } = account;
  const ifMay = useIfMay();
  const ifMayTry = useIfMayTry();
  const acts = {
    settle: useAttempt(settleBill),
    setBuyer: useAttempt(setBuyer),
    offerBuyer: useAttempt(offerBuyer),
    enterCode: ifMay('take-orders', useAttemptOnce(enterCode)),
    setComplimentary: ifMayTry(setComplimentary, useAttemptOnce(setComplimentary)),
    setDiscount: ifMayTry(setDiscount, useAttemptOnce(setDiscount)),
    returnPayment: ifMayTry(returnPayment, useAttempt(returnPayment)),
    readTills: useAttempt(readTills),
    applyDeposit: useAttemptOnce(applyDeposit),
    releaseDeposit: useAttemptOnce(releaseDeposit),
  };
  const unserved = unservedCount(order);
  return (
    <>
      {unserved > 0 && <PlainNotice tone="info">{captain.unserved(unserved)}</PlainNotice>}
      <CategoriesSource value={useMenuCategories}>
        <BillingCounter
          {...{ orderId, account, isBehind, profile, acts, declared }}
          place={orderName(names, order)}
          obstacle={obstacle(captain, data, orderId, order)}
        />
      </CategoriesSource>
    </>
  );
}

export interface BillScreenProps {
  readonly data: CaptainData;
  readonly orderId: string;
  readonly isWide: boolean;
  /** The declared payment to take (`findDeclared`); null for none. */
  readonly declared: string | null;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/**
 * The bill screen, from the running bill to the printed invoices. The address contains its order, so that a reload
 * shows it again.
 */
export function BillScreen({ data, orderId, isWide, declared, onBack, onDone }: BillScreenProps) {
  const captain = useWords(captainPart);
  const common = useWords(commonPart);
  const names = useNameWords();

  const { profile, restaurantId } = data;
  const order = useLiveDoc(orders, { restaurantId, orderId });
  const money = useOrderMoney({ restaurantId, orderId }, order.state === 'ready' ? order.value : null);
  const account = accountOf(order, money);
  const isOpen = order.state === 'ready' && order.value.state === 'open';
  const back = isOpen ? onBack : onDone;
  const printing = profile.state === 'ready' ? profile.value : FIRST_PRINTING;
  const name = order.state === 'ready' ? orderName(names, order.value) : captain.billTitle;
  return (
    <KitFieldsContext value={plainFields}>
      <ScreenHead
        title={`${captain.billTitle} · ${name}`}
        isWide={isWide}
        back={{ label: isOpen ? captain.back(name) : captain.allTables, onBack: back, icon: ArrowLeft }}
      />
      <Gate
        live={account}
        skeleton={<SkeletonRows label={common.loading} rows={6} />}
        words={{ failed: captain.billFailed }}
      >
        {(value) => (
          <>
            {value.money.settlements.length > 0 && (
              <PaidBill
                account={value}
                {...{ printing, onDone }}
                showShare={(settlement) =>
                  profile.state === 'ready' && (
                    <ShareSettled
                      at={{ restaurantId, orderId, tableId: value.order.tableId }}
                      profile={profile.value}
                      settlement={settlement}
                    />
                  )
                }
              />
            )}
            {isOpen && profile.state === 'ready' && (
              <OpenBill
                {...{ data, orderId, declared }}
                isBehind={money.isBehind}
                account={value}
                profile={profile.value}
              />
            )}
            {isOpen && (
              <IssuedBills
                account={value}
                placeOf={(issued) => orderName(wordsAsIssued(names, issued), issued.order)}
                which="earlier"
                printing={printing}
              />
            )}
          </>
        )}
      </Gate>
    </KitFieldsContext>
  );
}
