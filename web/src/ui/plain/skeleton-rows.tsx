import { PlainSkeleton } from './skeleton.tsx';
import styles from './skeleton-rows.module.css';

export interface SkeletonRowsProps {
  /** Screen readers read this in place of the grey bars. */
  readonly label: string;
  readonly rows?: number;
}

/** Uneven widths, because rows of equal bars look like an empty table. They are fixed, so that each render is the same. */
const widths = ['62%', '48%', '71%', '55%', '40%'];

export function SkeletonRows({ label, rows = 5 }: SkeletonRowsProps) {
  return (
    <div role="status" aria-label={label} aria-busy className={styles['rows']}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden>
          <PlainSkeleton width={widths[row % widths.length] ?? '50%'} height={14} />
          <PlainSkeleton width={64} height={14} />
        </div>
      ))}
    </div>
  );
}
