import { CircleCheck } from 'lucide-react';
import { dishSalesOf } from '@bhoj/domain/figures/dishes/dish-sales';
import { soldOutCostsOf } from '@bhoj/domain/figures/advice/sold-out-cost';
import { useRestaurant, useServiceSettings } from '../../../firebase/restaurant.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { ViewProps } from '../view-props.ts';
import { RoomBeside } from '../room-beside.tsx';
import { SoldOutList } from './sold-out-list.tsx';
import { useSoldOut } from './use-sold-out.ts';

const MINUTE = 60_000;

function Reckoned(props: ViewProps) {
  const { days, period } = props.trending;
  const words = useWords(trendingPart);
  const { operatingHours } = useRestaurant();
  const { dayCutoff } = useServiceSettings();
  const now = useNow(MINUTE);
  const live = useSoldOut(period);
  const names = new Map(dishSalesOf(days).map(({ itemId, name }) => [itemId, name]));
  const reckon = (logs: Parameters<typeof soldOutCostsOf>[0]['logs']) =>
    soldOutCostsOf({ days, logs, hours: operatingHours, cutoff: dayCutoff, now });
  const none = <EmptyState icon={CircleCheck} line={words.soldOut.none} />;
  return (
    <Gate
      live={live}
      skeleton={
        <SectionCard>
          <SkeletonRows label={words.soldOut.loading} rows={6} />
        </SectionCard>
      }
      words={{ failed: words.soldOut.couldNotLoad, offline: words.offline }}
      empty={{ is: (logs) => reckon(logs).length === 0, show: none }}
    >
      {(logs) => (
        <SoldOutList
          {...props}
          rows={reckon(logs).map((cost) => ({ ...cost, name: names.get(cost.itemId) ?? words.soldOut.gone }))}
        />
      )}
    </Gate>
  );
}

/** The cost of sold-out hours, where the period is short enough to read it. */
export const SoldOutView = (props: ViewProps) => (
  <RoomBeside {...props}>
    <Reckoned {...props} />
  </RoomBeside>
);
