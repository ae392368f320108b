import Button from '@mui/material/Button';
import { PackageOpen, Truck } from 'lucide-react';
import { together } from '../../../firebase/live-values.ts';
import type { Live } from '../../../firebase/live.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { stockReceivePart } from '../../../messages/owner/stock-receive/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useAddress } from '../state/use-address.ts';
import { useItems, useLevels, useOpenOrders, useToday, useVendors } from '../state/use-buying.ts';
import { ReceiveForm } from './receive-form.tsx';

/** A document that nobody has written yet counts as empty. */
const orElse = <T,>(live: Live<T>, empty: T): Live<T> =>
  live.state === 'missing' ? { state: 'ready', value: empty, fromCache: false } : live;

/** Receives goods with their bill. */
export function ReceiveView() {
  const words = useWords(stockReceivePart);
  const [, go] = useAddress();
  const today = useToday();
  const items = orElse(useItems(), { version: 0, stores: [], items: [] });
  const levels = orElse(useLevels(), { place: 0, foldedAt: 0, levels: {} });
  const live = together(items, levels, useVendors(), useOpenOrders());
  return (
    <Gate
      live={live}
      skeleton={
        <SectionCard>
          <SkeletonRows label={words.loading} rows={6} />
        </SectionCard>
      }
      words={{ failed: words.couldNotLoad, offline: words.offline }}
    >
      {([stock, known, vendors, orders]) => {
        const inUse = vendors.filter(({ value }) => value.active);
        if (stock.items.length === 0)
          return (
            <EmptyState
              icon={PackageOpen}
              line={words.noItems}
              action={<Button onClick={() => go({ tab: 'items' })}>{words.toItems}</Button>}
            />
          );
        if (inUse.length === 0)
          return (
            <EmptyState
              icon={Truck}
              line={words.noVendors}
              action={<Button onClick={() => go({ tab: 'vendors' })}>{words.toVendors}</Button>}
            />
          );
        return (
          <ReceiveForm items={stock.items} levels={known.levels} vendors={inUse} {...{ orders, today }} />
        );
      }}
    </Gate>
  );
}
