import { nameIn } from '@bhoj/domain/catalogue/names';
import { detailOf } from '@bhoj/domain/orders/kitchen/progress';
import type { TicketLine } from '@bhoj/domain/orders/kitchen/progress';
import { combosOnTicket } from '@bhoj/domain/orders/shape/combo-groups';
import { comboLines } from '../names/combo-lines.tsx';
import { rulesText } from '../food/asked-food.ts';
import { orderNameBesideKind } from '../names/order-name.ts';
import { useNameWords } from '../names/name-words.ts';
import { guestLabelPart } from '../../messages/shared/guest-labels/en.ts';
import { foodPart } from '../../messages/shared/food/en.ts';
import { kotPart } from '../../messages/shared/kot/en.ts';
import { useLanguage, useWords } from '../../words/use-words.ts';
import { guestLabel } from '../names/guest-label.ts';
import { kotKind } from './kot-kind.ts';
import type { Slip } from './kot-slip-model.ts';
import { clockName } from '../../ui/dates/clock.ts';
import styles from './kot-slip.module.css';

function Dish({ line, stage, reason }: TicketLine) {
  const kotWords = useWords(kotPart);

  const food = useWords(foodPart);
  const language = useLanguage();
  const first = nameIn(language, line);
  const detail = detailOf(line, language);
  const asked = rulesText(food, line.food);
  return (
    <li data-stage={stage}>
      <span className={styles['quantity']}>{kotWords.quantity(line.quantity)}</span>
      <span className={styles['words']}>
        <span className={styles['name']}>{first}</span>
        {first !== line.name && <span>{line.name}</span>}
        {detail !== '' && <span>{detail}</span>}
        {asked !== '' && stage !== 'cancelled' && <strong className={styles['asked']}>{asked}</strong>}
        {line.note !== '' && stage !== 'cancelled' && <span className={styles['note']}>{line.note}</span>}
        {stage === 'cancelled' && (
          <strong>{reason === null ? kotWords.cancelled : `${kotWords.cancelled}: ${reason}`}</strong>
        )}
      </span>
    </li>
  );
}

/** A KOT for a roll of 58 or 80 mm: black only. Text that must be readable from a step away is large or inverted. */
export function KotSlip({ ticket, kind, isDuplicate }: Slip) {
  const kotWords = useWords(kotPart);
  const guestLabelWords = useWords(guestLabelPart);
  const language = useLanguage();
  const names = useNameWords();

  const aside = [
    kotKind(names.orderTypes, ticket),
    ticket.partySize === null ? null : kotWords.guests(ticket.partySize),
    ticket.isPaid ? kotWords.paid : null,
  ].filter((word) => word !== null);
  const stations = [...new Set(ticket.lines.map(({ line }) => line.station))];
  const portions = ticket.lines
    .filter(({ stage }) => kind === 'cancellation' || stage !== 'cancelled')
    .reduce((sum, { line }) => sum + line.quantity, 0);
  return (
    <article className={styles['slip']}>
      {isDuplicate && <p className={styles['band']}>{kotWords.duplicate}</p>}
      {kind !== 'order' && (
        <p className={styles['band']}>{kind === 'cancellation' ? kotWords.cancelled : kotWords.addition}</p>
      )}
      <header>
        <strong className={styles['place']}>{orderNameBesideKind(names, ticket)}</strong>
        {aside.length > 0 && <span>{aside.join(' · ')}</span>}
        <p className={styles['row']}>
          <strong>{kotWords.kot(ticket.kot)}</strong>
          <span>{clockName(ticket.at)}</span>
        </p>
      </header>
      <ul>
        {comboLines(combosOnTicket(ticket.lines), language, {
          head: (name, { combo, count }) => (
            <li className={styles['combo']}>
              <span>
                {count > 0 && kotWords.quantity(count)} {name}
                {combo !== null && name !== combo.name && ` · ${combo.name}`}
              </span>
            </li>
          ),
          row: (line) => <Dish key={line.id} {...line} />,
        })}
      </ul>
      <footer className={styles['row']}>
        <span>
          {kotWords.dishes(portions)} · {stations.join(', ')}
        </span>
        <span>{kotWords.by(guestLabel(guestLabelWords, ticket.by.label))}</span>
      </footer>
    </article>
  );
}
