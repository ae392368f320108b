import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, lazy, useState } from 'react';
import { SectionCard } from '../section-card.tsx';
import { Segmented } from '../../shared/parts/segmented.tsx';
import { FigureTable } from './figure-table.tsx';
import type { FigureProps } from './figure-props.ts';

const Bars = lazy(() => import('./bars.tsx').then((m) => ({ default: m.Bars })));

/** One bar and one row of the table. */
type View = 'table' | 'chart';

/**
 * Amounts as a table or as a chart. It begins with the table; the chart's code is loaded when it is asked for. On paper,
 * whatever is shown is printed.
 */
export function Figure({ title, bars, format, words, controls }: FigureProps) {
  const [view, setView] = useState<View>('table');
  return (
    <SectionCard
      title={title}
      actions={
        <>
          {controls}
          <Segmented<View>
            label={words.show}
            value={view}
            onChange={setView}
            options={[
              { value: 'table', label: words.table },
              { value: 'chart', label: words.chart },
            ]}
          />
        </>
      }
    >
      {view === 'table' ? (
        <FigureTable {...{ title, bars, format, words }} />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={bars.length * 40 + 40} />}>
          <Box role="figure" aria-label={title}>
            <Bars {...{ title, bars, format }} />
          </Box>
        </Suspense>
      )}
    </SectionCard>
  );
}
