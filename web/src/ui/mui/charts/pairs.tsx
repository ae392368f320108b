import { BarChart } from '@mui/x-charts/BarChart';
import { cssVar } from '../../../theme/css-var.ts';
import type { Pair } from './pair-props.ts';
import { short } from './short-rupees.ts';

const HEIGHT = 280;
/** px of the amounts at the left. */
const AMOUNTS = 64;

export interface PairsProps {
  readonly pairs: readonly Pair[];
  /** The names of the two amounts. */
  readonly first: string;
  readonly second: string;
  readonly format: (rupees: number) => string;
}

/** Two bars for each name, with a rupee axis, in the theme's colours. Loaded only when a page shows a chart. */
export function Pairs({ pairs, first, second, format }: PairsProps) {
  const valueFormatter = (value: number | null) => (value === null ? '' : format(value));
  return (
    <BarChart
      height={HEIGHT}
      colors={[cssVar('primary'), cssVar('border-strong')]}
      series={[
        { label: first, data: pairs.map((pair) => pair.first), valueFormatter },
        { label: second, data: pairs.map((pair) => pair.second), valueFormatter },
      ]}
      xAxis={[{ scaleType: 'band', data: pairs.map(({ name }) => name), categoryGapRatio: 0.3 }]}
      yAxis={[
        { min: 0, width: AMOUNTS, tickNumber: 4, valueFormatter: (rupees: number) => short.format(rupees) },
      ]}
      grid={{ horizontal: true }}
      margin={{ left: 0, right: 8, top: 8, bottom: 4 }}
      skipAnimation
      sx={{
        '& .MuiChartsAxis-tickLabel': { fill: cssVar('muted'), fontSize: 12 },
        '& .MuiChartsGrid-line, & .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: cssVar('border') },
      }}
    />
  );
}
