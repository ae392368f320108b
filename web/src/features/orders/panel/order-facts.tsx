import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { guestLabel } from '../../../blocks/names/guest-label.ts';
import type { Words } from '../../../words/part.ts';
import { orderPanelPart } from '../../../messages/owner/order-panel/en.ts';
import { guestLabelPart } from '../../../messages/shared/guest-labels/en.ts';
import { orderTypesPart } from '../../../messages/shared/order/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { dayName, shortMomentName } from '../../../ui/dates/formats.ts';
import { addressOf } from '../state/use-address.ts';
import type { Address } from '../state/use-address.ts';
import styles from './order-facts.module.css';

/** Returns the guests by their given names or labels; null when nobody joined and nobody counted them. */
function guestsOf(
  guestLabelWords: Words<'guestLabelWords'>,
  words: Words<'orderPanel'>,
  { joining, partySize }: Order,
): string | null {
  const names = Object.values(joining.guests).map(
    ({ label, name }) => name ?? guestLabel(guestLabelWords, label),
  );
  if (names.length === 0) return partySize === null ? null : String(partySize);
  return words.party(names.join(', '), partySize);
}

/** Returns the corrections of an operator's order, one a line of text; null without one. */
function correctionsOf(words: Words<'orderPanel'>, { aggregator }: Order): string | null {
  const corrections = aggregator?.corrections ?? [];
  if (corrections.length === 0) return null;
  return corrections
    .map(({ valuePaise, reason, by }) => words.operatorCorrected(formatPlain(valuePaise), reason, by))
    .join('; ');
}

export interface OrderFactsProps {
  readonly order: Order;
  readonly address: Address;
  readonly now: number;
}

/** The facts of an order: times, customer, and members. */
export function OrderFacts({ order, address, now }: OrderFactsProps) {
  const orderTypes = useWords(orderTypesPart);
  const words = useWords(orderPanelPart);
  const guestLabelWords = useWords(guestLabelPart);

  const { cancelReason, mergedInto } = order.ending;
  const { billsAgain } = order.billing;
  const operatorValue = order.aggregator?.valuePaise ?? null;
  const facts: [name: string, value: ReactNode][] = [
    [words.type, orderTypes[order.type]],
    [words.opened, shortMomentName(order.openedAt ?? order.createdAt, now)],
    [words.closed, order.closedAt === null ? null : shortMomentName(order.closedAt, now)],
    [words.day, dayName(order.businessDay)],
    [words.guests, guestsOf(guestLabelWords, words, order)],
    [words.takenBy, order.takenBy?.label ?? null],
    [words.operatorValue, operatorValue === null ? null : formatPlain(operatorValue)],
    [words.operatorCorrections, correctionsOf(words, order)],
    [words.cancelledFor, cancelReason],
  ];
  return (
    <>
      <dl className={styles['facts']} aria-label={words.facts}>
        {facts
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {billsAgain !== null && <p className={styles['quiet']}>{words.billsAgain(billsAgain)}</p>}
      {mergedInto !== null && (
        <p className={styles['quiet']}>
          {words.mergedInto}{' '}
          <Link to={addressOf({ ...address, orderId: mergedInto })}>{words.openOther}</Link>
        </p>
      )}
    </>
  );
}
