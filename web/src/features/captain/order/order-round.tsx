import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { minutesSince } from '@bhoj/domain/orders/kitchen/kitchen';
import { isServed } from '@bhoj/domain/orders/kitchen/progress';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { DEFAULT_PAPER_MM } from '@bhoj/domain/restaurant/settings.schema';
import { combosOnTicket } from '@bhoj/domain/orders/shape/combo-groups';
import { comboLines } from '../../../blocks/names/combo-lines.tsx';
import { guestLabel } from '../../../blocks/names/guest-label.ts';
import { PrintKot } from '../../../blocks/kot/print-kot.tsx';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { guestLabelPart } from '../../../messages/shared/guest-labels/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { PlainIconButton } from '../../../ui/shared/parts/icon-button.tsx';
import { RepeatButton } from '../repeat/repeat-button.tsx';
import { FoldedLines } from './folded-lines.tsx';
import { OrderLine } from './order-line.tsx';
import type { Place } from '../state/use-place.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import styles from './order-rounds.module.css';

export interface OrderRoundProps {
  readonly data: CaptainData;
  readonly order: OrderEntry;
  readonly go: (to: Partial<Place>) => void;
  readonly ticket: Ticket;
  readonly onServe: (lineId: string) => void;
}

/** One round: its number, author and dishes. Once everything is served it folds; a tap opens it. */
export function OrderRound({ data, order, ticket, go, onServe }: OrderRoundProps) {
  const captain = useWords(captainPart);
  const guestLabelWords = useWords(guestLabelPart);
  const language = useLanguage();

  const [isOpened, setOpened] = useState(false);
  const folds = isServed(ticket);
  const isOpen = isOpened || !folds;
  const paper = data.profile.state === 'ready' ? data.profile.value.paperMm : DEFAULT_PAPER_MM;
  const { by } = ticket;
  const guest = Object.values(order.value.joining.guests).find(({ label }) => label === by.label);
  const who = guest?.name ?? guestLabel(guestLabelWords, by.label);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <section aria-label={captain.kot(ticket.kot)} className={styles['round']}>
      <header>
        <div className={styles['what']}>
          <h2>{captain.kot(ticket.kot)}</h2>
          {isOpen && <span>{captain.by(who, minutesSince(ticket.at, data.now))}</span>}
        </div>
        <RepeatButton {...{ data, order, go }} roundId={ticket.roundId} kot={ticket.kot} />
        {isOpen && <PrintKot restaurantId={data.restaurantId} now={data.now} {...{ ticket, paper }} />}
        {folds && (
          <PlainIconButton
            label={isOpen ? captain.foldRound(ticket.kot) : captain.openRound(ticket.kot)}
            aria-expanded={isOpen}
            onClick={() => setOpened(!isOpen)}
          >
            <Chevron aria-hidden />
          </PlainIconButton>
        )}
      </header>
      {isOpen ? (
        <ul>
          {comboLines(combosOnTicket(ticket.lines), language, {
            head: (name, { count }) => (
              <li className={styles['combo']}>
                {count > 0 && captain.quantity(count)} {name}
              </li>
            ),
            row: (entry) => <OrderLine key={entry.id} entry={entry} onServed={() => onServe(entry.id)} />,
          })}
        </ul>
      ) : (
        <FoldedLines ticket={ticket} />
      )}
    </section>
  );
}
