import Skeleton from '@mui/material/Skeleton';
import type { Column } from './column.ts';
import styles from './table.module.css';

/** Uneven widths, as real values have. */
const WIDTHS = ['72%', '48%', '60%', '40%'];
const ROWS = 6;

export interface SkeletonBodyProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** px */
  readonly rowHeight: number;
}

/** Grey bars in the columns while the rows load. */
export function SkeletonBody<Row>({ columns, rowHeight }: SkeletonBodyProps<Row>) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <tr key={row} className={styles['row']} style={{ height: rowHeight }}>
          {columns.map(({ id, align, card }, column) => (
            <td key={id} data-align={align} data-card={card}>
              <Skeleton
                variant="rounded"
                height={14}
                sx={{
                  width: WIDTHS[(row + column) % WIDTHS.length],
                  minWidth: 40,
                  my: 0.75,
                  ...(align === 'end' && { ml: 'auto' }),
                }}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
