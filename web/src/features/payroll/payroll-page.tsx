import { PageHeader } from '../../ui/mui/page-header.tsx';
import { PageTabs } from '../../ui/mui/page-tabs.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { lazyPart } from '../../ui/mui/states/lazy-part.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { payrollPart } from '../../messages/owner/payroll/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { TABS, useAddress } from './state/use-address.ts';
import type { PayrollTab } from './state/use-address.ts';

/** Each tab is loaded when it is opened. */
const views: Readonly<Record<PayrollTab, ReturnType<typeof lazyPart>>> = {
  people: lazyPart(() => import('./people/people-tab.tsx').then((m) => m.PeopleTab)),
  roster: lazyPart(() => import('./roster/roster-tab.tsx').then((m) => m.RosterTab)),
  muster: lazyPart(() => import('./muster/muster-tab.tsx').then((m) => m.MusterTab)),
  pay: lazyPart(() => import('./pay/pay-tab.tsx').then((m) => m.PayTab)),
  advances: lazyPart(() => import('./advances/advances-tab.tsx').then((m) => m.AdvancesTab)),
};

/** /dashboard/payroll: people, roster, muster, advances and the month's pay. */
export function PayrollPage() {
  const words = useWords(payrollPart);
  const titles = useWords(routeTitlesPart);
  const [{ tab }, go] = useAddress();
  const View = views[tab];
  return (
    <>
      <PageHeader title={titles.payroll} description={`${words.description} ${words.accountant}`} />
      <PageTabs
        page="payroll"
        label={words.views}
        views={TABS}
        view={tab}
        words={words.tab}
        onView={(to) => go({ tab: to, person: null, advance: null })}
      >
        <View
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
