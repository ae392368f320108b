import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Live } from '../../../firebase/live.ts';
import { common } from '../../../messages/common.ts';
import { orders as words } from '../../../messages/orders.ts';
import { DeniedState } from '../../../ui/mui/states/denied-state.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/mui/states/error-state.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { OrderTableSkeleton } from './order-table.tsx';

/** Skeletons in the place of the rows that will come. */
export const ListSkeleton = ({ title }: { readonly title?: string }) => (
  <SectionCard padding="flush" {...(title !== undefined && { title })}>
    <OrderTableSkeleton />
  </SectionCard>
);

export const ListFailed = () => (
  <ErrorState
    title={words.couldNotLoad}
    text={common.couldNotLoadHint}
    retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
  />
);

export const ListDenied = () => <DeniedState title={common.notAllowed} text={common.notAllowedHint} />;

export interface ListStateProps {
  readonly title: string;
  readonly live: Live<readonly unknown[]>;
  readonly isEmpty: boolean;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/**
 * A list in the state that it is in. Nothing on this device means nothing: only the server can say that there is no
 * order.
 */
export function ListState({ title, live, isEmpty, empty, children }: ListStateProps) {
  const isOnline = useOnline();
  if (live.state === 'denied') return <ListDenied />;
  if (live.state === 'failed' || live.state === 'missing') return <ListFailed />;
  const isUnheard = live.state === 'loading' || (live.fromCache && live.value.length === 0);
  if (isUnheard && !isOnline) return <EmptyState icon={CloudOff} line={words.offlineEmpty} />;
  if (isUnheard) return <ListSkeleton title={title} />;
  return isEmpty ? empty : children;
}
