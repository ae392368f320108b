import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Users } from 'lucide-react';
import { isHereIn } from '@bhoj/domain/payroll/people/person';
import { addMonths, monthOf } from '../../../ui/dates/iso-day.ts';
import { monthName } from '../../../ui/dates/formats.ts';
import { MonthPicker } from '../../../ui/dates/month-picker.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { datesPart } from '../../../messages/shared/dates/en.ts';
import { payrollMusterPart } from '../../../messages/owner/payroll-muster/en.ts';
import { payrollPart } from '../../../messages/owner/payroll/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useAddress } from '../state/use-address.ts';
import { useMuster, usePeople, useToday } from '../state/use-payroll.ts';
import { MusterMonth } from './muster-month.tsx';

/** The muster: who worked on which day of a month. */
export function MusterTab() {
  const words = useWords(payrollMusterPart);
  const frame = useWords(payrollPart);
  const dates = useWords(datesPart);
  const [address, go] = useAddress();
  const today = useToday();
  const month = address.month ?? monthOf(today);
  const people = usePeople();
  const stored = useMuster(month);
  // Ready with null, so that the first mark does not draw the whole grid again.
  const muster =
    stored.state === 'missing' ? ({ state: 'ready', value: null, fromCache: false } as const) : stored;
  const said = { failed: frame.couldNotLoad, offline: frame.offline };
  const skeleton = (
    <SectionCard>
      <SkeletonRows label={frame.loading} rows={6} />
    </SectionCard>
  );
  const empty = (
    <EmptyState
      icon={Users}
      line={words.nobody(monthName(month))}
      action={
        <Button variant="contained" onClick={() => go({ tab: 'people' })}>
          {words.toPeople}
        </Button>
      }
    />
  );
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ maxWidth: 360 }}>
        <MonthPicker
          label={words.month}
          value={month}
          max={addMonths(monthOf(today), 1)}
          onChange={(to) => go({ month: to === monthOf(today) ? null : to, person: null, day: null })}
          words={dates.month}
        />
      </Box>
      <Gate
        live={people}
        skeleton={skeleton}
        words={said}
        empty={{ is: (list) => list.length === 0, show: empty }}
      >
        {(list) => {
          const here = list.filter(({ value }) => isHereIn(value, month));
          if (here.length === 0) return empty;
          const view = { month, today, people: here };
          return (
            <Gate live={muster} skeleton={skeleton} words={said}>
              {(value) => (
                <MusterMonth
                  key={`${month} ${address.person ?? ''} ${address.day ?? ''}`}
                  {...view}
                  first={address}
                  muster={value}
                />
              )}
            </Gate>
          );
        }}
      </Gate>
    </Stack>
  );
}
