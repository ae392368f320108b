import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { CloudOff } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { common } from '../../messages/common.ts';
import { day as words } from '../../messages/day.ts';
import { DeniedState } from '../../ui/mui/states/denied-state.tsx';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { ErrorState } from '../../ui/mui/states/error-state.tsx';
import { useOnline } from '../../ui/shared/use-online.ts';
import { ClosedDay } from './closing/closed-day.tsx';
import { CorrectionsCard } from './cards/corrections-card.tsx';
import { DayBar } from './day-bar.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import { DrawerCard } from './cards/drawer-card.tsx';
import { OpenOrders } from './open-orders.tsx';
import { SalesCard } from './cards/sales-card.tsx';
import { useDay } from './state/use-day.ts';
import type { DayFacts } from './state/use-day.ts';

/** Side by side on a laptop; on a phone what is to do comes after what there is to know. */
const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

function Facts({ facts }: { readonly facts: DayFacts }) {
  const { day, closing, openOrders } = facts;
  return (
    <>
      {closing === null && openOrders.length > 0 && <OpenOrders orders={openOrders} />}
      <Box sx={columns}>
        <Stack sx={{ gap: 3 }}>
          <SalesCard sales={day} />
          <CorrectionsCard voids={facts.voids} creditNotes={facts.creditNotes} />
        </Stack>
        {closing === null ? (
          <DrawerCard key={day.day} {...facts} />
        ) : (
          <ClosedDay closing={closing} paperMm={facts.restaurant.paperMm} />
        )}
      </Box>
    </>
  );
}

/** The Day view of /dashboard/orders: what a business day took, the drawer, and its end. */
export function DayView() {
  const [params, setParams] = useSearchParams();
  const isOnline = useOnline();
  const facts = useDay(params.get('day'));
  if (facts === 'denied') return <DeniedState title={common.notAllowed} text={common.notAllowedHint} />;
  if (facts === 'failed') {
    return (
      <ErrorState
        title={words.couldNotLoad}
        text={common.couldNotLoadHint}
        retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
      />
    );
  }
  // Offline, nobody says that a document does not exist: what is not on this device stays unheard of.
  if (facts === 'loading')
    return isOnline ? <DaySkeleton /> : <EmptyState icon={CloudOff} line={words.offline} />;
  const { day, today, closing } = facts;
  const go = (to: string) =>
    setParams((before) => {
      before.set('day', to);
      return before;
    });
  return (
    <Stack sx={{ gap: 3 }}>
      <DayBar day={day.day} today={today} isClosed={closing !== null} onGo={go} />
      <Facts facts={facts} />
    </Stack>
  );
}
