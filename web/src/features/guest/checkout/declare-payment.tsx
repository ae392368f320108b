import { ownDeclarations } from '@bhoj/domain/billing/settle/declared-upi';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { ReactNode } from 'react';
import { callAsGuest } from '../../../firebase/guest.ts';
import type { Failure } from '../../../firebase/guest.ts';
import { billPagePart } from '../../../messages/guest/bill-page/en.ts';
import { guestReasonsPart } from '../../../messages/guest/reasons/en.ts';
import { reasonSentence } from '../../../words/guest.ts';
import { ownSharePart } from '../../../messages/guest/own-share/en.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import type { Reader } from '../context/person-name.ts';
import { declarer } from './declarer.ts';
import { guestLabelPart } from '../../../messages/shared/guest-labels/en.ts';
import { useWords } from '../../../words/use-words.ts';

type Input = Parameters<typeof callAsGuest<'declarePayment'>>[1];

/** A browser cannot learn whether a UPI payment was made: the guest declares it, and staff confirm it (P-UPI-2). */
export function DeclareButton({ input, children }: { readonly input: Input; readonly children: ReactNode }) {
  const reasons = useWords(guestReasonsPart);
  const { declaring } = useWords(billPagePart);
  const { pending, failure, run } = useOneAtATime<Failure>();
  return (
    <>
      <PlainButton
        variant="outline"
        wide
        deliberate
        pending={pending}
        onClick={() => void run(() => callAsGuest('declarePayment', input))}
      >
        {pending ? declaring : children}
      </PlainButton>
      {failure !== null && <PlainNotice tone="error">{reasonSentence(reasons, failure.reason)}</PlainNotice>}
    </>
  );
}

/** True when a guest has declared the whole amount due as paid. */
export const isDeclared = ({ requests: { upiDeclaration } }: Order, duePaise: Paise): boolean =>
  upiDeclaration !== null && upiDeclaration.amountPaise === duePaise;

/** The declarations of other guests for their own parts, until staff confirm them. */
export function OthersDeclared({ order, reader }: { readonly order: Order; readonly reader: Reader }) {
  const guestLabelWords = useWords(guestLabelPart);
  const { others } = useWords(ownSharePart);
  return ownDeclarations(order.requests).map(({ by, amountPaise }) => {
    const other = declarer(guestLabelWords, order, by, reader);
    return (
      other !== null && (
        <PlainNotice key={by} tone="info">
          {others(other, formatPlain(amountPaise))}
        </PlainNotice>
      )
    );
  });
}

/** The button that declares the whole bill as paid. */
export function DeclarePayment(input: { readonly restaurantId: string; readonly orderId: string }) {
  const { declare } = useWords(billPagePart);
  return <DeclareButton input={input}>{declare}</DeclareButton>;
}
