import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatExact } from '@bhoj/domain/money/format';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import { Notice } from '../../../../ui/mui/notice.tsx';
import { Gate } from '../../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../../ui/mui/states/skeleton-rows.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { financePart } from '../../../../messages/owner/finance/en.ts';
import { gstPart } from '../../../../messages/owner/gst/en.ts';
import { tablePart } from '../../../../messages/shared/table/en.ts';
import { useWords } from '../../../../words/use-words.ts';
import { AMOUNTS, sumOf } from '../state/amounts.ts';
import { comeTo, madeOf } from '../state/made-of.ts';
import type { Row, TableKey } from '../state/rows.ts';
import { useSources } from '../state/use-sources.ts';

export interface MadeOfCardProps {
  readonly made: TaxReturn;
  readonly table: TableKey;
  readonly row: Row;
  readonly columns: Column<Row>[];
  /** Null for a row whose page the person may not open. */
  readonly orderOf: (row: Row) => string | null;
  readonly onClose: () => void;
}

const idOf = ({ id }: Row): string => id;

/** Returns the addresses of rows; nothing if the person may not open one, because a table's rows open alike. */
const linksOf = (rows: readonly Row[], orderOf: MadeOfCardProps['orderOf']) =>
  rows.some((row) => orderOf(row) === null) ? undefined : (row: Row) => orderOf(row) ?? '';

/** The documents that make a figure of the return, with the part of each, and whether they add up to the figure. */
export function MadeOfCard({ made, table, row, columns, orderOf, onClose }: MadeOfCardProps) {
  const words = useWords(gstPart);
  const common = useWords(financePart);
  const said = { ...useWords(tablePart), loading: words.readingDocuments };
  const title = words.madeOf(row.detail === '' ? row.what : `${row.what}, ${row.detail}`);
  return (
    <Box component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography variant="subtitle1" component="h3">
          {title}
        </Typography>
        <Button onClick={onClose}>{words.close}</Button>
      </Stack>
      <Gate
        live={useSources(made)}
        skeleton={<SkeletonRows label={words.readingDocuments} rows={6} />}
        words={{ failed: common.couldNotLoad, offline: common.offline }}
      >
        {(sources) => {
          const rows = madeOf(words, made, { table, row }, sources);
          const sums = AMOUNTS.flatMap((of) => {
            const sum = sumOf(rows, of);
            return sum === null ? [] : [`${words.columns[of]} ${formatExact(sum)}`];
          });
          return (
            <Stack sx={{ gap: 2 }}>
              <Typography>{[words.documents(rows.length), ...sums].join(' · ')}</Typography>
              {!comeTo(row, table, rows) && <Notice tone="warning">{words.doNotComeTo}</Notice>}
              {rows.length > 0 && (
                <DataTable
                  label={title}
                  {...{ columns, rows }}
                  rowId={idOf}
                  words={said}
                  rowTo={linksOf(rows, orderOf)}
                  cardsBelow={760}
                />
              )}
            </Stack>
          );
        }}
      </Gate>
    </Box>
  );
}
