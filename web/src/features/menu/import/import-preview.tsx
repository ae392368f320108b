import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileDown } from 'lucide-react';
import { faultyRows } from '@bhoj/domain/menu/file/csv-template';
import type { CsvImport, CsvRow } from '@bhoj/domain/menu/file/csv';
import type { DishChange } from '@bhoj/domain/menu/file/csv-changes';
import { menuCsvPart, rowFaultPart } from '../../../messages/owner/menu-csv/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { downloadCsv } from '../../../ui/shared/csv-download.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Changes, Faults } from './import-sheets.tsx';

export interface ImportPreviewProps {
  /** The name of the file. */
  readonly name: string;
  readonly preview: CsvImport;
  readonly rows: readonly CsvRow[];
  readonly changes: readonly DishChange[];
}

/** Shows each row that cannot be read, and the file's changes to each dish. */
export function ImportPreview({ name, preview, rows, changes }: ImportPreviewProps) {
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
            onClick={() => downloadCsv(words.badFileName, faultyRows(rows, faults, rowFaultWords))}
            sx={{ alignSelf: 'flex-start' }}
          >
            {words.badDownload}
          </Button>
        </>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
    </Stack>
  );
}
