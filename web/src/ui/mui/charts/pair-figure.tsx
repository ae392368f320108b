import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { SectionCard } from '../section-card.tsx';
import { lazyPart } from '../states/lazy-part.tsx';
import { Segmented } from '../../shared/parts/segmented.tsx';
import { inFigure } from './in-figure.tsx';
import styles from './figure.module.css';
import type { PairFigureProps } from './pair-props.ts';

const Pairs = lazyPart(() => import('./pairs.tsx').then((m) => inFigure(m.Pairs)));

type View = 'table' | 'chart';

function PairTable({ title, pairs, format, drawFirst, words }: Omit<PairFigureProps, 'description'>) {
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
        {pairs.map((pair, place) => (
          <tr key={pair.name}>
            <th scope="row">{pair.name}</th>
            <td data-align="end">{drawFirst === undefined ? format(pair.first) : drawFirst(pair, place)}</td>
            <td data-align="end">{pair.second === null ? words.none : format(pair.second)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Two amounts for each name as a table or as a chart. As with `Figure`, it begins with the table, and the chart's code
 * loads on request.
 */
export function PairFigure({ title, description, pairs, format, drawFirst, words }: PairFigureProps) {
  const [view, setView] = useState<View>('table');
  return (
    <SectionCard
      title={title}
      description={description}
      actions={
        <Segmented<View>
          label={words.show}
          value={view}
          onChange={setView}
          options={[
            { value: 'table', label: words.table },
            { value: 'chart', label: words.chart },
          ]}
        />
      }
    >
      {view === 'table' ? (
        <PairTable {...{ title, pairs, format, drawFirst, words }} />
      ) : (
        <Pairs
          {...{ title, pairs, format }}
          first={words.first}
          second={words.second}
          stands={{ waiting: <Skeleton variant="rounded" height={280} /> }}
        />
      )}
    </SectionCard>
  );
}
