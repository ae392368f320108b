import { nameIn } from '@bhoj/domain/catalogue/names';
import { formatMoney } from '@bhoj/domain/money/format';
import { lineAmount } from '@bhoj/domain/orders/kitchen/progress';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { seatedDetail } from '../../../blocks/names/seated-detail.ts';
import { rulesText } from '../../../blocks/food/asked-food.ts';
import { stageColors } from '../../../blocks/kot/stage-colors.ts';
import { seatsPart } from '../../../messages/shared/seats/en.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { foodPart } from '../../../messages/shared/food/en.ts';
import { lineStagesPart } from '../../../messages/shared/order/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import styles from './order-rounds.module.css';

export interface OrderLineProps {
  readonly entry: Ticket['lines'][number];
  readonly onServed: () => void;
}

/** A dish of a round with its stage. A tap marks a ready one as served. */
export function OrderLine({ entry: { line, stage }, onServed }: OrderLineProps) {
  const captain = useWords(captainPart);
  const seats = useWords(seatsPart);
  const lineStages = useWords(lineStagesPart);
  const food = useWords(foodPart);
  const language = useLanguage();

  const name = nameIn(language, line);
  const asked = rulesText(food, line.food);
  const detail = [seatedDetail(seats, line, language), line.note].filter((words) => words !== '').join(' · ');
  return (
    <li className={styles['line']} data-stage={stage}>
      <span className={styles['quantity']}>{captain.quantity(line.quantity)}</span>
      <span className={styles['dish']}>
        {name}
        {asked !== '' && <strong>{asked}</strong>}
        {detail !== '' && <small>{detail}</small>}
      </span>
      <span className={styles['amount']}>{formatMoney(lineAmount(line))}</span>
      <span className={styles['stage']}>
        {stage === 'ready' ? (
          <PlainButton size="small" aria-label={captain.servedDish(name)} onClick={onServed}>
            {captain.served}
          </PlainButton>
        ) : (
          <StatusDotBadge color={stageColors[stage]} word={lineStages[stage]} />
        )}
      </span>
    </li>
  );
}
