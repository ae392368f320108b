import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CalendarClock, Combine, Plus, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import { firstRules } from '@bhoj/domain/bookings/evening/rules';
import { businessDayOf, MINUTE } from '@bhoj/domain/time/ist';
import { useRestaurant, useServiceSettings } from '../../firebase/restaurant.tsx';
import { useMay } from '../../firebase/rights.ts';
import { bookingsPart } from '../../messages/owner/bookings/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { lazyPart } from '../../ui/mui/states/lazy-part.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { useWords } from '../../words/use-words.ts';
import { EveningView } from './evening-view.tsx';
import { useRules } from './state/use-evening.ts';

// Seldom opened.
const RulesDialog = lazyPart(() => import('./rules/rules-dialog.tsx').then((m) => m.RulesDialog));
const JoinsDialog = lazyPart(() => import('./rules/joins-dialog.tsx').then((m) => m.JoinsDialog));

/** ms between two updates of the due bookings. */
const TICK = MINUTE / 2;

type Open = 'new' | 'rules' | 'joins';

/** /dashboard/bookings: who comes, when, and at which table. */
export function BookingsPage() {
  const words = useWords(bookingsPart);
  const titles = useWords(routeTitlesPart);
  const may = useMay();
  const { operatingHours } = useRestaurant();
  const { dayCutoff } = useServiceSettings();
  const now = useNow(TICK);
  const today = businessDayOf(now, dayCutoff);
  const live = useRules();
  const [open, setOpen] = useState<Open | null>(null);
  const rules = live.state === 'ready' ? live.value : null;
  const close = () => setOpen(null);
  const off = (
    <EmptyState
      icon={CalendarClock}
      line={may('settings') ? words.off : words.askOwner}
      {...(may('settings') && {
        action: (
          <Button variant="contained" onClick={() => setOpen('rules')}>
            {words.turnOn}
          </Button>
        ),
      })}
    />
  );
  const begin: BookingRules | null =
    live.state === 'ready' ? (live.value ?? firstRules(operatingHours)) : null;
  return (
    <>
      <PageHeader
        title={titles.bookings}
        description={words.description}
        actions={
          rules !== null && (
            <>
              {may('settings') && (
                <Button
                  variant="outlined"
                  startIcon={<SlidersHorizontal aria-hidden />}
                  onClick={() => setOpen('rules')}
                >
                  {words.rules}
                </Button>
              )}
              {may('tables') && (
                <Button
                  variant="outlined"
                  startIcon={<Combine aria-hidden />}
                  onClick={() => setOpen('joins')}
                >
                  {words.joins}
                </Button>
              )}
              {(rules.on || !rules.waitlist) && (
                <Button
                  variant="contained"
                  startIcon={<Plus aria-hidden />}
                  disabled={!rules.on}
                  onClick={() => setOpen('new')}
                >
                  {words.add}
                </Button>
              )}
            </>
          )
        }
      />
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={6} />}
        words={{ failed: words.couldNotLoad, offline: words.offline }}
        empty={{ is: (value) => value === null, show: off }}
      >
        {(known) =>
          known !== null && (
            <Stack sx={{ gap: 2 }}>
              <EveningView rules={known} now={now} today={today} isAdding={open === 'new'} onAdded={close} />
            </Stack>
          )
        }
      </Gate>
      {open === 'rules' && begin !== null && (
        <RulesDialog begin={begin} stored={rules} today={today} onClose={close} />
      )}
      {open === 'joins' && <JoinsDialog onClose={close} />}
    </>
  );
}
