import { captain } from '../../../messages/captain.ts';
import { common } from '../../../messages/common.ts';
import { PlainSkeleton } from '../../../ui/plain/skeleton.tsx';
import styles from './floor-plan.module.css';

/** The floor plan before its tables are known. */
export function FloorSkeleton() {
  return (
    <div className={styles['floor']}>
      <h1>{captain.title}</h1>
      <div role="status" aria-label={common.loading} aria-busy className={styles['tiles']}>
        {Array.from({ length: 8 }, (_, i) => (
          <PlainSkeleton key={i} height={92} />
        ))}
      </div>
    </div>
  );
}
