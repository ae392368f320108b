import { formatMoney } from '@bhoj/domain/money/format';
import { detailOf, lineAmount, ticketsOf } from '@bhoj/domain/orders/kitchen/progress';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { rulesText } from '../../../blocks/food/asked-food.ts';
import { stageColors } from '../../../blocks/kot/stage-colors.ts';
import { orderPanelPart } from '../../../words/owner/order-panel.ts';
import { foodPart } from '../../../words/shared/food.ts';
import { guestLabelPart } from '../../../words/shared/guest-labels.ts';
import { lineStagesPart } from '../../../words/shared/order.ts';
import { useWords } from '../../../words/use-words.ts';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import { authorOf } from './history-model.ts';
import { shortMomentName } from '../../../ui/dates/formats.ts';
import { Part } from './part.tsx';
import styles from './order-lines.module.css';

type Entry = Ticket['lines'][number];

function Line({ entry: { line, stage, reason } }: { readonly entry: Entry }) {
  const words = useWords(orderPanelPart);
  const lineStages = useWords(lineStagesPart);
  const food = useWords(foodPart);

  const detail = [detailOf(line), rulesText(food, line.food), line.note]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <li data-stage={stage}>
      <span>{words.quantity(line.quantity)}</span>
      <span className={styles['dish']}>
        {line.name}
        {detail !== '' && <small>{detail}</small>}
        {reason !== null && reason !== '' && <small>{words.because(reason)}</small>}
      </span>
      <StatusDotBadge color={stageColors[stage]} word={lineStages[stage]} />
      <span className={styles['amount']}>{formatMoney(lineAmount(line))}</span>
    </li>
  );
}

export interface OrderLinesProps {
  readonly orderId: string;
  readonly order: Order;
  readonly now: number;
}

/** The lines of an order by KOT, with author and stage. */
export function OrderLines({ orderId, order, now }: OrderLinesProps) {
  const words = useWords(orderPanelPart);
  const guestLabelWords = useWords(guestLabelPart);

  const tickets = ticketsOf(orderId, order);
  return (
    <Part title={words.lines}>
      {tickets.length === 0 && <p className={styles['quiet']}>{words.noLines}</p>}
      {tickets.map((ticket) => (
        <section key={ticket.roundId} aria-label={words.kot(ticket.kot)} className={styles['ticket']}>
          <header>
            <strong>{words.kot(ticket.kot)}</strong>
            <span>
              {words.by(authorOf(guestLabelWords, order, ticket.by.label), shortMomentName(ticket.at, now))}
            </span>
          </header>
          <ul className={styles['lines']}>
            {ticket.lines.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </Part>
  );
}
