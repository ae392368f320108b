import type { Stage } from '@bhoj/domain/orders/kitchen/progress';
import type { GuestWords } from '../../../words/guest.ts';
import styles from './order.module.css';

export interface StageBadgeProps {
  readonly stage: Stage | 'cancelled';
  readonly words: GuestWords;
}

/** The stage of a line: a dot in the stage's colour, and always the word. */
export const StageBadge = ({ stage, words }: StageBadgeProps) => (
  <span className={styles['stage']} data-stage={stage}>
    {words.order.stages[stage]}
  </span>
);
