import { Check } from 'lucide-react';
import { nextOfLine } from '@bhoj/domain/orders/kitchen';
import { detailOf } from '@bhoj/domain/orders/progress';
import type { OrderLine } from '@bhoj/domain/orders/order.schema';
import type { Stage } from '@bhoj/domain/orders/progress';
import { kitchen } from '../../messages/kitchen.ts';
import styles from './kitchen.module.css';

export interface TicketLineProps {
  readonly line: OrderLine;
  readonly stage: Stage | 'cancelled';
  readonly disabled: boolean;
  readonly onMove: (to: 'cooking' | 'ready') => void;
}

function Words({ line, stage }: Pick<TicketLineProps, 'line' | 'stage'>) {
  const detail = detailOf(line);
  return (
    <>
      <span className={styles['quantity']}>{kitchen.quantity(line.quantity)}</span>
      <span className={styles['dish']}>
        <span className={styles['name']}>{line.name}</span>
        {detail !== '' && <span className={styles['detail']}> {detail}</span>}
        {stage === 'cancelled' && <span className={styles['gone']}>{kitchen.cancelled}</span>}
      </span>
      {(stage === 'ready' || stage === 'served') && <Check size={24} aria-hidden />}
      {stage !== 'cancelled' && stage !== 'queued' && (
        <span className={styles['heard']}>{kitchen.stages[stage]}</span>
      )}
      {line.note !== '' && stage !== 'cancelled' && <span className={styles['note']}>{line.note}</span>}
    </>
  );
}

/** A dish of a ticket: quantity first, its note where no one can miss it. */
export function TicketLine({ line, stage, disabled, onMove }: TicketLineProps) {
  const next = nextOfLine(stage);
  return (
    <li data-stage={stage}>
      {next === null ? (
        <div className={styles['line']}>
          <Words {...{ line, stage }} />
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
          <Words {...{ line, stage }} />
        </button>
      )}
    </li>
  );
}
