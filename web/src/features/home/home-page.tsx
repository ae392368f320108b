import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { invoices } from '@bhoj/domain/billing/document.collection';
import { warningsOf } from '@bhoj/domain/billing/warnings';
import type { Warning } from '@bhoj/domain/billing/warnings';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { dayAfter } from '@bhoj/domain/time/ist';
import { menus } from '@bhoj/domain/menu/menu.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { useLiveOrders } from '../../firebase/use-live-orders.ts';
import { useLiveDoc, useLiveList } from '../../firebase/live.ts';
import { mapLive, unreadableOf } from '../../firebase/live-values.ts';
import { useRestaurant, useRestaurantId } from '../../firebase/restaurant.tsx';
import { homePart } from '../../words/owner/home.ts';
import { routeTitlesPart } from '../../words/shared/routes.ts';
import { useWords } from '../../words/use-words.ts';
import { weekdayName } from '../../ui/dates/formats.ts';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { FullListCard } from '../../ui/mui/states/full-list-card.tsx';
import { UnreadableCard } from '../../ui/mui/states/unreadable-card.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { AttentionCard } from './attention-card.tsx';
import { Figures } from './figures.tsx';
import { attentionOf, comparedDays, dayOr, openTables, turnoverUntilNow } from './home-model.ts';
import { LAST_BILLS, LastBillsCard } from './last-bills-card.tsx';
import { OpenTablesCard } from './open-tables-card.tsx';

/** Warnings in time, from the last closed day, today's sales and the latest bill. */
function useWarnings(now: number): Warning[] {
  const restaurantId = useRestaurantId();
  const restaurant = useRestaurant();
  const { today } = comparedDays(now, restaurant.dayCutoff);
  const day = useLiveDoc(days, { restaurantId, day: today });
  const closed = useLiveList(closings, { restaurantId }, closings.queries.before(dayAfter(today)));
  const bills = useLiveList(invoices, { restaurantId }, invoices.queries.latest(LAST_BILLS));
  const last = closed.state === 'ready' ? (closed.value[0]?.value ?? null) : null;
  const latest = bills.state === 'ready' ? (bills.value[0]?.value ?? null) : null;
  const sold = dayOr(day.state === 'ready' ? day.value : null, today);
  return warningsOf({ restaurant, turnoverPaise: turnoverUntilNow(last, sold), latest, now });
}

function Today({ now }: { readonly now: number }) {
  const restaurantId = useRestaurantId();
  const restaurant = useRestaurant();
  const menu = useLiveDoc(menus, { restaurantId });
  const tableList = useLiveList(tables, { restaurantId }, tables.queries.all());
  const live = useLiveOrders(restaurantId);
  const everyTable = tableList.state === 'ready' ? tableList.value.map(({ value }) => value) : [];
  const attention = attentionOf({
    restaurant,
    menu: menu.state === 'ready' ? menu.value : null,
    orders: live.state === 'ready' ? live.value.map(({ value }) => value) : [],
    tables: everyTable,
    now,
  });
  const warnings = useWarnings(now);
  const open = mapLive(tableList, () => openTables(everyTable, now));
  return (
    <Stack sx={{ gap: 3 }}>
      <UnreadableCard unreadable={unreadableOf(menu, tableList, live)} />
      <FullListCard shownAtMost={live.state === 'ready' ? live.shownAtMost : undefined} />
      <AttentionCard
        attention={[...attention, ...warnings]}
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
  const home = useWords(homePart);
  const routeTitles = useWords(routeTitlesPart);

  const { restaurantName, dayCutoff } = useRestaurant();
  const now = useNow(60_000);
  return (
    <>
      <PageHeader
        title={routeTitles.dashboard}
        description={home.today(restaurantName, weekdayName(comparedDays(now, dayCutoff).today))}
      />
      <Today now={now} />
    </>
  );
}
