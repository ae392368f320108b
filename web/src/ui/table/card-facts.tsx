import { contentOf, marksOf } from './cell.tsx';
import type { Column } from './column.ts';
import styles from './card-facts.module.css';

export interface CardFactsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
}

/** The cells below the first line of a card. */
export function CardFacts<Row>({ columns, row }: CardFactsProps<Row>) {
  return (
    <div className={styles['facts']}>
      {columns.map((column) => (
        <div key={column.id} role="cell" {...marksOf(column)}>
          {contentOf(column, row)}
        </div>
      ))}
    </div>
  );
}
