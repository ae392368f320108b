import type { OwnPayment } from '@bhoj/domain/billing/settle/own-declarations';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { billPagePart } from '../../../messages/guest/bill-page/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Reader } from '../context/person-name.ts';
import { CounterWay } from './counter-way.tsx';
import { OthersDeclared } from './declare-payment.tsx';
import { Fold } from './fold.tsx';
import { OwnState } from './own-part.tsx';

export interface SaidPaidProps {
  readonly order: Order;
  readonly own: OwnPayment | null;
  readonly place: string;
  readonly reader: Reader;
}

/**
 * Replaces the ways to pay once a guest has declared the whole bill as paid. It shows the declarations of own parts
 * and, in a fold, how to pay at the counter in case of a mistake.
 */
export function SaidPaid({ order, own, place, reader }: SaidPaidProps) {
  const { payAnother } = useWords(billPagePart);
  return (
    <>
      {own !== null && <OwnState own={own} />}
      <OthersDeclared {...{ order, reader }} />
      <Fold label={payAnother}>
        <CounterWay place={place} />
      </Fold>
    </>
  );
}
