import { nameIn } from '@bhoj/domain/catalogue/names';
import { Check } from 'lucide-react';
import { nextOfLine } from '@bhoj/domain/orders/kitchen/kitchen';
import type { OrderLine } from '@bhoj/domain/orders/shape/line.schema';
import type { Stage } from '@bhoj/domain/orders/kitchen/progress';
import { seatedDetail } from '../../../blocks/names/seated-detail.ts';
import { rulesText } from '../../../blocks/food/asked-food.ts';
import { cancelReasonIn } from '../../../blocks/names/cancel-reason.ts';
import { seatsPart } from '../../../messages/shared/seats/en.ts';
import { kitchenPart } from '../../../messages/kitchen/kitchen/en.ts';
import { cancelReasonPart } from '../../../messages/shared/cancel-reasons/en.ts';
import { foodPart } from '../../../messages/shared/food/en.ts';
import { kotPart } from '../../../messages/shared/kot/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { VisuallyHidden } from '../../../ui/plain/visually-hidden.tsx';
import styles from './ticket-line.module.css';

export interface TicketLineProps {
  readonly line: OrderLine;
  readonly stage: Stage | 'cancelled';
  /** The reason of the cancellation. */
  readonly reason: string | null;
  readonly disabled: boolean;
  readonly onMove: (to: 'cooking' | 'ready') => void;
}

/** The reason why a struck dish is cancelled. The block above says so too; screen readers hear it here. */
function Gone({ reason }: Pick<TicketLineProps, 'reason'>) {
  const kitchen = useWords(kitchenPart);
  const cancelReasons = useWords(cancelReasonPart);

  if (reason === null) return <span className={styles['gone']}>{kitchen.cancelled}</span>;
  const why = cancelReasonIn(cancelReasons, reason);
  return (
    <>
      <VisuallyHidden>{kitchen.cancelledWhy(why)}</VisuallyHidden>
      <span aria-hidden className={styles['gone']}>
        {why}
      </span>
    </>
  );
}

function Words({ line, stage, reason }: Pick<TicketLineProps, 'line' | 'stage' | 'reason'>) {
  const kitchen = useWords(kitchenPart);
  const kotWords = useWords(kotPart);
  const seats = useWords(seatsPart);
  const food = useWords(foodPart);
  const language = useLanguage();

  const detail = seatedDetail(seats, line, language);
  const asked = rulesText(food, line.food);
  return (
    <>
      <span className={styles['quantity']}>{kotWords.quantity(line.quantity)}</span>
      <span className={styles['dish']}>
        <span className={styles['name']}>{nameIn(language, line)}</span>
        {detail !== '' && <span className={styles['detail']}> {detail}</span>}
        {stage === 'cancelled' && <Gone reason={reason} />}
      </span>
      {(stage === 'ready' || stage === 'served') && <Check size={24} aria-hidden />}
      {stage !== 'cancelled' && stage !== 'queued' && (
        <VisuallyHidden>{kitchen.stages[stage]}</VisuallyHidden>
      )}
      {asked !== '' && stage !== 'cancelled' && <strong className={styles['asked']}>{asked}</strong>}
      {line.note !== '' && stage !== 'cancelled' && <span className={styles['note']}>{line.note}</span>}
    </>
  );
}

/** A dish of a ticket: quantity first, then the food rules of the plate and the note, in large type. */
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
