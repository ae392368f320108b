import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { dateName } from '../../ui/dates/formats.ts';
import { useLiveList } from '../../firebase/live.ts';
import { unreadableOf } from '../../firebase/live-values.ts';
import { subscriptionPart } from '../../messages/owner/subscription/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { BadgeColor } from '../../theme/tokens.ts';
import { MoneyText } from '../../ui/shared/parts/money-text.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { UnreadableCard } from '../../ui/mui/states/unreadable-card.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { StatusDotBadge } from '../../ui/shared/parts/status-dot-badge.tsx';
import { VisuallyHidden } from '../../ui/mui/visually-hidden.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { documentOf, paymentRows, periodNoteOf } from './subscription-model.ts';
import type { PaymentRow } from './subscription-model.ts';

const colors: Record<PaymentRow['state'], BadgeColor> = {
  paid: 'blue',
  used: 'green',
  surplus: 'yellow',
  refunded: 'red',
};

/** On a phone, the date is below the plan, and the receipt has the other columns. */
const middle = { display: { xs: 'none', sm: 'table-cell' } };
const narrow = { display: { sm: 'none' } };
/** On a phone the plan is the first column, aligned with the card's title. */
const first = { pl: { xs: 2, sm: 1 } };
const wide = { display: { xs: 'none', md: 'table-cell' } };

const kindOf = ({ state }: PaymentRow) => (state === 'refunded' ? 'credit-note' : 'invoice');

/** The document that is open: the row's own, or the note of its invoice's new period. */
interface Opened {
  readonly row: PaymentRow;
  readonly invoiceId: string | null;
}

interface RowProps {
  readonly row: PaymentRow;
  readonly onOpen: (opened: Opened) => void;
}

/** The buttons that open the documents of a payment. */
function Documents({ row, onOpen }: RowProps) {
  const words = useWords(subscriptionPart).history;
  const [date, invoiceId, noteId] = [dateName(row.at), documentOf(row), periodNoteOf(row)];
  const kind = kindOf(row);
  if (invoiceId === null && (row.state === 'surplus' || row.state === 'refunded')) return null;
  const own = invoiceId === null ? words.receiptOf(date) : words.invoiceOf[kind](date);
  return (
    <>
      <Button size="small" onClick={() => onOpen({ row, invoiceId })} aria-label={own}>
        {invoiceId === null ? words.receipt : words.invoice[kind]}
      </Button>
      {noteId !== null && (
        <Button
          size="small"
          onClick={() => onOpen({ row, invoiceId: noteId })}
          aria-label={words.periodNoteOf(date)}
        >
          {words.periodNote}
        </Button>
      )}
    </>
  );
}

function Row({ row, onOpen }: RowProps) {
  const words = useWords(subscriptionPart).history;

  const { payment, state } = row;
  const { periodFrom, periodUntil } = payment;
  const isPeriod = state === 'used' && periodFrom !== null && periodUntil !== null;
  const period = isPeriod ? words.periodWords(dateName(periodFrom), dateName(periodUntil)) : '';
  return (
    <TableRow>
      <TableCell sx={{ ...middle, whiteSpace: 'nowrap' }}>{dateName(row.at)}</TableCell>
      <TableCell sx={{ ...first, overflowWrap: 'break-word' }}>
        {payment.planName}
        <Typography variant="caption" component="div" sx={{ ...narrow, color: 'text.secondary' }}>
          {state === 'used' ? dateName(row.at) : `${dateName(row.at)} · ${words.states[state]}`}
        </Typography>
        {(state === 'surplus' || state === 'refunded') && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {words.hints[state]}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={wide}>{period}</TableCell>
      <TableCell sx={{ ...wide, overflowWrap: 'anywhere' }}>{row.paymentId}</TableCell>
      <TableCell sx={middle}>
        <StatusDotBadge color={colors[state]} word={words.states[state]} />
      </TableCell>
      <TableCell align="right">
        <MoneyText>{formatMoney(row.amountPaise)}</MoneyText>
      </TableCell>
      <TableCell align="right">
        <Documents row={row} onOpen={onOpen} />
      </TableCell>
    </TableRow>
  );
}

interface HistoryTableProps {
  readonly rows: readonly PaymentRow[];
  readonly onOpen: (opened: Opened) => void;
}

function HistoryTable({ rows, onOpen }: HistoryTableProps) {
  const words = useWords(subscriptionPart).history;

  return (
    <TableContainer>
      <Table size="small" aria-label={words.title}>
        <TableHead>
          <TableRow>
            <TableCell sx={middle}>{words.date}</TableCell>
            <TableCell sx={first}>{words.plan}</TableCell>
            <TableCell sx={wide}>{words.period}</TableCell>
            <TableCell sx={wide}>{words.paymentId}</TableCell>
            <TableCell sx={middle}>{words.state}</TableCell>
            <TableCell align="right">{words.amount}</TableCell>
            <TableCell>
              <VisuallyHidden>{words.receipt}</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.key} row={row} onOpen={onOpen} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface HistoryCardProps {
  readonly restaurantId: string;
  readonly record: Restaurant;
}

/** All payments, newest first, each with its receipt. */
export function HistoryCard({ restaurantId, record }: HistoryCardProps) {
  const words = useWords(subscriptionPart).history;

  const live = useLiveList(subscriptionPayments, {}, subscriptionPayments.queries.ofRestaurant(restaurantId));
  const [open, setOpen] = useState<Opened | null>(null);
  const rows = live.state === 'ready' ? paymentRows(live.value) : [];
  return (
    <SectionCard title={words.title} padding="flush">
      {live.state === 'loading' && <SkeletonRows label={words.loading} rows={3} rowHeight={56} />}
      <UnreadableCard unreadable={unreadableOf(live)} />
      {(live.state === 'failed' || live.state === 'denied') && (
        <Notice tone="error">{words.couldNotLoad}</Notice>
      )}
      {live.state === 'ready' && rows.length === 0 && !live.unreadable && (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 3, color: 'text.secondary' }}>{words.empty}</Typography>
      )}
      {rows.length > 0 && <HistoryTable rows={rows} onOpen={setOpen} />}
      <ReceiptDialog
        row={open !== null && open.invoiceId === null ? open.row : null}
        record={record}
        onClose={() => setOpen(null)}
      />
      <InvoiceDialog invoiceId={open?.invoiceId ?? null} onClose={() => setOpen(null)} />
    </SectionCard>
  );
}
