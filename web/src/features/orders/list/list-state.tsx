import type { ReactNode } from 'react';
import type { Live } from '../../../firebase/live.ts';
import { ordersPart } from '../../../messages/owner/orders/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ErrorState } from '../../../ui/mui/states/error-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { OrderTableSkeleton } from './order-table.tsx';

/** Skeletons while the rows load. */
const ListSkeleton = ({ title }: { readonly title?: string }) => (
  <SectionCard padding="flush" {...(title !== undefined && { title })}>
    <OrderTableSkeleton />
  </SectionCard>
);

export const ListFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const common = useWords(commonPart);
  const words = useWords(ordersPart);
  return (
    <ErrorState
      title={words.couldNotLoad}
      text={common.couldNotLoadHint}
      retry={{ label: common.tryAgain, onRetry }}
    />
  );
};

export interface ListStateProps {
  readonly title: string;
  readonly live: Live<readonly unknown[]>;
  readonly isEmpty: boolean;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** Shows a list in its current state: loading, failed, empty or ready. */
export function ListState({ title, live, isEmpty, empty, children }: ListStateProps) {
  const words = useWords(ordersPart);

  return (
    <Gate
      live={live}
      skeleton={<ListSkeleton title={title} />}
      words={{ failed: words.couldNotLoad, offline: words.offlineEmpty }}
      empty={{ is: (list) => list.length === 0, show: empty }}
    >
      {() => (isEmpty ? empty : children)}
    </Gate>
  );
}
