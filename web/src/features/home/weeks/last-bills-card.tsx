import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Live } from '../../../firebase/live.ts';
import { unreadableOf } from '../../../firebase/live-values.ts';
import type { Words } from '../../../words/part.ts';
import { homePart } from '../../../messages/owner/home/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { clockOrDateName } from '../../../ui/dates/formats.ts';
import { MoneyText } from '../../../ui/shared/parts/money-text.tsx';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';

/** On a phone, the time is below the number and the method below the amount. */
const wide = { display: { xs: 'none', sm: 'table-cell' } };
const narrow = { display: { sm: 'none' } };

const methodsOf = (home: Words<'home'>, invoice: Invoice): string =>
  [...new Set(invoice.payments.map(({ method }) => home.invoices.methods[method]))].join(', ');

interface MarkProps {
  readonly corrected: NonNullable<Day['corrected']>;
  readonly number: string;
}

function Mark({ corrected, number }: MarkProps) {
  const words = useWords(homePart).invoices;
  const kind = Object.hasOwn(corrected, number) ? corrected[number] : undefined;
  return (
    kind !== undefined && (
      <Box component="span" sx={{ display: 'block' }}>
        <StatusDotBadge color={kind === 'void' ? 'red' : 'yellow'} word={words[kind]} />
      </Box>
    )
  );
}

export interface LastBillsCardProps {
  readonly live: Live<readonly Entry<Invoice>[]>;
  /** The void or credited invoices, by number. */
  readonly corrected: NonNullable<Day['corrected']>;
  readonly now: number;
}

export function LastBillsCard({ live, corrected, now }: LastBillsCardProps) {
  const home = useWords(homePart);
  const words = useWords(homePart).invoices;

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
                <TableCell sx={wide}>{words.time}</TableCell>
                <TableCell sx={wide}>{words.method}</TableCell>
                <TableCell align="right">{words.amount}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {live.value.map(({ id, value }) => (
                <TableRow key={id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    {value.number}
                    <Mark corrected={corrected} number={value.number} />
                    <Typography variant="caption" component="div" sx={{ ...narrow, color: 'text.secondary' }}>
                      {clockOrDateName(value.issuedAt, now)}
                    </Typography>
                  </TableCell>
                  <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>
                    {clockOrDateName(value.issuedAt, now)}
                  </TableCell>
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
