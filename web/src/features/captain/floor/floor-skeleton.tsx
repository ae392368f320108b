import { captainPart } from '../../../messages/captain/captain/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ScreenHead } from '../order/screen-head.tsx';
import { PlainSkeleton } from '../../../ui/plain/skeleton.tsx';
import styles from './floor-plan.module.css';

/** The list of tables while it loads. */
export function FloorSkeleton() {
  const captain = useWords(captainPart);
  const common = useWords(commonPart);

  return (
    <div className={styles['floor']}>
      <ScreenHead title={captain.title} isWide={false} />
      <div role="status" aria-label={common.loading} aria-busy className={styles['tiles']}>
        <div>
          {Array.from({ length: 8 }, (_, i) => (
            <PlainSkeleton key={i} height={84} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The floor plan while it loads. */
export function PlanSkeleton() {
  const common = useWords(commonPart);

  return (
    <div role="status" aria-label={common.loading} aria-busy>
      <PlainSkeleton height={320} />
    </div>
  );
}
