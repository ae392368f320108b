import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { REPORTS } from '@bhoj/domain/platform/reports/reports.schema';
import { dateOf } from '@bhoj/domain/time/ist';
import { PeriodPicker } from '../../../ui/dates/period-picker.tsx';
import { periodOf } from '../../../ui/dates/period.ts';
import type { PeriodChoice } from '../../../ui/dates/period.ts';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { platformReportsPart } from '../../../words/owner/platform-figures.ts';
import { datesPart } from '../../../words/shared/dates.ts';
import { routeTitlesPart } from '../../../words/shared/routes.ts';
import { useWords } from '../../../words/use-words.ts';
import { ReportCard } from './report-card.tsx';

/** /super/reports: files for a period, written by the server page by page. */
export function ReportsPage() {
  const words = useWords(platformReportsPart);
  const titles = useWords(routeTitlesPart);
  const { period: picker } = useWords(datesPart);
  const [today] = useState(() => dateOf(Date.now()));
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
