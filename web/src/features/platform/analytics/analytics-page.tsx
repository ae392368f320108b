import Stack from '@mui/material/Stack';
import { ChartLine } from 'lucide-react';
import { useState } from 'react';
import { NOTHING_YET } from '@bhoj/domain/platform/sums/platform-sum';
import { platformCurrents, platformMonths } from '@bhoj/domain/platform/shape/platform-sum.collection';
import { addMonths, monthOf } from '@bhoj/domain/time/ist';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import { whole } from '../../../firebase/live-values.ts';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { serverNow } from '../../../ui/shared/server-clock.ts';
import { Segmented } from '../../../ui/shared/parts/segmented.tsx';
import { optionalChoiceParam, useAddressParams } from '../../../ui/table/address-params.ts';
import { platformAnalyticsPart } from '../../../messages/owner/platform-figures/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { orNone } from '../or-none.ts';
import { ActivationCard } from './activation-card.tsx';
import { ChurnFigure, GrowthFigure, MrrFigure } from './month-figures.tsx';
import { BridgeTable } from './bridge-table.tsx';
import { CohortTable } from './cohort-table.tsx';
import { GroupTables } from './group-tables.tsx';

const SPANS = ['6', '12', '24'] as const;
type Span = (typeof SPANS)[number];

const PARAMS = { months: optionalChoiceParam(SPANS) };

/** /super/analytics: the growth of the platform. It reads one document for each month. */
export function AnalyticsPage() {
  const words = useWords(platformAnalyticsPart);
  const titles = useWords(routeTitlesPart);
  const [now] = useState(serverNow);
  const [{ months }, go] = useAddressParams<{ readonly months: Span | null }>(PARAMS);
  const span = months ?? '12';
  const from = monthOf(addMonths(now, 1 - Number(span)));
  const current = useLiveDoc(platformCurrents, {});
  const live = whole(useLiveList(platformMonths, {}, platformMonths.queries.since(from)));
  const skeleton = <SkeletonRows label={words.loading} rows={8} />;
  return (
    <>
      <PageHeader
        title={titles.superAnalytics}
        description={words.description}
        actions={
          <Segmented<Span>
            label={words.span}
            value={span}
            onChange={(chosen) => go({ months: chosen })}
            options={SPANS.map((value) => ({ value, label: words.spans[value] }))}
          />
        }
      />
      <Gate live={orNone(current, NOTHING_YET)} skeleton={skeleton}>
        {({ mrrPaise }) => (
          <Gate
            live={live}
            skeleton={skeleton}
            empty={{
              is: (list) => list.length === 0,
              show: (
                <SectionCard>
                  <EmptyState icon={ChartLine} line={words.empty} />
                </SectionCard>
              ),
            }}
          >
            {(list) => {
              const sums = list.map(({ value }) => value);
              return (
                <Stack sx={{ gap: 3 }}>
                  <MrrFigure months={sums} mrrPaise={mrrPaise} />
                  <BridgeTable months={sums} mrrPaise={mrrPaise} />
                  <GrowthFigure months={sums} />
                  <ActivationCard months={sums} />
                  <CohortTable months={sums} />
                  <ChurnFigure months={sums} />
                  <GroupTables months={sums} />
                </Stack>
              );
            }}
          </Gate>
        )}
      </Gate>
    </>
  );
}
