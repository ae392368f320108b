import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { REPORTS } from '@bhoj/domain/platform/reports/reports.schema';
import { dateOf } from '@bhoj/domain/time/ist';
import { PeriodPicker } from '../../../ui/dates/period-picker.tsx';
import { periodOf } from '../../../ui/dates/period.ts';
import type { PeriodChoice } from '../../../ui/dates/period.ts';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { platformReportsPart } from '../../../messages/owner/platform-figures/en.ts';
import { datesPart } from '../../../messages/shared/dates/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ReportCard } from './report-card.tsx';
import { serverNow } from '../../../ui/shared/server-clock.ts';

/** /super/reports: files for a period, written by the server page by page. */
export function ReportsPage() {
  const words = useWords(platformReportsPart);
  const titles = useWords(routeTitlesPart);
  const { period: picker } = useWords(datesPart);
  const [today] = useState(() => dateOf(serverNow()));
  const [chosen, setChosen] = useState<PeriodChoice>('this-month');
  const { from, to } = periodOf(chosen, today);
  return (
    <>
      <PageHeader title={titles.superReports} description={words.description} />
      <Box sx={{ mb: 3 }}>
        <PeriodPicker value={chosen} onChange={setChosen} today={today} words={picker} />
      </Box>
      <Stack sx={{ gap: 2 }}>
        {REPORTS.map((kind) => (
          <ReportCard key={`${kind} ${from} ${to}`} {...{ kind, from }} until={to} />
        ))}
      </Stack>
    </>
  );
}
