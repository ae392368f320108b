import { spanOf } from '@bhoj/domain/figures/span/span';
import type { Span } from '@bhoj/domain/figures/span/span';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { useServiceSettings } from '../../firebase/restaurant.tsx';
import { useMay } from '../../firebase/rights.ts';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { PageTabs } from '../../ui/mui/page-tabs.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { lazyPart } from '../../ui/mui/states/lazy-part.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { financePart } from '../../messages/owner/finance/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
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

/** The right that opens each tab. */
const NEEDS = {
  pl: 'see-profit',
  gst: 'see-returns',
  money: 'see-sales',
  accountant: 'export',
} as const satisfies Record<FinanceTab, Right>;

/** /dashboard/finance: profit and loss, GST, money, and files for the accountant, as far as the person may see them. */
export function FinancePage() {
  const words = useWords(financePart);
  const titles = useWords(routeTitlesPart);
  const { dayCutoff } = useServiceSettings();
  const current = businessDayOf(useNow(TICK), dayCutoff).slice(0, 7);
  const [{ tab, span: chosen }, go] = useAddress();
  const span = chosen ?? spanOf('month', current);
  const may = useMay();
  const shown = TABS.filter((each) => may(NEEDS[each]));
  const view = shown.includes(tab) ? tab : (shown[0] ?? tab);
  const View = views[view];
  return (
    <>
      <PageHeader title={titles.finance} description={words.description} />
      <PageTabs
        page="finance"
        label={words.views}
        views={shown}
        view={view}
        words={words.tab}
        onView={(to) => go({ tab: to })}
      >
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
      </PageTabs>
    </>
  );
}
