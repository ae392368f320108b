import { Link } from 'react-router-dom';
import type { DayFigure } from '@bhoj/domain/figures/day/day-figure';
import { dayFigurePart } from '../../../messages/owner/day-figure/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../facts/day.module.css';
import { figureText } from './figure-text.ts';

export interface FigureRow {
  readonly key: string;
  readonly name: string;
  /** The time, or empty. */
  readonly detail: string;
  /** Null for an entry without a page of its own. */
  readonly to: string | null;
  readonly value: number;
}

export interface FigureTableProps {
  readonly title: string;
  /** The heading of the first column. */
  readonly head: string;
  readonly figure: DayFigure;
  readonly rows: readonly FigureRow[];
}

/** The sources of a figure, with the total below. Each row opens its own page. */
export function FigureTable({ title, head, figure, rows }: FigureTableProps) {
  const words = useWords(dayFigurePart);
  const total = rows.reduce((all, { value }) => all + value, 0);
  return (
    <table className={styles['table']} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{words.gives}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, detail, to, value }) => (
          <tr key={key}>
            <th scope="row">
              {to === null ? name : <Link to={to}>{name}</Link>}
              {detail !== '' && <p className={styles['quiet']}>{detail}</p>}
            </th>
            <td>{figureText(words, figure, value)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>{figureText(words, figure, total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
