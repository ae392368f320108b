import styles from './skeleton.module.css';

export interface PlainSkeletonProps {
  /** px, or a CSS length. */
  readonly width?: number | string;
  readonly height?: number | string;
}

/** A placeholder in the shape of the content. The region around it should announce the loading, once. */
export function PlainSkeleton({ width = '100%', height = 16 }: PlainSkeletonProps) {
  return <span className={styles['skeleton']} style={{ width, height }} aria-hidden />;
}
