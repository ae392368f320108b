import { useRef, useState } from 'react';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { callAsGuest } from '../../../firebase/guest.ts';
import { reasonSentence } from '../../../messages/guest/index.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { personName } from '../context/person-name.ts';
import type { Reader } from '../context/person-name.ts';

export interface DeclarePaymentProps {
  readonly restaurantId: string;
  readonly orderId: string;
  readonly order: Order;
  readonly duePaise: Paise;
  readonly reader: Reader;
}

/** A browser never learns whether UPI was paid: the guest says so, and staff confirm it (P-UPI-2). */
export function DeclarePayment({ restaurantId, orderId, order, duePaise, reader }: DeclarePaymentProps) {
  const { words } = reader;
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const busy = useRef(false);
  const { upiDeclaration } = order.requests;
  if (upiDeclaration !== null && upiDeclaration.amountPaise === duePaise) {
    const who = personName(order, { kind: 'guest', label: upiDeclaration.by }, reader);
    return (
      <PlainNotice tone="info">
        {words.checkout.declared(who, formatPlain(upiDeclaration.amountPaise))}
      </PlainNotice>
    );
  }
  const declare = async () => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setFault(null);
    const answer = await callAsGuest('declarePayment', { restaurantId, orderId });
    busy.current = false;
    setPending(false);
    if ('failure' in answer) setFault(reasonSentence(words, answer.failure.reason));
  };
  return (
    <>
      <PlainButton variant="outline" wide pending={isPending} onClick={() => void declare()}>
        {isPending ? words.checkout.declaring : words.checkout.declare}
      </PlainButton>
      {fault !== null && <PlainNotice tone="error">{fault}</PlainNotice>}
    </>
  );
}
