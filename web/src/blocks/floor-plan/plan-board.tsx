import type { CSSProperties, ReactNode, Ref } from 'react';
import type { Laid } from '@bhoj/domain/tables/floor-plan';
import styles from './plan-board.module.css';

export interface PlanBoardProps {
  readonly label: string;
  readonly laid: readonly Laid[];
  readonly columns: number;
  readonly rows: number;
  /** True to show the steps of the grid. */
  readonly hasGrid?: boolean;
  readonly boardRef?: Ref<HTMLUListElement>;
  readonly children: (table: Laid) => ReactNode;
}

const vars = (values: Readonly<Record<`--${string}`, number>>) => values as CSSProperties;

/** A floor with its tables at their places, read from the upper left. */
export function PlanBoard({
  label,
  laid,
  columns,
  rows,
  hasGrid = false,
  boardRef,
  children,
}: PlanBoardProps) {
  return (
    <div className={styles['scroll']}>
      <ul
        ref={boardRef}
        aria-label={label}
        className={hasGrid ? `${styles['board']} ${styles['grid']}` : styles['board']}
        style={vars({ '--columns': columns, '--rows': rows })}
      >
        {laid.map((table) => (
          <li
            key={table.id}
            className={styles['spot']}
            style={vars({ '--x': table.x, '--y': table.y, '--w': table.w, '--h': table.h })}
          >
            {children(table)}
          </li>
        ))}
      </ul>
    </div>
  );
}
