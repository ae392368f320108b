import { ClipboardList, Users } from 'lucide-react';
import { nameIn } from '@bhoj/domain/catalogue/names';
import { sum } from '@bhoj/domain/money/money';
import { formatMoney } from '@bhoj/domain/money/format';
import { href } from '@bhoj/domain/catalogue/routes';
import { includesTax, leftPaise, unbilledOf } from '@bhoj/domain/orders/rounds/portions';
import { detailOf, lineAmount } from '@bhoj/domain/orders/kitchen/progress';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { GuestLink } from '../shell/guest-link.tsx';
import { GuestState } from '../shell/guest-state.tsx';
import { Tray } from '../shell/tray.tsx';
import { HeldDishes } from './held-dishes.tsx';
import { isAtDoor, roundsOf } from './order-model.ts';
import { readHeld } from '../cart/send-model.ts';
import type { Catalog } from '../context/catalog.ts';
import { personName } from '../context/person-name.ts';
import type { Reader } from '../context/person-name.ts';
import { StageBadge } from './stage-badge.tsx';
import { clockName } from '../../../ui/dates/clock.ts';
import styles from './order.module.css';
import { combosOnTicket } from '@bhoj/domain/orders/shape/combo-groups';
import { comboLines } from '../../../blocks/names/combo-lines.tsx';
import { rulesText } from '../../../blocks/food/asked-food.ts';
import { foodPart } from '../../../messages/shared/food/en.ts';
import { guestLabelPart } from '../../../messages/shared/guest-labels/en.ts';
import { useWords } from '../../../words/use-words.ts';

export interface OrderSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly place: { readonly restaurantId: string; readonly tableId: string };
  readonly orderId: string;
  readonly order: Order;
  readonly catalog: Catalog;
  readonly reader: Reader;
}

/** The table's order so far: who added what, the stage of each line, and the code for joining. */
export function OrderSheet({ open, onClose, place, orderId, order, catalog, reader }: OrderSheetProps) {
  const { words } = reader;
  const rounds = roundsOf(orderId, order);
  const isRunning = order.state === 'open' || order.state === 'waiting';
  return (
    <BottomSheet
      open={open}
      title={words.order.title}
      closeLabel={words.area.close}
      onClose={onClose}
      {...(rounds.length > 0 && {
        footer: (
          <Tray what={words.order[sumName(order)]} amount={formatMoney(leftPaise(order))}>
            <GuestLink to={href('customerCheckout', { ...place, orderId })} variant="primary">
              {words.order.bill}
            </GuestLink>
          </Tray>
        ),
      })}
    >
      {isRunning && order.tableId !== null && (
        <p className={styles['code']}>
          <Users size={20} aria-hidden />
          <strong>{words.order.code(order.joining.code)}</strong>
          <span>{words.order.codeHint}</span>
        </p>
      )}
      {order.acceptance.waiting.length > 0 && (
        <PlainNotice tone="info">
          {isAtDoor(order) ? words.menu.sentAtDoor : words.menu.waiting(order.acceptance.waiting.length)}
        </PlainNotice>
      )}
      {open &&
        readHeld(place.restaurantId, orderId)
          .filter(({ roundId }) => order.acceptance.waiting.includes(roundId))
          .map((round) => <HeldDishes key={round.roundId} {...{ round, catalog }} />)}
      {rounds.length === 0 && order.acceptance.waiting.length === 0 && (
        <GuestState icon={ClipboardList} title={words.order.nothing} text={words.order.nothingHint}>
          <PlainButton variant="outline" onClick={onClose}>
            {words.details.see}
          </PlainButton>
        </GuestState>
      )}
      {rounds.map((round) => (
        <Round key={round.roundId} round={round} order={order} reader={reader} />
      ))}
    </BottomSheet>
  );
}

/** Returns the name of the amount left to pay: before anything is billed, or after a part is. */
const sumName = (order: Order) =>
  Object.keys(order.billing.billed).length > 0
    ? includesTax(order)
      ? 'leftWithTax'
      : 'left'
    : includesTax(order)
      ? 'soFarWithTax'
      : 'soFar';

interface RoundProps {
  readonly round: Ticket;
  readonly order: Order;
  readonly reader: Reader;
}

const amountOf = (lines: Ticket['lines']) =>
  sum(lines.flatMap(({ line, stage }) => (stage === 'cancelled' ? [] : [lineAmount(line)])));

function Round({ round, order, reader }: RoundProps) {
  const guestLabelWords = useWords(guestLabelPart);
  const food = useWords(foodPart);

  const { language, words } = reader;
  return (
    <section className={styles['round']}>
      <h3>
        {personName(guestLabelWords, order, round.by, reader)}
        <span>
          {words.order.kot(round.kot)} · {clockName(round.at)}
        </span>
      </h3>
      <ul>
        {comboLines(combosOnTicket(round.lines), language, {
          head: (name, { count, isWhole, lines }) => (
            <li>
              <span className={styles['quantity']}>{count > 0 && `${count} ×`}</span>
              <strong>{name}</strong>
              {isWhole && count > 0 && (
                <span className={styles['amount']}>{formatMoney(amountOf(lines))}</span>
              )}
            </li>
          ),
          row: ({ id, line, stage }, { isWhole }) => (
            <li key={id} data-off={stage === 'cancelled' || unbilledOf(order, id) === 0}>
              <span className={styles['quantity']}>{line.quantity} ×</span>
              <div className={styles['what']}>
                <span>{nameIn(language, line)}</span>
                {detailOf(line, language) !== '' && <small>{detailOf(line, language)}</small>}
                {line.food && <small>{rulesText(food, line.food)}</small>}
                {line.note !== '' && <small>“{line.note}”</small>}
              </div>
              {!isWhole && <span className={styles['amount']}>{formatMoney(lineAmount(line))}</span>}
              <StageBadge stage={stage} words={words} />
              {unbilledOf(order, id) === 0 && <small>{words.checkout.paid}</small>}
            </li>
          ),
        })}
      </ul>
    </section>
  );
}
