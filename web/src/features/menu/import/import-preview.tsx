import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { FileDown } from 'lucide-react';
import { faultyRows } from '@bhoj/domain/menu/csv-template';
import type { CsvImport, CsvRow, RowFault } from '@bhoj/domain/menu/csv';
import { menuCsvPart, rowFaultPart } from '../../../words/owner/menu-csv.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { csvText, download } from '../../../ui/shared/csv-download.ts';
import { Notice } from '../../../ui/mui/notice.tsx';

function Faults({ faults }: { readonly faults: readonly RowFault[] }) {
  const words = useWords(menuCsvPart);
  const rowFaultWords = useWords(rowFaultPart);

  return (
    <Box
      // The keyboard must be able to scroll it.
      tabIndex={0}
      role="region"
      aria-label={words.badTable}
      sx={{
        maxHeight: 320,
        width: '100%',
        overflow: 'auto',
        border: `1px solid ${cssVar('border')}`,
        borderRadius: cssVar('radius-control'),
      }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell align="right">{words.line}</TableCell>
            <TableCell>{words.dish}</TableCell>
            <TableCell>{words.column}</TableCell>
            <TableCell>{words.wrong}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {faults.map((fault) => (
            <TableRow key={`${fault.line} ${fault.column ?? ''}`}>
              <TableCell align="right">{fault.line}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{fault.dish}</TableCell>
              <TableCell>{fault.column ?? words.wholeRow}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{rowFaultWords(fault)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

export interface ImportPreviewProps {
  /** The name of the file. */
  readonly name: string;
  readonly preview: CsvImport;
  readonly rows: readonly CsvRow[];
}

/** Shows what a file would change, and each faulty row. */
export function ImportPreview({ name, preview, rows }: ImportPreviewProps) {
  const words = useWords(menuCsvPart);
  const rowFaultWords = useWords(rowFaultPart);

  const { added, changed, unchanged, renamed, faults, ignored } = preview;
  const badRows = new Set(faults.map(({ line }) => line)).size;
  const counts = [
    added > 0 && words.added(added),
    changed > 0 && words.changed(changed),
    renamed > 0 && words.renamed(renamed),
    unchanged > 0 && words.unchanged(unchanged),
  ].filter((count) => count !== false);
  return (
    <Stack sx={{ gap: 2, width: '100%' }}>
      <div role="status">
        <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography>{counts.length === 0 ? words.nothing : counts.join(' · ')}</Typography>
      </div>
      {ignored.length > 0 && <Notice tone="info">{words.ignored(ignored.join(', '))}</Notice>}
      {faults.length > 0 && (
        <>
          <Notice tone="warning" title={words.bad(badRows)}>
            {words.badHint}
          </Notice>
          <Faults faults={faults} />
          <Button
            variant="outlined"
            startIcon={<FileDown aria-hidden />}
            onClick={() => download(words.badFileName, csvText(faultyRows(rows, faults, rowFaultWords)))}
            sx={{ alignSelf: 'flex-start' }}
          >
            {words.badDownload}
          </Button>
        </>
      )}
    </Stack>
  );
}
