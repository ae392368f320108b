import Skeleton from '@mui/material/Skeleton';
import { SectionCard } from '../section-card.tsx';
import { lazyPart } from '../states/lazy-part.tsx';
import { ChartOverTable, FigureSwitch } from './figure-view.tsx';
import { inFigure } from './in-figure.tsx';
import { FigureTable } from './figure-table.tsx';
import type { FigureProps } from './figure-props.ts';

const Bars = lazyPart(() => import('./bars.tsx').then((m) => inFigure(m.Bars)));
const Curve = lazyPart(() => import('./curve.tsx').then((m) => inFigure(m.Curve)));

/** px of a curve, and of each bar, while the chart loads. */
const CURVE = 260;
const BAR = 40;

/**
 * Amounts as a chart or as a table, as the person last chose on this device (decision 049). The chart's code loads when
 * it is first shown.
 */
export function Figure({ title, bars, format, words, controls, shape = 'bars' }: FigureProps) {
  const Chart = shape === 'curve' ? Curve : Bars;
  const height = shape === 'curve' ? CURVE : bars.length * BAR + BAR;
  return (
    <SectionCard
      title={title}
      actions={
        <>
          {controls}
          <FigureSwitch words={words} />
        </>
      }
    >
      <ChartOverTable
        chart={
          <Chart
            {...{ title, bars, format }}
            stands={{ waiting: <Skeleton variant="rounded" height={height} /> }}
          />
        }
        table={<FigureTable {...{ title, bars, format, words }} />}
      />
    </SectionCard>
  );
}
