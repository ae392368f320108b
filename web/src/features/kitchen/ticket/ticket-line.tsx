import { Check } from 'lucide-react';
import { nextOfLine } from '@bhoj/domain/orders/kitchen';
import { detailOf } from '@bhoj/domain/orders/progress';
import type { OrderLine } from '@bhoj/domain/orders/line.schema';
import type { Stage } from '@bhoj/domain/orders/progress';
import { kitchenPart } from '../../../words/kitchen/kitchen.ts';
import { kotPart } from '../../../words/shared/kot.ts';
import { useWords } from '../../../words/use-words.ts';
import { VisuallyHidden } from '../../../ui/mui/visually-hidden.tsx';
import styles from './ticket-line.module.css';

export interface TicketLineProps {
  readonly line: OrderLine;
  readonly stage: Stage | 'cancelled';
  /** Why it was cancelled. */
  readonly reason: string | null;
  readonly disabled: boolean;
  readonly onMove: (to: 'cooking' | 'ready') => void;
}

function Words({ line, stage, reason }: Pick<TicketLineProps, 'line' | 'stage' | 'reason'>) {
  const kitchen = useWords(kitchenPart);
  const kotWords = useWords(kotPart);

  const detail = detailOf(line);
  return (
    <>
      <span className={styles['quantity']}>{kotWords.quantity(line.quantity)}</span>
      <span className={styles['dish']}>
        <span className={styles['name']}>{line.name}</span>
        {detail !== '' && <span className={styles['detail']}> {detail}</span>}
        {stage === 'cancelled' && (
          <span className={styles['gone']}>
            {reason === null ? kitchen.cancelled : kitchen.cancelledWhy(reason)}
          </span>
        )}
      </span>
      {(stage === 'ready' || stage === 'served') && <Check size={24} aria-hidden />}
      {stage !== 'cancelled' && stage !== 'queued' && (
        <VisuallyHidden>{kitchen.stages[stage]}</VisuallyHidden>
      )}
      {line.note !== '' && stage !== 'cancelled' && <span className={styles['note']}>{line.note}</span>}
    </>
  );
}

/** A dish of a ticket: quantity first, its note where no one can miss it. */
export function TicketLine({ line, stage, reason, disabled, onMove }: TicketLineProps) {
  const next = nextOfLine(stage);
  return (
    <li className={styles['item']} data-stage={stage}>
      {next === null ? (
        <div className={styles['line']}>
          <Words {...{ line, stage, reason }} />
        </div>
      ) : (
        <button
          type="button"
          className={styles['line']}
          disabled={disabled}
          onClick={(event) => {
            event.stopPropagation();
            onMove(next);
          }}
        >
          <Words {...{ line, stage, reason }} />
        </button>
      )}
    </li>
  );
}
