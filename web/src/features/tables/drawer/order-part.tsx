import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ConciergeBell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoney } from '@bhoj/domain/money/format';
import { callAt } from '@bhoj/domain/orders/requests/table-alerts';
import { waitingRounds } from '@bhoj/domain/orders/door/joining';
import { minutesSince } from '@bhoj/domain/orders/kitchen/kitchen';
import { includesTax, leftPaise } from '@bhoj/domain/orders/rounds/portions';
import { detailOf, lineAmount, liveLines } from '@bhoj/domain/orders/kitchen/progress';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import { guestLabel } from '../../../blocks/names/guest-label.ts';
import type { Words } from '../../../words/part.ts';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { guestLabelPart } from '../../../messages/shared/guest-labels/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import type { TablesData } from '../state/use-tables-data.ts';
import styles from '../floor/tables.module.css';

/** Returns the guests by their given names, or by their labels. */
function guestsOf(
  guestLabelWords: Words<'guestLabelWords'>,
  words: Words<'tables'>,
  { joining, partySize }: Order,
): string {
  const names = Object.values(joining.guests).map(
    ({ label, name }) => name ?? guestLabel(guestLabelWords, label),
  );
  return words.guests(names.length === 0 ? words.guestsUnknown : names.join(', '), partySize);
}

function OrderSummary({ order }: { readonly order: Order }) {
  const words = useWords(tablesPart);

  return (
    <>
      <ul className={styles['lines']} aria-label={words.order}>
        {liveLines(order).map(([id, line]) => (
          <li key={id}>
            <span>{words.quantity(line.quantity)}</span>
            <span>
              {line.name}
              {detailOf(line) !== '' && <small>{detailOf(line)}</small>}
            </span>
            <span className={styles['amount']}>{formatMoney(lineAmount(line))}</span>
          </li>
        ))}
      </ul>
      <p className={styles['sum']}>
        <span>{words[includesTax(order) ? 'runningWithTax' : 'running']}</span>
        <strong className={styles['amount']}>{formatMoney(leftPaise(order))}</strong>
      </p>
    </>
  );
}

/** The requests of the guests, above everything else. */
function Wants({
  request,
  rounds,
  isChoosing,
}: {
  request: Table['serviceRequest'];
  rounds: number;
  isChoosing: boolean;
}) {
  const words = useWords(tablesPart);

  return (
    <>
      {request !== null && <Notice tone="warning">{words.requests[request]}</Notice>}
      {rounds > 0 && <Notice tone="warning">{words.roundHint}</Notice>}
      {isChoosing && <Notice tone="info">{words.choosingHint}</Notice>}
    </>
  );
}

export interface OrderPartProps {
  readonly data: TablesData;
  readonly table: Table;
}

/** The order of a table by guest, and a link to the captain's screen. */
export function OrderPart({ data, table }: OrderPartProps) {
  const words = useWords(tablesPart);
  const guestLabelWords = useWords(guestLabelPart);

  const here = data.at.get(table.id) ?? [];
  const order = here.find(({ id }) => id === table.currentOrderId)?.value ?? null;
  const rounds = here.reduce((n, { value }) => n + waitingRounds(value, data.now).length, 0);
  const request = callAt(
    table,
    here.map(({ value }) => value),
    data.now,
  );
  const isChoosing = rounds === 0 && here.some(({ value }) => value.state === 'waiting');
  return (
    <Stack component="section" aria-label={words.order} sx={{ gap: 1.5 }}>
      <Wants {...{ request, rounds, isChoosing }} />
      {order !== null && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {guestsOf(guestLabelWords, words, order)}
            <br />
            {table.occupiedAt !== null && `${words.since(minutesSince(table.occupiedAt, data.now))} · `}
            {words.code(order.joining.code)}
          </Typography>
          <OrderSummary order={order} />
        </>
      )}
      {order === null && table.currentOrderId !== null && (
        <Typography sx={{ color: 'text.secondary' }}>{words.orderLoading}</Typography>
      )}
      {order === null && table.currentOrderId === null && here.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{words.nothingYet}</Typography>
      )}
      <Button
        component={Link}
        to={`${href('captain')}?table=${encodeURIComponent(table.id)}`}
        variant={order === null ? 'outlined' : 'contained'}
        startIcon={<ConciergeBell aria-hidden />}
      >
        {words.openCaptain}
      </Button>
    </Stack>
  );
}
