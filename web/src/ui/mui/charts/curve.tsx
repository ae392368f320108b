import { LineChart } from '@mui/x-charts/LineChart';
import { cssVar } from '../../../theme/css-var.ts';
import type { ChartProps } from './figure-props.ts';
import { short } from './short-rupees.ts';

/** px. `figure.tsx` reserves this height. */
const HEIGHT = 260;

/** A curve through amounts in order of time, in the theme's colours. Loaded only when a page shows a chart. */
export function Curve({ bars, format }: ChartProps) {
  return (
    <LineChart
      height={HEIGHT}
      colors={[cssVar('primary')]}
      series={[
        {
          data: bars.map(({ amount }) => amount),
          curve: 'linear',
          showMark: bars.length < 32,
          valueFormatter: (value) => format(value ?? 0),
        },
      ]}
      xAxis={[{ scaleType: 'point', data: bars.map(({ name }) => name), height: 28 }]}
      yAxis={[{ min: 0, width: 56, tickNumber: 4, valueFormatter: (rupees: number) => short.format(rupees) }]}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 24, top: 8, bottom: 4 }}
      hideLegend
      skipAnimation
      sx={{
        '& .MuiChartsAxis-tickLabel': { fill: cssVar('muted'), fontSize: 12 },
        '& .MuiChartsGrid-line, & .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: cssVar('border') },
      }}
    />
  );
}
