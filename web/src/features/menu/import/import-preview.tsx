import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileDown } from 'lucide-react';
import { faultyRows } from '@bhoj/domain/menu/file/csv-template';
import type { CsvImport } from '@bhoj/domain/menu/file/csv';
import type { DishChange } from '@bhoj/domain/menu/file/csv-changes';
import { menuCsvPart, rowFaultPart } from '../../../messages/owner/menu-csv/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { downloadCsv } from '../../../ui/shared/csv-download.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { toldSentences } from './import-model.ts';
import { Changes, Faults } from './import-sheets.tsx';

export interface ImportPreviewProps {
  /** The name of the file. */
  readonly name: string;
  readonly preview: CsvImport;
  readonly changes: readonly DishChange[];
  /** Asks once more which columns are meant; null where nothing was asked. */
  readonly onAskAgain: (() => void) | null;
}

/** Says what the reader decided by itself, before anything is saved. */
function HowRead({ told, onAskAgain }: Pick<CsvImport, 'told'> & Pick<ImportPreviewProps, 'onAskAgain'>) {
  const words = useWords(menuCsvPart);

  const sentences = toldSentences(words, told);
  return (
    sentences.length > 0 && (
      <Notice
        tone="info"
        title={words.told}
        {...(onAskAgain !== null && {
          action: (
            <Button color="inherit" size="small" onClick={onAskAgain}>
              {words.otherColumn}
            </Button>
          ),
        })}
      >
        <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Box>
      </Notice>
    )
  );
}

/** Shows how the file was read, each row that cannot be read, and the file's changes to each dish. */
export function ImportPreview({ name, preview, changes, onAskAgain }: ImportPreviewProps) {
  const words = useWords(menuCsvPart);
  const rowFaultWords = useWords(rowFaultPart);

  const { added, changed, unchanged, renamed, faults, ignored, told, rows } = preview;
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
      <HowRead told={told} onAskAgain={onAskAgain} />
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
