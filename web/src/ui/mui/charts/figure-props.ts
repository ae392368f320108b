import type { ReactNode } from 'react';

export interface Bar {
  readonly name: string;
  /** Rupees with decimals for paise, or a count. */
  readonly amount: number;
}

export interface FigureWords {
  readonly show: string;
  readonly chart: string;
  readonly table: string;
  readonly name: string;
  readonly amount: string;
  readonly share: string;
}

/**
 * The amounts of a chart. The figure around it has the name: MUI would put a chart's own name on an element without a
 * role.
 */
export interface ChartProps {
  readonly bars: readonly Bar[];
  readonly format: (amount: number) => string;
}

export interface FigureProps extends ChartProps {
  /** States the subject: "Expenses of November 2026 by category". */
  readonly title: string;
  /** `curve` for amounts in order of time. */
  readonly shape?: 'bars' | 'curve';
  readonly words: FigureWords;
  /** Controls beside the switch between table and chart. */
  readonly controls?: ReactNode;
}
