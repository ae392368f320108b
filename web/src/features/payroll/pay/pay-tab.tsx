import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { IndianRupee } from 'lucide-react';
import { addMonths, monthOf } from '../../../ui/dates/iso-day.ts';
import { monthName } from '../../../ui/dates/formats.ts';
import { MonthPicker } from '../../../ui/dates/month-picker.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { datesPart } from '../../../messages/shared/dates/en.ts';
import { payrollPart } from '../../../messages/owner/payroll/en.ts';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useAddress } from '../state/use-address.ts';
import { usePayRun, useToday } from '../state/use-payroll.ts';
import { DraftButton } from './draft-button.tsx';
import { PayRunView } from './pay-run-view.tsx';

/** The pay of a month, from the draft to the last payment. It opens with the last month. */
export function PayTab() {
  const words = useWords(payrollPayPart);
  const frame = useWords(payrollPart);
  const dates = useWords(datesPart);
  const [address, go] = useAddress();
  const today = useToday();
  const month = address.month ?? addMonths(monthOf(today), -1);
  const run = usePayRun(month);
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ maxWidth: 360 }}>
        <MonthPicker
          label={words.month}
          value={month}
          max={monthOf(today)}
          onChange={(to) => go({ month: to, person: null })}
          words={dates.month}
        />
      </Box>
      <Gate
        live={run}
        skeleton={
          <SectionCard>
            <SkeletonRows label={frame.loading} rows={6} />
          </SectionCard>
        }
        words={{ failed: frame.couldNotLoad, offline: frame.offline }}
        missing={
          <EmptyState
            icon={IndianRupee}
            line={words.none(monthName(month))}
            action={<DraftButton month={month} label={words.steps.draft} variant="contained" />}
          />
        }
      >
        {(value) => <PayRunView key={month} run={value} today={today} />}
      </Gate>
    </Stack>
  );
}
