import Skeleton from '@mui/material/Skeleton';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './tables.module.css';

/** The plan while its tables load. */
export function TablesSkeleton() {
  const words = useWords(tablesPart);

  return (
    <div role="status" aria-label={words.loading}>
      <Skeleton variant="rounded" height={40} sx={{ maxWidth: 480, mb: 2 }} />
      <Skeleton variant="rounded" height={40} sx={{ maxWidth: 640, mb: 3 }} />
      <div className={styles['tiles']}>
        {Array.from({ length: 12 }, (_, i) => (
          <Skeleton key={i} variant="rounded" height={92} />
        ))}
      </div>
    </div>
  );
}
