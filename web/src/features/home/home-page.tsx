import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useCallback, useState } from 'react';
import { warningsOf } from '@bhoj/domain/billing/records/warnings';
import type { Warning } from '@bhoj/domain/billing/records/warnings';
import type { Day } from '@bhoj/domain/days/day.schema';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { useLiveOrders } from '../../firebase/use-live-orders.ts';
import { useLiveDoc, useLiveList } from '../../firebase/live.ts';
import type { Live } from '../../firebase/live.ts';
import { mapLive, unreadableOf } from '../../firebase/live-values.ts';
import {
  useRestaurant,
  useRestaurantId,
  useServiceSettings,
  useWholeRestaurant,
} from '../../firebase/restaurant.tsx';
import { homePart } from '../../messages/owner/home/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { weekdayName } from '../../ui/dates/formats.ts';
import { Notice } from '../../ui/mui/notice.tsx';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { FullListCard } from '../../ui/mui/states/full-list-card.tsx';
import { lazyPart } from '../../ui/mui/states/lazy-part.tsx';
import { UnreadableCard } from '../../ui/mui/states/unreadable-card.tsx';
import { useIdle } from '../../ui/shared/use-idle.ts';
import { useOnline } from '../../ui/shared/use-online.ts';
import { useMedia } from '../../ui/shared/use-media.ts';
import { useNow } from '../../ui/shared/use-now.ts';
import { AttentionCard } from './attention/attention-card.tsx';
import { attentionOf } from './attention/attention-model.ts';
import type { Shown } from './attention/attention-shown.ts';
import { dayOr, isDayOver, runningDay } from './home-model.ts';
import { turnoverUntilNow } from '@bhoj/domain/days/turnover';
import styles from './home.module.css';
import { OpenTablesCard } from './tables/open-tables-card.tsx';
import { openTables } from './tables/tables-model.ts';
import { Figures } from './today/figures.tsx';
import { TodayCard } from './today/today-card.tsx';
import { useRecent } from './use-recent.ts';
import { useToday } from './use-today.ts';
import type { Today } from './use-today.ts';

const SetupCard = lazyPart(() => import('./setup-card.tsx').then((m) => m.SetupCard));
const Wages = lazyPart(() => import('./wages.tsx').then((m) => m.Wages));
const Weeks = lazyPart(() => import('./weeks/weeks.tsx').then((m) => m.Weeks));

/** px reserved for the last weeks until the rest of the page is loaded. */
const WEEKS_WAITING = 240;

const firstOf = <T,>(live: Live<readonly T[]>): T | null =>
  live.state === 'ready' ? (live.value[0] ?? null) : null;
const valueOf = <T,>(live: Live<T>): T | null => (live.state === 'ready' ? live.value : null);
const hasFailed = ({ state }: Live<unknown>): boolean => state === 'failed' || state === 'denied';

/** Early warnings, from the last closed day, today's sales and the latest bill. */
function useWarnings({ closing, bills }: Today, sold: Day, now: number): Warning[] {
  const restaurant = useWholeRestaurant();
  const last = firstOf(closing)?.value ?? null;
  const latest = firstOf(bills)?.value ?? null;
  return warningsOf({ restaurant, turnoverPaise: turnoverUntilNow(last, sold), latest, now });
}

