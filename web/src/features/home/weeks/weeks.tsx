import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { Recent } from '@bhoj/domain/figures/shape/recent.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { Weekday } from '@bhoj/domain/time/ist';
import type { Live } from '../../../firebase/live.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { homePart } from '../../../messages/owner/home/en.ts';
import { homeFiguresPart } from '../../../messages/owner/home-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { CurveCard } from './curve-card.tsx';
import { DishesCard } from './dishes-card.tsx';
import { HeatCard } from './heat-card.tsx';
import { MeasuresCard } from './measures-card.tsx';
import { MonthCard } from './month-card.tsx';

export interface WeeksProps {
  readonly recent: Live<Recent>;
  readonly day: Day;
  readonly weekday: Weekday;
  readonly restaurant: WholeRestaurant;
}

const twoColumns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
};

/** Today and the month beside the last weeks. Its code loads after the page's first content. */
export function Weeks({ recent: live, day, weekday, restaurant }: WeeksProps) {
  const failed = useWords(homePart).more.failed;
  const words = useWords(homeFiguresPart);
  return (
    <Gate
      live={live}
      words={{ failed, offline: failed }}
      skeleton={
        <div role="status" aria-label={words.loading}>
          <Skeleton variant="rounded" height={320} />
        </div>
      }
    >
      {(recent) => (
        <Stack sx={{ gap: 3 }}>
          <Box sx={twoColumns}>
            <MonthCard recent={recent} day={day} target={restaurant.monthlyTargetPaise} />
            <MeasuresCard recent={recent} day={day} />
          </Box>
          <CurveCard recent={recent} day={day} weekday={weekday} cutoff={restaurant.dayCutoff} />
          <HeatCard date={recent.date} heat={recent.heat} cutoff={restaurant.dayCutoff} />
          <DishesCard recent={recent} />
        </Stack>
      )}
    </Gate>
  );
}
