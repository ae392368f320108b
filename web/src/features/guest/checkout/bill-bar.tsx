import { ReceiptText } from 'lucide-react';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { billPagePart } from '../../../messages/guest/bill-page/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Reader } from '../context/person-name.ts';
import { useNow } from '../context/use-now.ts';
import { callState } from '../order/call-state.ts';
import { CallSide } from '../order/call-side.tsx';
import type { Asking } from '../order/use-ask.ts';
import { GuestLink } from '../shell/guest-link.tsx';
import { BottomRow, Tray } from '../shell/tray.tsx';
import { PayLink } from './pay-link.tsx';
import type { PayLinkProps } from './pay-link.tsx';

export interface BillBarProps {
  readonly order: Order;
  readonly asking: Asking;
  readonly reader: Reader;
  /** The address of the menu. */
  readonly back: string;
  readonly duePaise: Paise;
  readonly isPartPaid: boolean;
  /** A sentence that a guest declared the bill as paid and staff confirm it; null without a declaration. */
  readonly saidPaid: string | null;
  /** The payment by UPI; null without one. */
  readonly pay: PayLinkProps | null;
}

/**
 * The bar at the bottom of the running bill: the amount due and how to pay it, or that a guest declared it as paid. The
 * call for a printed bill is the main button without UPI, and a small one otherwise. At the counter there is no call.
 */
export function BillBar({ order, asking, reader, back, duePaise, isPartPaid, saidPaid, pay }: BillBarProps) {
  const { words } = reader;
  const said = useWords(billPagePart);
  const now = useNow();
  const isOnline = useOnline();
  const isAsked = order.requests.service?.kind === 'bill' || asking.failure !== null;
  const asked = asking.pending !== null || isAsked ? callState(words, order, asking, now) : null;
  const sumWords = words.order[isPartPaid ? 'leftWithTax' : 'soFarWithTax'];
  const canCall = order.tableId !== null;
  const isCallSmall = pay !== null || saidPaid !== null;
  const isOff = canCall && !isCallSmall && !isOnline;
  return (
    <BottomRow>
      {canCall && isCallSmall && (
        <CallSide kind="bill" icon={ReceiptText} label={said.askPrinted} asking={asking} said={asked}>
          {said.printed}
        </CallSide>
      )}
      <Tray
        what={saidPaid ?? (isOff ? words.ask.offline : sumWords)}
        amount={formatMoney(duePaise)}
        tone={saidPaid === null ? (isOff ? 'waits' : undefined) : 'said'}
      >
        {pay !== null && <PayLink {...pay} />}
        {canCall && !isCallSmall && (
          <PlainButton
            variant="outline"
            disabled={!isOnline}
            pending={asking.pending !== null}
            onClick={() => asking.ask('bill')}
          >
            {asked ?? words.ask.askBill}
          </PlainButton>
        )}
        {!canCall && pay === null && (
          <GuestLink to={back} variant="outline">
            {said.backToMenu}
          </GuestLink>
        )}
      </Tray>
    </BottomRow>
  );
}
