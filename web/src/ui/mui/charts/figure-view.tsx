import type { ReactNode } from 'react';
import { z } from 'zod';
import { Segmented } from '../../shared/parts/segmented.tsx';
import { useStored } from '../../shared/stored.ts';
import styles from './figure-view.module.css';

const viewSchema = z.enum(['chart', 'table']);
export type FigureView = z.output<typeof viewSchema>;

/** Whether figures are charts or tables on this device; at first charts. It is one choice for all figures. */
function useFigureView(): readonly [FigureView, (view: FigureView) => void] {
  const [view, update] = useStored<FigureView>('bhoj:figures', viewSchema, 'chart');
  return [view, (chosen) => update(() => chosen)];
}

export interface FigureSwitchProps {
  readonly words: { readonly show: string; readonly chart: string; readonly table: string };
}

export function FigureSwitch({ words }: FigureSwitchProps) {
  const [view, setView] = useFigureView();
  return (
    <Segmented<FigureView>
      label={words.show}
      value={view}
      onChange={setView}
      options={[
        { value: 'chart', label: words.chart },
        { value: 'table', label: words.table },
      ]}
    />
  );
}

export interface ChartOverTableProps {
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

/**
 * A figure as the person chose it. Paper and screen readers always get the table; beside a chart it shows on screen
 * only while the keyboard is in it.
 */
export function ChartOverTable({ chart, table }: ChartOverTableProps) {
  const [view] = useFigureView();
  if (view === 'table') return table;
  return (
    <>
      <div className={styles['chart']}>{chart}</div>
      <div className={styles['table']}>{table}</div>
    </>
  );
}
