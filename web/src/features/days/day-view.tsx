import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { dayPart } from '../../messages/owner/day/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { ClosedDay } from './closing/closed-day.tsx';
import { CorrectionsCard } from './cards/corrections-card.tsx';
import { DayBar } from './day-bar.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import { DrawerCard } from './cards/drawer-card.tsx';
import { OpenOrders } from './open-orders.tsx';
import { SalesCard } from './cards/sales-card.tsx';
import { useFigureAddress } from './figure/use-figure-address.ts';
import { lazyPart } from '../../ui/mui/states/lazy-part.tsx';
import { voidNumbersOf } from './state/day-model.ts';
import { useDay } from './state/use-day.ts';
import type { DayFacts } from './state/use-day.ts';

// Loaded when somebody opens a figure.
const FigurePanel = lazyPart(async () => (await import('./figure/figure-panel.tsx')).FigurePanel);

// Loaded where cash sessions are used.
const SessionsPart = lazyPart(async () => (await import('./sessions/sessions-part.tsx')).SessionsPart);

/** Two columns on a laptop; on a phone, acts come after information. */
const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

function Facts({ facts }: { readonly facts: DayFacts }) {
  const { day, closing, openOrders } = facts;
  const hasSessions = facts.restaurant.cashSessions?.on === true || closing?.sessions !== undefined;
  return (
    <>
      {closing === null && openOrders.length > 0 && <OpenOrders orders={openOrders} />}
      <Box sx={columns}>
        <Stack sx={{ gap: 3 }}>
          <SalesCard sales={day} day={day.day} voided={voidNumbersOf(day)} />
          <CorrectionsCard {...facts} />
        </Stack>
        <Stack sx={{ gap: 3 }}>
          {closing !== null && (
            <ClosedDay
              closing={closing}
              paperMm={facts.restaurant.paperMm}
              drawerExpenses={facts.drawerExpenses}
              isLaterClosed={facts.isLaterClosed}
            />
          )}
          {hasSessions && <SessionsPart facts={facts} stands={{ waiting: null }} />}
          {closing === null && !hasSessions && <DrawerCard key={day.day} {...facts} />}
        </Stack>
      </Box>
    </>
  );
}

/** The Day view of /dashboard/orders: the sales of a business day, the drawer, and the closing. */
export function DayView() {
  const words = useWords(dayPart);

  const [params, setParams] = useSearchParams();
  const [figure, closeFigure] = useFigureAddress();
  const go = (to: string) =>
    setParams((before) => {
      before.set('day', to);
      return before;
    });
  return (
    <Gate
      live={useDay(params.get('day'))}
      skeleton={<DaySkeleton />}
      words={{ failed: words.couldNotLoad, offline: words.offline }}
    >
      {(facts) => (
        <Stack sx={{ gap: 3 }}>
          <DayBar day={facts.day.day} today={facts.today} isClosed={facts.closing !== null} onGo={go} />
          <Facts facts={facts} />
          {figure !== null && <FigurePanel day={facts.day} open={figure} onClose={closeFigure} />}
        </Stack>
      )}
    </Gate>
  );
}
