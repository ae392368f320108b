import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { menus } from '@bhoj/domain/menu/menu.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { useLiveDoc, useLiveList } from '../../firebase/live.ts';
import type { Live } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/session.tsx';
import { common } from '../../messages/common.ts';
import { home } from '../../messages/home.ts';
import { routeTitles } from '../../messages/routes.ts';
import { weekdayName } from '../../ui/dates/formats.ts';
import { ErrorState } from '../../ui/mui/states/error-state.tsx';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { AttentionCard } from './attention-card.tsx';
import { Figures } from './figures.tsx';
import { attentionOf, comparedDays, openTables } from './home-model.ts';
import type { OpenTable } from './home-model.ts';
import { LastBillsCard } from './last-bills-card.tsx';
import { OpenTablesCard } from './open-tables-card.tsx';

interface TodayProps {
  readonly restaurantId: string;
  readonly restaurant: Restaurant;
  readonly now: number;
}

function Today({ restaurantId, restaurant, now }: TodayProps) {
  const menu = useLiveDoc(menus, { restaurantId });
  const tableList = useLiveList(tables, { restaurantId }, tables.queries.all());
  const live = useLiveList(orders, { restaurantId }, orders.queries.live());
  const everyTable = tableList.state === 'ready' ? tableList.value.map(({ value }) => value) : [];
  const attention = attentionOf({
    restaurant,
    menu: menu.state === 'ready' ? menu.value : null,
    orders: live.state === 'ready' ? live.value.map(({ value }) => value) : [],
    tables: everyTable,
  });
  const open: Live<readonly OpenTable[]> =
    tableList.state === 'ready' ? { ...tableList, value: openTables(everyTable, now) } : tableList;
  return (
    <Stack sx={{ gap: 3 }}>
      <AttentionCard
        attention={attention}
        isLoading={[menu, tableList, live].some(({ state }) => state === 'loading')}
      />
      <Figures restaurantId={restaurantId} cutoff={restaurant.dayCutoff} now={now} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
        }}
      >
        <OpenTablesCard tables={open} />
        <LastBillsCard restaurantId={restaurantId} now={now} />
      </Box>
    </Stack>
  );
}

export function HomePage() {
  const restaurantId = useRestaurantId();
  const now = useNow(60_000);
  const record = useLiveDoc(restaurants, restaurantId === null ? null : { restaurantId });
  return (
    <>
      <PageHeader
        title={routeTitles.dashboard}
        {...(record.state === 'ready' && {
          description: home.today(
            record.value.restaurantName,
            weekdayName(comparedDays(now, record.value.dayCutoff).today),
          ),
        })}
      />
      {(record.state === 'loading' || restaurantId === null) && (
        <SectionCard padding="flush">
          <SkeletonRows label={home.loading} />
        </SectionCard>
      )}
      {(record.state === 'failed' || record.state === 'denied' || record.state === 'missing') && (
        <ErrorState
          title={common.couldNotLoad}
          text={common.couldNotLoadHint}
          retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
        />
      )}
      {record.state === 'ready' && restaurantId !== null && (
        <Today restaurantId={restaurantId} restaurant={record.value} now={now} />
      )}
    </>
  );
}
