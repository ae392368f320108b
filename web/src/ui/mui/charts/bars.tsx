import { useMemo } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText } from '@mui/x-charts/ChartsText';
import type { ChartsTextProps } from '@mui/x-charts/ChartsText';
import { cssVar } from '../../../theme/css-var.ts';
import { inTwoLines } from './bar-name.ts';
import type { ChartProps } from './figure-props.ts';
import { short } from './short-rupees.ts';

/** px of one bar with its gap, and of the axis below. */
const ROW = 40;
const AXIS = 40;
/** px for the names at the left. */
const NAMES = 116;

/**
 * The chart measures a label as one line, and would cut a name that fits into two lines. So the chart gets this sign
 * and the bar's place, and the label draws the name for it.
 */
const PLACE = '#';

/** Horizontal bars with a rupee axis, in the theme's colours. Loaded only when a page shows a chart. */
export function Bars({ bars, format }: ChartProps) {
  const Label = useMemo(
    () =>
      ({ text, ...props }: ChartsTextProps) => (
        <ChartsText
          {...props}
          text={text.startsWith(PLACE) ? inTwoLines(bars[Number(text.slice(1))]?.name ?? '') : text}
        />
      ),
    [bars],
  );
  return (
    <BarChart
      layout="horizontal"
      height={bars.length * ROW + AXIS}
      colors={[cssVar('primary')]}
      series={[{ data: bars.map(({ amount }) => amount), valueFormatter: (value) => format(value ?? 0) }]}
      yAxis={[
        {
          scaleType: 'band',
          data: bars.map(({ name }) => name),
          width: NAMES,
          categoryGapRatio: 0.35,
          disableLine: true,
          disableTicks: true,
          valueFormatter: (name: string, { location }) =>
            location === 'tick' ? `${PLACE}${bars.findIndex((bar) => bar.name === name)}` : name,
        },
      ]}
      xAxis={[{ min: 0, tickNumber: 4, valueFormatter: (rupees: number) => short.format(rupees) }]}
      grid={{ vertical: true }}
      margin={{ left: 0, right: 24, top: 4, bottom: 4 }}
      hideLegend
      slots={{ axisTickLabel: Label }}
      skipAnimation
      sx={{
        '& .MuiChartsAxis-tickLabel': { fill: cssVar('muted'), fontSize: 12 },
        '& .MuiChartsGrid-line, & .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: cssVar('border') },
      }}
    />
  );
}
