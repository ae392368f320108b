import styles from './skeleton.module.css';

export interface PlainSkeletonProps {
  /** px, or a CSS length. */
  readonly width?: number | string;
  readonly height?: number | string;
}

/** The shape of what will stand here. Say once, on the region around it, that it is loading. */
export function PlainSkeleton({ width = '100%', height = 16 }: PlainSkeletonProps) {
  return <span className={styles['skeleton']} style={{ width, height }} aria-hidden />;
}
