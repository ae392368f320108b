import Stack from '@mui/material/Stack';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { useServiceSettings } from '../../firebase/restaurant.tsx';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { PageTabs } from '../../ui/mui/page-tabs.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { lazyPart } from '../../ui/mui/states/lazy-part.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { trendingPart } from '../../messages/owner/trending/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { AdviceView } from './advice/advice-view.tsx';
import { DishesView } from './dishes/dishes-view.tsx';
import { NothingSold } from './nothing-sold.tsx';
import { DishSide } from './panel/dish-side.tsx';
import { PeriodBar } from './period-bar.tsx';
import { datesOfChoice } from './state/period-choice.ts';
import { useAddress, VIEWS } from './state/use-address.ts';
import { useTrendingDays } from './state/use-trending-days.ts';
import { TogetherView } from './together/together-view.tsx';

/** ms between two checks whether the business day has changed. */
const TICK = 60_000;

const SoldOutView = lazyPart(async () => (await import('./sold-out/sold-out-view.tsx')).SoldOutView);
const TimesView = lazyPart(async () => (await import('./times/times-view.tsx')).TimesView);

const SHOWN = {
  dishes: DishesView,
  advice: AdviceView,
  together: TogetherView,
  soldOut: SoldOutView,
  times: TimesView,
};

/** /dashboard/trending: which dishes sell and earn, with advice. */
export function TrendingPage() {
  const words = useWords(trendingPart);
  const titles = useWords(routeTitlesPart);
  const { dayCutoff } = useServiceSettings();
  const today = businessDayOf(useNow(TICK), dayCutoff);
  const { address, go } = useAddress();
  const dates = datesOfChoice(address.period, today);
  const live = useTrendingDays(dates, address.view === 'dishes');
  const Shown = SHOWN[address.view];
  return (
    <>
      <PageHeader title={titles.trending} description={words.description} />
      <PeriodBar value={address.period} {...{ dates, today }} onChange={(period) => go({ period })} />
      <PageTabs
        page="trending"
        label={words.views}
        views={VIEWS}
        view={address.view}
        words={words.view}
        onView={(view) => go({ view, sort: null })}
        space={{ my: 2 }}
      >
        <Gate
          live={live}
          skeleton={
            <SectionCard>
              <SkeletonRows label={words.loading} rows={8} />
            </SectionCard>
          }
          words={{ failed: words.couldNotLoad, offline: words.offline }}
          empty={{
            is: ({ days }) => days.every(({ bills }) => bills === 0),
            show: <NothingSold period={address.period} onGo={go} />,
          }}
        >
          {(trending) => (
            <Stack sx={{ gap: 3 }}>
              <Shown {...{ trending, address }} onGo={go} />
            </Stack>
          )}
        </Gate>
      </PageTabs>
      <DishSide {...{ live }} dish={address.dish} onClose={() => go({ dish: null })} />
    </>
  );
}
