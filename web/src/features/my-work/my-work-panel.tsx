import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { readMyWork } from '@bhoj/domain/payroll/my-work.contract';
import type { MyWork } from '@bhoj/domain/payroll/my-work.contract';
import { SlipReader } from '../../blocks/slip/slip-reader.tsx';
import { useAnswer } from '../../firebase/use-answer.ts';
import { MonthPicker } from '../../ui/dates/month-picker.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { SidePanel } from '../../ui/mui/side-panel.tsx';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { useOnline } from '../../ui/shared/use-online.ts';
import { commonPart } from '../../words/shared/common.ts';
import { myWorkPart } from '../../words/shared/my-work.ts';
import { useWords } from '../../words/use-words.ts';
import { MyAdvances, MyLeave, MyPays } from './my-money.tsx';
import { MyDays } from './my-days.tsx';

interface ContentProps {
  readonly work: MyWork;
  readonly onMonth: (month: string) => void;
  readonly onChanged: () => void;
}

function Content({ work, onMonth, onChanged }: ContentProps) {
  const words = useWords(myWorkPart);
  const { month, today, slip, restaurantName } = work;
  return (
    <Stack sx={{ gap: 3 }}>
      <MonthPicker
        label={words.month}
        value={month}
        max={today.slice(0, 7)}
        onChange={onMonth}
        words={words}
      />
      {slip !== null && <SlipReader {...{ slip, restaurantName }} />}
      <MyDays work={work} onChanged={onChanged} />
      <MyLeave work={work} />
      <MyAdvances work={work} />
      <MyPays work={work} onMonth={onMonth} />
    </Stack>
  );
}

/**
 * What is kept of a captain's or a cook's own work, above the page that they are on: the tickets and the tables go on
 * behind it.
 */
export function MyWorkPanel({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(myWorkPart);
  const common = useWords(commonPart);
  const isOnline = useOnline();
  const [month, setMonth] = useState<string | null>(null);
  const { live, again } = useAnswer(readMyWork, { month }, 'person-not-found');
  return (
    <SidePanel open title={words.title} closeLabel={common.close} width={560} onClose={onClose}>
      <Stack sx={{ gap: 2 }}>
        {!isOnline && <Notice tone="warning">{words.offline}</Notice>}
        <Gate
          live={live}
          skeleton={<SkeletonRows label={words.loading} rows={8} />}
          words={{ failed: words.failed, offline: words.offline }}
          missing={<Notice tone="info">{words.nobody}</Notice>}
        >
          {(work) => <Content work={work} onMonth={setMonth} onChanged={again} />}
        </Gate>
      </Stack>
    </SidePanel>
  );
}
