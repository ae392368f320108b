import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import type { CsvCell } from '@bhoj/domain/kernel/csv';
import type { Books } from '@bhoj/domain/books/books';
import { expenseRows, paymentRows, salesRows } from '@bhoj/domain/books/book-rows';
import type { LedgerNames } from '@bhoj/domain/books/ledger-names';
import { tallyXml } from '@bhoj/domain/books/tally-xml';
import type { Span } from '@bhoj/domain/figures/span/span';
import { formatPlain } from '@bhoj/domain/money/format';
import { notPrinted } from '../../../ui/mui/not-printed.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { download, downloadCsv } from '../../../ui/shared/csv-download.ts';
import { financeAccountantPart } from '../../../messages/owner/finance-accountant/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../finance.module.css';

export interface BookFilesProps {
  readonly books: Books;
  readonly names: LedgerNames;
  readonly span: Span;
}

/** The files of a period, and their sums. */
export function BookFiles({ books, names, span }: BookFilesProps) {
  const words = useWords(financeAccountantPart);
  const { days, expenses, refunds, sessions, vouchers, unbalanced, totals } = books;
  const nameOf = (what: string) => words.fileName(what, span.from, span.to);
  const csv = (what: string, rows: readonly (readonly CsvCell[])[]) =>
    downloadCsv(`${nameOf(what)}.csv`, rows);
  const files = [
    { name: words.files.sales, get: () => csv('sales', salesRows(days)) },
    { name: words.files.payments, get: () => csv('payments', paymentRows(days, sessions)) },
    {
      name: words.files.expenses,
      get: () =>
        csv(
          'expenses',
          expenseRows(
            expenses.map(({ value }) => value),
            sessions,
            refunds,
          ),
        ),
    },
    ...(unbalanced > 0
      ? []
      : [
          {
            name: words.files.tally,
            get: () => download(`${nameOf('tally')}.xml`, tallyXml(vouchers, names), 'application/xml'),
          },
        ]),
  ];
  const sums = [
    [words.totals.net, totals.netPaise],
    [words.totals.tax, totals.taxPaise],
    [words.totals.taken, totals.takenPaise],
    [words.totals.expenses, totals.expensesPaise],
    ...(totals.moneyBackPaise === 0 ? [] : [[words.totals.moneyBack, totals.moneyBackPaise] as const]),
  ] as const;
  return (
    <Stack sx={{ gap: 2 }}>
      <table className={styles['table']} aria-label={words.totals.title}>
        <tbody>
          {sums.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatPlain(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unbalanced > 0 && <Notice tone="error">{words.unbalanced(unbalanced)}</Notice>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', ...notPrinted }}>
        {files.map(({ name, get }) => (
          <Button key={name} variant="outlined" startIcon={<Download aria-hidden />} onClick={get}>
            {name}
          </Button>
        ))}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.tallyHint}
      </Typography>
    </Stack>
  );
}
