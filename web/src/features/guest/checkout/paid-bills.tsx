import { CircleCheck } from 'lucide-react';
import type { Account } from '@bhoj/domain/billing/shape/account';
import { asIssued } from '@bhoj/domain/billing/documents/issued-copy';
import { billPath } from '@bhoj/domain/catalogue/public-links';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { BillToKeep } from './bill-to-keep.tsx';
import { useSpeech } from '../context/language.tsx';
import { placeWords } from '../context/place.ts';
import { keptBillWords } from '../../../words/guest-kept-bill.ts';
import styles from './checkout.module.css';

export interface PaidBillsProps {
  readonly account: Account;
  readonly at: { readonly restaurantId: string; readonly orderId: string };
  readonly profile: Profile;
}

/** The documents of a settled order; several when the table split its bill. */
export function PaidBills({ account, at, profile }: PaidBillsProps) {
  const { words } = useSpeech();
  return (
    <>
      <div className={styles['paid']} role="status">
        <CircleCheck aria-hidden />
        <div>
          <strong>{words.checkout.paid}</strong>
          <p>{keptBillWords(words).paidHint}</p>
        </div>
      </div>
      {account.money.settlements.map((settlement) => {
        const { invoiceId, shareToken, voidedAt, ...document } = settlement;
        const { order, customerName, placeNames } = asIssued(account.order, settlement);
        const { tableId } = order;
        return (
          <BillToKeep
            key={invoiceId}
            restaurant={profile.name}
            document={{
              ...document,
              customerName,
              isVoid: voidedAt !== null,
              place: tableId === null ? undefined : placeWords(words, tableId, placeNames),
            }}
            secondLanguage={profile.secondLanguageOnBills}
            link={billPath({ ...at, slug: profile.slug, tableId: account.order.tableId, shareToken })}
          />
        );
      })}
    </>
  );
}
