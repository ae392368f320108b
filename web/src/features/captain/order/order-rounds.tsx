import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import { minutesSince } from '@bhoj/domain/orders/kitchen';
import { detailOf, lineAmount, ticketsOf } from '@bhoj/domain/orders/progress';
import type { Ticket } from '@bhoj/domain/orders/progress';
import { DEFAULT_PAPER_MM } from '@bhoj/domain/restaurant/restaurant.schema';
import type { OrderEntry } from '@bhoj/domain/orders/order.collection';
import { guestLabel } from '../../../blocks/names/guest-label.ts';
import { PrintKot } from '../../../blocks/kot/print-kot.tsx';
import { stageColors } from '../../../blocks/kot/stage-colors.ts';
import { useClient } from '../../../firebase/client.ts';
import { advanceLines } from '../../../firebase/write.ts';
import { captainPart } from '../../../words/captain/captain.ts';
import { guestLabelPart } from '../../../words/shared/guest-labels.ts';
import { lineStagesPart } from '../../../words/shared/order.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import type { CaptainData } from '../state/use-captain-data.ts';
import styles from './order-rounds.module.css';

interface LineProps {
  readonly entry: Ticket['lines'][number];
  readonly onServed: () => void;
}

function Line({ entry: { line, stage }, onServed }: LineProps) {
  const captain = useWords(captainPart);
  const lineStages = useWords(lineStagesPart);

  const detail = [detailOf(line), line.note].filter((words) => words !== '').join(' · ');
  return (
    <li className={styles['line']} data-stage={stage}>
      <span className={styles['quantity']}>{captain.quantity(line.quantity)}</span>
      <span className={styles['dish']}>
        {line.name}
        {detail !== '' && <small>{detail}</small>}
      </span>
      <span className={styles['amount']}>{formatMoney(lineAmount(line))}</span>
      <span className={styles['stage']}>
        {stage === 'ready' ? (
          <Button
            size="small"
            variant="contained"
            aria-label={captain.servedDish(line.name)}
            onClick={onServed}
          >
            {captain.served}
          </Button>
        ) : (
          <StatusDotBadge color={stageColors[stage]} word={lineStages[stage]} />
        )}
      </span>
    </li>
  );
}

/** What has been ordered, round by round: how far each dish is and who asked for it. */
export function OrderRounds({ data, order }: { readonly data: CaptainData; readonly order: OrderEntry }) {
  const captain = useWords(captainPart);
  const guestLabelWords = useWords(guestLabelPart);

  const client = useClient();
  const [isRefused, setRefused] = useState(false);
  const serve = (lineId: string) => {
    setRefused(false);
    advanceLines(client, { restaurantId: data.restaurantId, orderId: order.id }, 'served', [lineId]).catch(
      () => setRefused(true),
    );
  };
  const paper = data.profile.state === 'ready' ? data.profile.value.paperMm : DEFAULT_PAPER_MM;
  const whoOf = ({ by }: Ticket) => {
    const guest = Object.values(order.value.joining.guests).find(({ label }) => label === by.label);
    return guest?.name ?? guestLabel(guestLabelWords, by.label);
  };
  return (
    <>
      {isRefused && <Notice tone="error">{captain.notServed}</Notice>}
      {ticketsOf(order.id, order.value).map((ticket) => (
        <section key={ticket.roundId} aria-label={captain.kot(ticket.kot)} className={styles['round']}>
          <header>
            <h2>{captain.kot(ticket.kot)}</h2>
            <span>{captain.by(whoOf(ticket), minutesSince(ticket.at, data.now))}</span>
            <PrintKot restaurantId={data.restaurantId} now={data.now} {...{ ticket, paper }} />
          </header>
          <ul>
            {ticket.lines.map((entry) => (
              <Line key={entry.id} entry={entry} onServed={() => serve(entry.id)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
