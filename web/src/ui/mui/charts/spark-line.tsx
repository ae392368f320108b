import { pathOf } from './growth-model.ts';
import styles from './spark-line.module.css';

export interface SparkLineProps {
  /** At least two, in order of time. */
  readonly values: readonly number[];
  /** Says the figures that the line stands for. */
  readonly label: string;
}

/** A small line without axes, from the least to the most of its values. */
export function SparkLine({ values, label }: SparkLineProps) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const points = values.map(
    (value, n) =>
      [
        (100 * n) / (values.length - 1),
        most === least ? 50 : 100 - (100 * (value - least)) / (most - least),
      ] as const,
  );
  return (
    <svg
      className={styles['line']}
      role="img"
      aria-label={label}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
    >
      <polyline points={pathOf(points)} />
    </svg>
  );
}
