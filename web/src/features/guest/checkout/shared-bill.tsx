import { ReceiptText, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { billPath } from '@bhoj/domain/catalogue/public-links';
import { ZERO } from '@bhoj/domain/money/money';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { placeNamesOn } from '@bhoj/domain/billing/documents/issued-copy';
import { openSharedBill } from '../../../firebase/guest.ts';
import type { Answer } from '../../../firebase/guest.ts';
import { BillView } from '../../../blocks/bill/bill-view.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { BillToKeep } from './bill-to-keep.tsx';
import { GuestHeader } from '../shell/guest-header.tsx';
import { BillSkeleton } from './bill-skeleton.tsx';
import { GuestLink } from '../shell/guest-link.tsx';
import { GuestState } from '../shell/guest-state.tsx';
import { useSpeech, useTitle } from '../context/language.tsx';
import { placeWords, PREVIEW } from '../context/place.ts';
import { usePlaceParams } from '../context/router.tsx';
import styles from './checkout.module.css';
import { sharedBillWords } from '../../../words/guest-shared-bill.ts';
import { billPart } from '../../../words/shared/bill.ts';
import { useWords } from '../../../words/use-words.ts';

type Found = Awaited<ReturnType<typeof openSharedBill>> extends Answer<infer O> ? O : never;

export interface SharedBillProps {
  readonly restaurantId: string;
  readonly token: string;
  readonly profile: Profile;
}

/** The document of a shared link, with its later voiding and notes. */
export function SharedBill({ restaurantId, token, profile }: SharedBillProps) {
  const shared = sharedBillWords(useSpeech().words);
  const { tableId, orderId } = usePlaceParams();
  const link = billPath({ slug: profile.slug, restaurantId, tableId, orderId, shareToken: token });
  const [answer, setAnswer] = useState<Answer<Found> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useTitle(profile.name, shared.title);
  useEffect(() => {
    let isOver = false;
    void openSharedBill({ restaurantId, token }).then((found) => !isOver && setAnswer(found));
    return () => {
      isOver = true;
    };
  }, [restaurantId, token, attempt]);
  if (answer !== null && 'failure' in answer) {
    return (
      <NoBill
        reason={answer.failure.reason}
        onRetry={() => {
          setAnswer(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return (
    <>
      <GuestHeader title={shared.title}>
        <p>{profile.name}</p>
      </GuestHeader>
      {answer === null ? <BillSkeleton /> : <Documents found={answer.output} profile={profile} link={link} />}
    </>
  );
}

function NoBill({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) {
  const { words } = useSpeech();
  const { restaurantId, tableId } = usePlaceParams();
  const { gone, goneHint, failed, failedHint } = sharedBillWords(words);
  if (reason === 'invoice-not-found' || reason === 'invalid-input') {
    return (
      <GuestState isPage icon={ReceiptText} title={gone} text={goneHint}>
        <GuestLink to={href('customerMenu', { restaurantId, tableId, orderId: PREVIEW })} variant="primary">
          {words.details.see}
        </GuestLink>
      </GuestState>
    );
  }
  return (
    <GuestState isPage icon={WifiOff} title={failed} text={failedHint}>
      <PlainButton onClick={onRetry}>{words.area.tryAgain}</PlainButton>
    </GuestState>
  );
}

/** The invoice, then its notes. */
function Documents({
  found,
  profile,
  link,
}: {
  readonly found: Found;
  readonly profile: Profile;
  readonly link: string;
}) {
  const { language, words } = useSpeech();
  const { invoice, isVoid, creditNotes, debitNotes } = found;
  const reference = { invoiceNumber: invoice.number, invoiceIssuedAt: invoice.issuedAt };
  const { tableId, seller, sac } = invoice;
  const reader = { words: useWords(billPart), language, secondLanguage: profile.secondLanguageOnBills };
  const place = tableId === null ? undefined : placeWords(words, tableId, placeNamesOn(invoice));
  return (
    <>
      {isVoid && <PlainNotice tone="warning">{sharedBillWords(words).void}</PlainNotice>}
      <BillToKeep
        restaurant={profile.name}
        document={{ ...invoice, isVoid, place }}
        secondLanguage={profile.secondLanguageOnBills}
        link={link}
      />
      {creditNotes.map(({ number, issuedAt, bill, particulars, reason, refund, isTaxKept }) => (
        <div key={number} className={styles['card']}>
          <BillView
            {...{ number, issuedAt, bill, particulars, seller, sac }}
            credit={{ ...reference, reason, refund, isTaxKept }}
            {...reader}
          />
        </div>
      ))}
      {debitNotes.map(({ number, issuedAt, bill, particulars, reason, payment }) => (
        <div key={number} className={styles['card']}>
          <BillView
            {...{ number, issuedAt, bill, particulars, seller, sac }}
            payments={[{ ...payment, receivedPaise: payment.amountPaise, tipPaise: ZERO }]}
            debit={{ ...reference, reason }}
            {...reader}
          />
        </div>
      ))}
    </>
  );
}
