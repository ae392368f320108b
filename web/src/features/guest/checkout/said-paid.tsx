import type { OwnPayment } from '@bhoj/domain/billing/settle/own-declarations';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { billPageWords } from '../../../words/guest-bill-page.ts';
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
 * Stands in place of the ways to pay once a guest has said that all is paid: what was declared of own parts, and the
 * counter in a fold, for a table that was mistaken.
 */
export const SaidPaid = ({ order, own, place, reader }: SaidPaidProps) => (
  <>
    {own !== null && <OwnState own={own} />}
    <OthersDeclared {...{ order, reader }} />
    <Fold label={billPageWords(reader.words).payAnother}>
      <CounterWay place={place} />
    </Fold>
  </>
);
