import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { Recent } from '@bhoj/domain/figures/shape/recent.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Live } from '../../../firebase/live.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { homePart } from '../../../messages/owner/home/en.ts';
import { homeFiguresPart } from '../../../messages/owner/home-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { DishesCard } from './dishes-card.tsx';
import { HeatCard } from './heat-card.tsx';
import { LastBillsCard } from './last-bills-card.tsx';
import { MeasuresCard } from './measures-card.tsx';
import { MonthCard } from './month-card.tsx';

export interface WeeksProps {
  readonly recent: Live<Recent>;
  readonly day: Day;
  readonly restaurant: WholeRestaurant;
  readonly bills: Live<readonly Entry<Invoice>[]>;
  readonly now: number;
}

/** Cards beside one another are as tall as the taller one, so that no hole is left below the other. */
const twoColumns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
};

interface WholeWeeksProps extends Pick<WeeksProps, 'day' | 'restaurant'> {
  readonly live: Live<Recent>;
  readonly lastBills: ReactNode;
  readonly failed: string;
  readonly label: string;
}

function WholeWeeks({ live, day, restaurant, lastBills, failed, label }: WholeWeeksProps) {
  return (
    <Gate
      live={live}
      words={{ failed, offline: failed }}
      skeleton={
        <div role="status" aria-label={label}>
          <Skeleton variant="rounded" height={320} />
        </div>
      }
    >
      {(recent) => (
        <Stack sx={{ gap: 3 }}>
          <Box sx={twoColumns}>
            <MonthCard recent={recent} day={day} target={restaurant.monthlyTargetPaise} />
            {lastBills}
          </Box>
          <HeatCard date={recent.date} heat={recent.heat} cutoff={restaurant.dayCutoff} />
          <Box sx={twoColumns}>
            <MeasuresCard recent={recent} day={day} />
            <DishesCard recent={recent} />
          </Box>
        </Stack>
      )}
    </Gate>
  );
}

/** The last bills, and the month and the last weeks beside today. Its code loads after the page's first content. */
export function Weeks({ recent: live, day, restaurant, bills, now }: WeeksProps) {
  const failed = useWords(homePart).more.failed;
  const words = useWords(homeFiguresPart);
  const known = live.state === 'ready' ? live.value : null;
  const lastBills = (
    <LastBillsCard live={bills} corrected={{ ...known?.corrected, ...day.corrected }} now={now} />
  );
  return (
    <Stack sx={{ gap: 3 }}>
      {known === null && lastBills}
      <WholeWeeks {...{ live, day, restaurant, lastBills }} failed={failed} label={words.loading} />
    </Stack>
  );
}
