import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { NOTHING_HAPPENED, NOTHING_YET } from '@bhoj/domain/platform/sums/platform-sum';
import {
  platformCurrents,
  platformDays,
  platformMonths,
} from '@bhoj/domain/platform/shape/platform-sum.collection';
import { DAY, dateOf, monthOf } from '@bhoj/domain/time/ist';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import { whole } from '../../../firebase/live-values.ts';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { platformOverviewPart } from '../../../messages/owner/platform-figures/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { orNone } from '../or-none.ts';
import { FaultsCard } from './faults-card.tsx';
import { HeldCard } from './held-card.tsx';
import { MrrCard } from './mrr-card.tsx';
import { SignUpsCard } from './sign-ups-card.tsx';
import { ThisMonthCard } from './this-month-card.tsx';
import { UseCard } from './use-card.tsx';
import { serverNow } from '../../../ui/shared/server-clock.ts';

/** The number of days before today with sign-ups on the page. */
const DAYS_BEFORE = 19;

/** /super: the current state of the platform, from at most 45 documents whatever the number of restaurants. */
export function OverviewPage() {
  const words = useWords(platformOverviewPart);
  const titles = useWords(routeTitlesPart);
  const [now] = useState(serverNow);
  const month = monthOf(now);
  const current = useLiveDoc(platformCurrents, {});
  const sums = useLiveDoc(platformMonths, { month });
  const days = whole(
    useLiveList(platformDays, {}, platformDays.queries.since(dateOf(now - DAYS_BEFORE * DAY))),
  );
  const skeleton = <SkeletonRows label={words.loading} rows={6} />;
  return (
    <>
      <PageHeader title={titles.super} description={words.description} />
      <Stack sx={{ gap: 3 }}>
        <Gate live={orNone(current, NOTHING_YET)} skeleton={skeleton}>
          {(figures) => (
            <Gate live={orNone(sums, { ...NOTHING_HAPPENED, month, rebuiltAt: null })} skeleton={skeleton}>
              {(sum) => (
                <Box
                  sx={{
                    display: 'grid',
                    gap: 3,
                    alignItems: 'start',
                    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
                  }}
                >
                  <MrrCard current={figures} month={sum} />
                  <Stack sx={{ gap: 3 }}>
                    <UseCard swept={figures.swept} />
                    <ThisMonthCard month={sum} now={now} />
                  </Stack>
                </Box>
              )}
            </Gate>
          )}
        </Gate>
        <Gate live={days} skeleton={skeleton}>
          {(list) => <SignUpsCard days={list.map(({ value }) => value)} />}
        </Gate>
        <HeldCard />
        <FaultsCard now={now} />
      </Stack>
    </>
  );
}
