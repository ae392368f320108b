import { PlainSkeleton } from '../../../ui/plain/skeleton.tsx';
import styles from './skeletons.module.css';

export const Heading = () => (
  <div className={styles['heading']}>
    <PlainSkeleton width="55%" height={24} />
    <PlainSkeleton width="35%" height={16} />
  </div>
);

const ROWS = [1, 2, 3, 4, 5, 6];

export function MenuSkeleton() {
  return (
    <>
      <Heading />
      <PlainSkeleton height={48} />
      <div className={styles['rail']}>
        {ROWS.slice(0, 4).map((row) => (
          <PlainSkeleton key={row} width={96} height={44} />
        ))}
      </div>
      <PlainSkeleton width="40%" height={22} />
      {ROWS.map((row) => (
        <div key={row} className={styles['row']}>
          <div>
            <PlainSkeleton width="70%" height={18} />
            <PlainSkeleton width="90%" height={14} />
          </div>
          <PlainSkeleton width={88} height={44} />
        </div>
      ))}
    </>
  );
}
