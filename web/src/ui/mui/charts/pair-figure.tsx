import Skeleton from '@mui/material/Skeleton';
import { SectionCard } from '../section-card.tsx';
import { lazyPart } from '../states/lazy-part.tsx';
import { ChartOverTable, FigureSwitch } from './figure-view.tsx';
import { inFigure } from './in-figure.tsx';
import styles from './figure.module.css';
import type { PairFigureProps } from './pair-props.ts';

const Pairs = lazyPart(() => import('./pairs.tsx').then((m) => inFigure(m.Pairs)));

function PairTable({ title, pairs, format, words }: Omit<PairFigureProps, 'description'>) {
  return (
    <table className={styles['table']} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col" data-align="end">
            {words.first}
          </th>
          <th scope="col" data-align="end">
            {words.second}
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.name}>
            <th scope="row">{pair.name}</th>
            <td data-align="end">{format(pair.first)}</td>
            <td data-align="end">{pair.second === null ? words.none : format(pair.second)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two amounts for each name as a chart or as a table, like `Figure`. */
export function PairFigure({ title, description, pairs, format, words }: PairFigureProps) {
  return (
    <SectionCard title={title} description={description} actions={<FigureSwitch words={words} />}>
      <ChartOverTable
        chart={
          <Pairs
            {...{ title, pairs, format }}
            first={words.first}
            second={words.second}
            stands={{ waiting: <Skeleton variant="rounded" height={280} /> }}
          />
        }
        table={<PairTable {...{ title, pairs, format, words }} />}
      />
    </SectionCard>
  );
}
