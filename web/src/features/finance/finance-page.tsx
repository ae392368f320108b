import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { spanOf } from '@bhoj/domain/figures/span/span';
import type { Span } from '@bhoj/domain/figures/span/span';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { useRestaurant } from '../../firebase/restaurant.tsx';
import { notPrinted } from '../../ui/mui/not-printed.ts';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { lazyPart } from '../../ui/mui/states/lazy-part.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { financePart } from '../../words/owner/finance.ts';
import { routeTitlesPart } from '../../words/shared/routes.ts';
import { useWords } from '../../words/use-words.ts';
import { SpanPicker } from './span-picker.tsx';
import { TABS, useAddress } from './state/use-address.ts';
import type { FinanceTab } from './state/use-address.ts';

/** ms between two checks whether the business day has changed. */
const TICK = 60_000;

/** Each tab is loaded when it is opened. */
const views: Readonly<Record<FinanceTab, ReturnType<typeof lazyPart<{ readonly span: Span }>>>> = {
  pl: lazyPart(() => import('./profit/profit-tab.tsx').then((m) => m.ProfitTab)),
  gst: lazyPart(() => import('./gst/gst-tab.tsx').then((m) => m.GstTab)),
  money: lazyPart(() => import('./money/money-tab.tsx').then((m) => m.MoneyTab)),
  accountant: lazyPart(() => import('./accountant/accountant-tab.tsx').then((m) => m.AccountantTab)),
};

/** /dashboard/finance: profit and loss, GST, money, and files for the accountant. */
export function FinancePage() {
  const words = useWords(financePart);
  const titles = useWords(routeTitlesPart);
  const { dayCutoff } = useRestaurant();
  const current = businessDayOf(useNow(TICK), dayCutoff).slice(0, 7);
  const [{ tab, span: chosen }, go] = useAddress();
  const span = chosen ?? spanOf('month', current);
  const View = views[tab];
  return (
    <>
      <PageHeader title={titles.finance} description={words.description} />
      <Tabs
        value={tab}
        aria-label={words.views}
        variant="scrollable"
        allowScrollButtonsMobile
        onChange={(_, to: FinanceTab) => go({ tab: to })}
        sx={{ mb: 3, ...notPrinted }}
      >
        {TABS.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`finance-tab-${each}`}
            aria-controls="finance-view"
            label={words.tab[each]}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="finance-view" aria-labelledby={`finance-tab-${tab}`}>
        <SpanPicker {...{ span, current }} onChange={(to) => go({ span: to })} />
        <View
          span={span}
          stands={{
            waiting: (
              <SectionCard>
                <SkeletonRows label={words.loading} rows={6} />
              </SectionCard>
            ),
          }}
        />
      </Box>
    </>
  );
}
