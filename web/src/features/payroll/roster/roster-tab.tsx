import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight, Users } from 'lucide-react';
import { isHereOn } from '@bhoj/domain/payroll/people/person';
import { daysLater, daysOfWeek, weekOf } from '@bhoj/domain/roster/week';
import { periodName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { payrollPart } from '../../../messages/owner/payroll/en.ts';
import { payrollRosterPart } from '../../../messages/owner/payroll-roster/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useAddress } from '../state/use-address.ts';
import { usePeople, useRoster, useToday } from '../state/use-payroll.ts';
import { RosterWeek } from './roster-week.tsx';

const NONE = { state: 'ready', value: null, fromCache: false } as const;

/** The weekly roster: who works when. */
export function RosterTab() {
  const words = useWords(payrollRosterPart);
  const frame = useWords(payrollPart);
  const [address, go] = useAddress();
  const today = useToday();
  const current = weekOf(today);
  const week = address.week === null ? current : weekOf(address.week);
  const people = usePeople();
  const stored = useRoster(week);
  const before = useRoster(daysLater(week, -7));
  const roster = stored.state === 'missing' ? NONE : stored;
  const days = daysOfWeek(week);
  const name = periodName({ from: week, to: daysLater(week, 6) });
  const said = { failed: frame.couldNotLoad, offline: frame.offline };
  const skeleton = (
    <SectionCard>
      <SkeletonRows label={frame.loading} rows={6} />
    </SectionCard>
  );
  const empty = (
    <EmptyState
      icon={Users}
      line={words.nobody(name)}
      action={
        <Button variant="contained" onClick={() => go({ tab: 'people' })}>
          {words.toPeople}
        </Button>
      }
    />
  );
  const open = (to: string) => go({ week: to === current ? null : to });
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" role="group" aria-label={words.week} sx={{ gap: 1, alignItems: 'center' }}>
        <IconButton aria-label={words.before} onClick={() => open(daysLater(week, -7))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Typography component="p" sx={{ fontWeight: 550, fontVariantNumeric: 'tabular-nums' }}>
          {name}
        </Typography>
        <IconButton aria-label={words.after} onClick={() => open(daysLater(week, 7))}>
          <ChevronRight aria-hidden />
        </IconButton>
        {week !== current && <Button onClick={() => open(current)}>{words.thisWeek}</Button>}
      </Stack>
      <Gate
        live={people}
        skeleton={skeleton}
        words={said}
        empty={{ is: (list) => list.length === 0, show: empty }}
      >
        {(list) => {
          const here = list.filter(({ value }) => days.some((day) => isHereOn(value, day)));
          if (here.length === 0) return empty;
          return (
            <Gate live={roster} skeleton={skeleton} words={said}>
              {(value) => (
                <RosterWeek
                  key={week}
                  {...{ week, days, today, name }}
                  people={here}
                  roster={value}
                  before={before.state === 'ready' ? before.value : null}
                />
              )}
            </Gate>
          );
        }}
      </Gate>
    </Stack>
  );
}
