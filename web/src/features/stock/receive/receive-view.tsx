import Button from '@mui/material/Button';
import { PackageOpen, Truck } from 'lucide-react';
import { together } from '../../../firebase/live-values.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { stockReceivePart } from '../../../messages/owner/stock-receive/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useAddress } from '../state/use-address.ts';
import {
  NO_ITEMS,
  NO_LEVELS,
  orElse,
  useItems,
  useLevels,
  useOpenOrders,
  useToday,
  useVendors,
} from '../state/use-buying.ts';
import { ReceiveForm } from './receive-form.tsx';

/** Receives goods with their bill. */
export function ReceiveView() {
  const words = useWords(stockReceivePart);
  const [, go] = useAddress();
  const today = useToday();
  const items = orElse(useItems(), NO_ITEMS);
  const levels = orElse(useLevels(), NO_LEVELS);
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
