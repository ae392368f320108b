import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CloudOff, SearchX } from 'lucide-react';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useTaxed } from '../../../firebase/restaurant.tsx';
import { ordersPart } from '../../../messages/owner/orders/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { ListFailed } from './list-state.tsx';
import { dayName } from '../../../ui/dates/formats.ts';
import { OrderTable } from './order-table.tsx';
import { rowOf } from '../state/orders-model.ts';
import type { Address } from '../state/use-address.ts';
import { useFound } from './use-found.ts';

export interface FoundOrdersProps {
  readonly now: number;
  readonly address: Address;
  readonly onClose: () => void;
}

/** The orders with the searched number, whatever the filters. */
export function FoundOrders({ now, address, onClose }: FoundOrdersProps) {
  const words = useWords(ordersPart);
  const names = useNameWords();

  const { search, filters } = address;
  const taxed = useTaxed();
  const found = useFound(search, filters.day, now);
  const isOnline = useOnline();
  const back = (
    <Button variant="outlined" onClick={onClose}>
      {words.close}
    </Button>
  );
  if (!found.isNumber) return <EmptyState icon={SearchX} line={words.notANumber} action={back} />;
  if (found.hasFailed) return <ListFailed onRetry={found.retry} />;
  if (found.orders.length === 0 && found.unreadable.length > 0)
    return (
      <>
        <UnreadableCard unreadable={found.unreadable} />
        {back}
      </>
    );
  if (found.orders.length === 0 && !found.isLoading)
    return (
      <>
        <EmptyState icon={SearchX} line={words.nothingFound(search)} action={back} />
        {found.day !== null && (
          <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>
            {words.searchDay(dayName(found.day))}
          </Typography>
        )}
      </>
    );
  if (found.orders.length === 0 && !isOnline)
    return <EmptyState icon={CloudOff} line={words.searchOffline} action={back} />;
  return (
    <SectionCard
      title={words.found(search)}
      padding="flush"
      {...(found.day !== null && { description: words.searchDay(dayName(found.day)) })}
    >
      <UnreadableCard unreadable={found.unreadable} />
      {found.orders.length > 0 && (
        <OrderTable
          label={words.found(search)}
          timeOf="closed"
          rows={found.orders.map((entry) => rowOf(words, names, entry, taxed))}
          address={address}
          now={now}
        />
      )}
      {found.isLoading && <SkeletonRows label={words.searching} rows={1} rowHeight={64} />}
    </SectionCard>
  );
}
