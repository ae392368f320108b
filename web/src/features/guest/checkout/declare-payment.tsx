import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { callAsGuest } from '../../../firebase/guest.ts';
import type { Failure } from '../../../firebase/guest.ts';
import { payingWords } from '../../../words/guest-paying.ts';
import { reasonSentence } from '../../../words/guest.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { personName } from '../context/person-name.ts';
import type { Reader } from '../context/person-name.ts';
import { guestLabelPart } from '../../../words/shared/guest-labels.ts';
import { useWords } from '../../../words/use-words.ts';

export interface DeclarePaymentProps {
  readonly restaurantId: string;
  readonly orderId: string;
  readonly order: Order;
  readonly duePaise: Paise;
  readonly reader: Reader;
}

/** A browser cannot learn whether a UPI payment was made: the guest declares it, and staff confirm it (P-UPI-2). */
export function DeclarePayment({ restaurantId, orderId, order, duePaise, reader }: DeclarePaymentProps) {
  const guestLabelWords = useWords(guestLabelPart);

  const { words } = reader;
  const paying = payingWords(words);
  const { pending, failure, run } = useOneAtATime<Failure>();
  const { upiDeclaration } = order.requests;
  if (upiDeclaration !== null && upiDeclaration.amountPaise === duePaise) {
    const who = personName(guestLabelWords, order, { kind: 'guest', label: upiDeclaration.by }, reader);
    return (
      <PlainNotice tone="info">{paying.declared(who, formatPlain(upiDeclaration.amountPaise))}</PlainNotice>
    );
  }
  const declare = () => void run(() => callAsGuest('declarePayment', { restaurantId, orderId }));
  return (
    <>
      <PlainButton variant="outline" wide pending={pending} onClick={declare}>
        {pending ? paying.declaring : paying.declare}
      </PlainButton>
      {failure !== null && <PlainNotice tone="error">{reasonSentence(words, failure.reason)}</PlainNotice>}
    </>
  );
}
