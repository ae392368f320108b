import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { SectionCard } from '../section-card.tsx';
import { lazyPart } from '../states/lazy-part.tsx';
import { Segmented } from '../../shared/parts/segmented.tsx';
import { inFigure } from './in-figure.tsx';
import { FigureTable } from './figure-table.tsx';
import type { FigureProps } from './figure-props.ts';

const Bars = lazyPart(() => import('./bars.tsx').then((m) => inFigure(m.Bars)));
const Curve = lazyPart(() => import('./curve.tsx').then((m) => inFigure(m.Curve)));

/** px of a curve, and of each bar, while the chart loads. */
const CURVE = 260;
const BAR = 40;

/** One bar and one row of the table. */
type View = 'table' | 'chart';

/**
 * Amounts as a table or as a chart. Bars begin with the table, a curve with the chart. The chart's code loads when it
 * is first shown. A print has the view that is on screen.
 */
export function Figure({ title, bars, format, words, controls, shape = 'bars' }: FigureProps) {
  const [view, setView] = useState<View>(shape === 'curve' ? 'chart' : 'table');
  const Chart = shape === 'curve' ? Curve : Bars;
  const height = shape === 'curve' ? CURVE : bars.length * BAR + BAR;
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
        <Chart
          {...{ title, bars, format }}
          stands={{ waiting: <Skeleton variant="rounded" height={height} /> }}
        />
      )}
    </SectionCard>
  );
}