function HomeOf({ now }: { readonly now: number }) {
  const home = useWords(homePart);
  const restaurantId = useRestaurantId();
  const restaurant = useWholeRestaurant();
  const { today, weekday } = runningDay(now, restaurant.dayCutoff);
  const menu = useLiveDoc(menus, { restaurantId });
  const tableList = useLiveList(tables, { restaurantId }, tables.queries.all());
  const orders = useLiveOrders(restaurantId);
  const lives = useToday(today);
  const recent = useRecent(today);

  const { day, bills, closing, due, review } = lives;
  const isDayKnown = day.state === 'ready' || day.state === 'missing';
  const sold = dayOr(valueOf(day), today);
  const everyTable = valueOf(tableList)?.map(({ value }) => value) ?? [];
  const attention = attentionOf({
    restaurant,
    menu: valueOf(menu),
    orders: valueOf(orders)?.map(({ value }) => value) ?? [],
    tables: everyTable,
    office: {
      closing: firstOf(closing)?.value ?? null,
      expense: firstOf(due)?.value ?? null,
      reviews: valueOf(review) ?? [],
    },
    now,
  });
  const warnings = useWarnings(lives, sold, now);
  // Only the server knows that nobody waits.
  const isUnsure = useOnline() && orders.state === 'ready' && orders.isPartial === true;
  const isLoading =
    isUnsure || [menu, tableList, orders, closing, due, review].some(({ state }) => state === 'loading');
  const [isKnown, setKnown] = useState(false);
  const markKnown = useCallback(() => setKnown(true), []);
  const showAttention = (further: readonly Shown[], isLater = false) => (
    <AttentionCard
      attention={[...attention, ...warnings]}
      further={further}
      isLoading={isLoading || isLater}
      onLoaded={markKnown}
    />
  );
  const isAtRest = useIdle(isKnown);
  const known = valueOf(recent);
  const current = known?.date === today ? known : null;
  const isNew = bills.state === 'ready' && bills.value.length === 0 && !bills.unreadable;
  return (
    <Stack sx={{ gap: 3 }}>
      <UnreadableCard unreadable={unreadableOf(menu, tableList, orders, day, closing, due, review, recent)} />
      <FullListCard shownAtMost={orders.state === 'ready' ? orders.shownAtMost : undefined} />
      <div className={styles['first']}>
        <div className={styles['attention']}>
          <Wages
            now={now}
            show={showAttention}
            stands={{ waiting: showAttention([], true), failed: showAttention([]) }}
          />
        </div>
        <div className={styles['today']}>
          {isNew ? (
            <SetupCard
              {...{ restaurant }}
              menu={valueOf(menu)}
              stands={{ waiting: <Skeleton variant="rounded" height={240} /> }}
            />
          ) : hasFailed(day) ? (
            <Notice tone="error">{home.couldNotLoad}</Notice>
          ) : (
            <TodayCard
              day={isDayKnown ? sold : null}
              usual={current?.usual ?? null}
              isUnknown={hasFailed(recent)}
              isOver={isDayKnown && isDayOver(sold, restaurant, now)}
              cutoff={restaurant.dayCutoff}
              {...{ weekday, now }}
            />
          )}
        </div>
        <div className={styles['tables']}>
          <OpenTablesCard
            tables={mapLive(tableList, () => openTables(everyTable, valueOf(orders) ?? [], now))}
            all={everyTable.length}
          />
        </div>
        {!isNew && !hasFailed(day) && (
          <div className={styles['figures']}>
            <Figures
              day={isDayKnown ? sold : null}
              recent={current}
              cutoff={restaurant.dayCutoff}
              now={now}
            />
          </div>
        )}
      </div>
      {!isNew && isDayKnown && !isAtRest && <Box data-later sx={{ minHeight: WEEKS_WAITING }} />}
      {!isNew && isDayKnown && isAtRest && (
        <Weeks
          {...{ recent, restaurant, bills, now }}
          day={sold}
          stands={{ waiting: <Skeleton variant="rounded" height={WEEKS_WAITING} /> }}
        />
      )}
    </Stack>
  );
}

export function HomePage() {
  const home = useWords(homePart);
  const routeTitles = useWords(routeTitlesPart);

  const { restaurantName } = useRestaurant();
  const { dayCutoff } = useServiceSettings();
  const now = useNow(60_000);
  // A phone's bar has the restaurant's name, and its first screen has no line to spare.
  const isPhone = useMedia('(max-width: 599.95px)');
  return (
    <>
      <PageHeader
        title={routeTitles.dashboard}
        {...(!isPhone && {
          description: home.today(restaurantName, weekdayName(runningDay(now, dayCutoff).today)),
        })}
      />
      <HomeOf now={now} />
    </>
  );
}
