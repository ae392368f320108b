import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { invoices } from '@bhoj/domain/billing/document.collection';
import type { Invoice } from '@bhoj/domain/billing/invoice';
import { formatMoney } from '@bhoj/domain/money/format';
import { useLiveList } from '../../firebase/live.ts';
import { unreadableOf } from '../../firebase/live-values.ts';
import type { Words } from '../../words/part.ts';
import { homePart } from '../../words/owner/home.ts';
import { useWords } from '../../words/use-words.ts';
import { clockOrDateName } from '../../ui/dates/formats.ts';
import { MoneyText } from '../../ui/shared/parts/money-text.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { UnreadableCard } from '../../ui/mui/states/unreadable-card.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';

/** The home page reads as many for its warnings, so that both share one listener. */
export const LAST_BILLS = 8;

/** On a phone, the method stands below the amount. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };
const narrow = { display: { sm: 'none' } };

const methodsOf = (home: Words<'home'>, invoice: Invoice): string =>
  [...new Set(invoice.payments.map(({ method }) => home.invoices.methods[method]))].join(', ');

export interface LastBillsCardProps {
  readonly restaurantId: string;
  readonly now: number;
}

export function LastBillsCard({ restaurantId, now }: LastBillsCardProps) {
  const home = useWords(homePart);
  const words = useWords(homePart).invoices;

  const live = useLiveList(invoices, { restaurantId }, invoices.queries.latest(LAST_BILLS));
  const hasAny = live.state === 'ready' && live.value.length > 0;
  return (
    <SectionCard title={words.title} padding="flush">
      {live.state === 'loading' && <SkeletonRows label={home.loading} rows={4} rowHeight={52} />}
      <UnreadableCard unreadable={unreadableOf(live)} />
      {(live.state === 'failed' || live.state === 'denied') && (
        <Notice tone="error">{home.couldNotLoad}</Notice>
      )}
      {live.state === 'ready' && !hasAny && !live.unreadable && (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 3, color: 'text.secondary' }}>{words.empty}</Typography>
      )}
      {hasAny && (
        <TableContainer>
          <Table size="small" aria-label={words.title}>
            <TableHead>
              <TableRow>
                <TableCell>{words.number}</TableCell>
                <TableCell>{words.time}</TableCell>
                <TableCell sx={wide}>{words.method}</TableCell>
                <TableCell align="right">{words.amount}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {live.value.map(({ id, value }) => (
                <TableRow key={id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{value.number}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{clockOrDateName(value.issuedAt, now)}</TableCell>
                  <TableCell sx={wide}>{methodsOf(home, value)}</TableCell>
                  <TableCell align="right">
                    <MoneyText>{formatMoney(value.bill.totalPaise)}</MoneyText>
                    <Typography variant="caption" component="div" sx={{ ...narrow, color: 'text.secondary' }}>
                      {methodsOf(home, value)}
                    </Typography>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </SectionCard>
  );
}
