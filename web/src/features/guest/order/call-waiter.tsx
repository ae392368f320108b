import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useSpeech } from '../context/language.tsx';
import { callState } from './call-state.ts';
import type { Asking } from './use-ask.ts';

export interface CallWaiterProps {
  readonly order: Order;
  readonly asking: Asking;
  readonly now: number;
  readonly wide?: boolean;
}

/** Calls a waiter, and shows the outcome of the call. Without a network nobody can be called. */
export function CallWaiter({ order, asking, now, wide }: CallWaiterProps) {
  const { words } = useSpeech();
  const isOnline = useOnline();
  return (
    <PlainButton
      variant="outline"
      wide={wide === true}
      disabled={!isOnline}
      pending={asking.pending === 'waiter'}
      onClick={() => asking.ask('waiter')}
    >
      {callState(words, order, asking, now) ?? words.ask.callWaiter}
    </PlainButton>
  );
}
