import { useState } from 'react';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { PageTabs } from '../../../ui/mui/page-tabs.tsx';
import { platformSubscriptionsPart } from '../../../messages/owner/platform-subscriptions/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { InvoicesView } from './invoices-view.tsx';
import { PaymentsView } from './payments-view.tsx';
import { PlansView } from './plans-view.tsx';
import { StatesView } from './states-view.tsx';
import { useSubscriptionsAddress, VIEWS } from './use-subscriptions-address.ts';
import { serverNow } from '../../../ui/shared/server-clock.ts';

const SHOWN = { plans: PlansView, subscriptions: StatesView, payments: PaymentsView, invoices: InvoicesView };

/** /super/subscriptions: plans, their restaurants, payments, and Bhoj's own invoices. */
export function SubscriptionsPage() {
  const words = useWords(platformSubscriptionsPart);
  const titles = useWords(routeTitlesPart);
  const [address, go] = useSubscriptionsAddress();
  const [now] = useState(serverNow);
  const { view } = address;
  const Shown = SHOWN[view];
  return (
    <>
      <PageHeader title={titles.superSubscriptions} description={words.description} />
      <PageTabs
        page="subscriptions"
        label={words.views}
        views={VIEWS}
        view={view}
        words={words.view}
        onView={(to) => go({ view: to })}
      >
        <Shown {...{ address, go, now }} />
      </PageTabs>
    </>
  );
}
