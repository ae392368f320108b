import { formatMoney } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { billPageWords } from '../../../words/guest-bill-page.ts';
import type { Reader } from '../context/person-name.ts';
import { useNow } from '../context/use-now.ts';
import { callState } from '../order/call-state.ts';
import type { Asking } from '../order/use-ask.ts';
import { GuestLink } from '../shell/guest-link.tsx';
import { BottomRow, Tray } from '../shell/tray.tsx';

export interface BillBarProps {
  readonly order: Order;
  readonly asking: Asking;
  readonly reader: Reader;
  /** The address of the menu. */
  readonly back: string;
  readonly duePaise: Paise;
  readonly isPartPaid: boolean;
  /** True when a guest has said that it is paid: staff confirm it. */
  readonly isDeclared: boolean;
}

/**
 * Stays at the bottom of the running bill: what is due, or that a guest has said that it is paid, and the call for the
 * paper. At the counter nobody is called.
 */
export function BillBar({ order, asking, reader: { words }, back, duePaise, ...is }: BillBarProps) {
  const now = useNow();
  const isAsked = order.requests.service?.kind === 'bill' || asking.failure !== null;
  const asked = asking.pending !== null || isAsked ? callState(words, order, asking, now) : null;
  const sumWords = words.order[is.isPartPaid ? 'leftWithTax' : 'soFarWithTax'];
  return (
    <BottomRow>
      <Tray
        what={is.isDeclared ? billPageWords(words).saidPaid : sumWords}
        amount={formatMoney(duePaise)}
        tone={is.isDeclared ? 'waits' : undefined}
      >
        {order.tableId === null ? (
          <GuestLink to={back} variant="outline">
            {billPageWords(words).backToMenu}
          </GuestLink>
        ) : (
          <PlainButton variant="outline" pending={asking.pending !== null} onClick={() => asking.ask('bill')}>
            {asked ?? words.ask.askBill}
          </PlainButton>
        )}
      </Tray>
    </BottomRow>
  );
}
