import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { SectionCard } from '../section-card.tsx';
import { Segmented } from '../../shared/parts/segmented.tsx';
import { FigureTable } from './figure-table.tsx';

const Bars = lazy(() => import('./bars.tsx').then((m) => ({ default: m.Bars })));

/** One bar and one row of the table. */
export interface Bar {
  readonly name: string;
  /** With decimals for paise. */
  readonly rupees: number;
}

export interface FigureWords {
  readonly show: string;
  readonly chart: string;
  readonly table: string;
  readonly name: string;
  readonly amount: string;
  readonly share: string;
}

export interface FigureProps {
  /** States the subject: "Expenses of November 2026 by category". */
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly format: (rupees: number) => string;
  readonly words: FigureWords;
  /** Stand beside the switch between table and chart. */
  readonly controls?: ReactNode;
}

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
