import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { platformSubscriptionsPart } from '../../../messages/owner/platform-subscriptions/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { InvoicesView } from './invoices-view.tsx';
import { PaymentsView } from './payments-view.tsx';
import { PlansView } from './plans-view.tsx';
import { StatesView } from './states-view.tsx';
import { useSubscriptionsAddress, VIEWS } from './use-subscriptions-address.ts';
import type { View } from './use-subscriptions-address.ts';

const SHOWN = { plans: PlansView, subscriptions: StatesView, payments: PaymentsView, invoices: InvoicesView };

/** /super/subscriptions: plans, who is on which, payments, and Bhoj's own invoices. */
export function SubscriptionsPage() {
  const words = useWords(platformSubscriptionsPart);
  const titles = useWords(routeTitlesPart);
  const [address, go] = useSubscriptionsAddress();
  const [now] = useState(Date.now);
  const { view } = address;
  const Shown = SHOWN[view];
  return (
    <>
      <PageHeader title={titles.superSubscriptions} description={words.description} />
      <Tabs
        value={view}
        aria-label={words.views}
        variant="scrollable"
        onChange={(_, to: View) => go({ view: to })}
        sx={{ mb: 3 }}
      >
        {VIEWS.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`subscriptions-tab-${each}`}
            aria-controls="subscriptions-view"
            label={words.view[each]}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="subscriptions-view" aria-labelledby={`subscriptions-tab-${view}`}>
        <Shown {...{ address, go, now }} />
      </Box>
    </>
  );
}
