import { Check } from 'lucide-react';
import type { Stage } from '@bhoj/domain/orders/kitchen/progress';
import { stageColors } from '../../../blocks/kot/stage-colors.ts';
import { lineStagesPart } from '../../../messages/shared/order/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './stage-dot.module.css';

/** The stage of a dish as a dot, or as a tick once it is served. Its accessible name is the word. */
export function StageDot({ stage }: { readonly stage: Stage | 'cancelled' }) {
  const lineStages = useWords(lineStagesPart);

  return (
    <span
      role="img"
      aria-label={lineStages[stage]}
      title={lineStages[stage]}
      data-color={stageColors[stage]}
      className={styles[stage === 'served' ? 'tick' : 'dot']}
    >
      {stage === 'served' && <Check size={18} strokeWidth={3} aria-hidden />}
    </span>
  );
}
