import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import Typography from '@mui/material/Typography';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { importRows } from '@bhoj/domain/menu/file/csv';
import { changesOf } from '@bhoj/domain/menu/file/csv-changes';
import { templateRows } from '@bhoj/domain/menu/file/csv-template';
import type { Costs } from '@bhoj/domain/menu/shape/costs.schema';
import type { CsvImport, CsvRow } from '@bhoj/domain/menu/file/csv';
import type { DishChange } from '@bhoj/domain/menu/file/csv-changes';
import type { Menu, MenuContent } from '@bhoj/domain/menu/shape/menu.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import { menuCsvPart } from '../../../messages/owner/menu-csv/en.ts';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { FileButton } from '../../../ui/mui/form/file-button.tsx';
import { CSV_FILES, readCsvFile } from '../../../blocks/csv/csv-file.ts';
import { downloadCsv } from '../../../ui/shared/csv-download.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useMenuCosts } from '../costs/use-menu-costs.ts';
import { failureWords } from '../saving/failure-words.ts';
import type { Refused } from '../saving/failure-words.ts';
import { ImportPreview } from './import-preview.tsx';
import type { Change } from '../saving/menu-model.ts';
import { useKeptChange } from '../changes/use-kept-change.ts';
import type { SaveMenu } from '../saving/use-save-menu.ts';

export interface ImportDialogProps {
  readonly menu: Menu;
  readonly save: SaveMenu;
  readonly onClose: () => void;
}

interface Chosen {
  readonly name: string;
  readonly rows: readonly CsvRow[];
  readonly preview: CsvImport;
  readonly changes: readonly DishChange[];
  readonly change: Change;
}

/**
 * Returns a change that imports the rows into any menu, always with the same ids, because it may run again on a newer
 * menu.
 */
function changeOf(
  rows: readonly CsvRow[],
  costs: Costs['costs'],
): (content: MenuContent) => ReturnType<typeof importRows> {
  const ids: string[] = [];
  return (content) => {
    let used = 0;
    return importRows(content, rows, () => (ids[used++] ??= newId()), costs);
  };
}

/** Reads a file, previews its changes, and imports it after a confirmation. */
function useImport({ menu, save, onClose }: ImportDialogProps) {
  const words = useWords(menuCsvPart);
  const menuWords = useWords(menuPart);
  const reasonSentences = useWords(reasonsPart);

  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { pending: isPending, failure, run, clear } = useOneAtATime<Refused>();
  const costs = useMenuCosts();
  const keep = useKeptChange(save);
  const choose = async (file: File) => {
    setChosen(null);
    setFault(null);
    clear();
    const read = await readCsvFile(file);
    if ('fault' in read) return setFault(words[read.fault]);
    const known = await costs.read();
    const importInto = changeOf(read.rows, known);
    const preview = importInto(menu);
    if ('lacking' in preview) return setFault(words.lacking(preview.lacking.join(', ')));
    const change: Change = (content) => {
      const result = importInto(content);
      return 'lacking' in result ? content : result.content;
    };
    const changes = changesOf(menu, preview, known);
    return setChosen({ name: file.name, rows: read.rows, preview, changes, change });
  };
  const confirm = async ({ name, change, preview }: Chosen) => {
    const kept = { kind: 'import', title: name.slice(0, 120), costs: preview.costs } as const;
    const saved = await run(() => keep(change, kept, words.done(preview.added, preview.changed)));
    if (saved !== null) onClose();
  };
  const notSaved = failure === null ? null : failureWords(menuWords, reasonSentences, failure);
  return { chosen, fault: fault ?? notSaved, isPending, choose, confirm };
}

export function ImportDialog(props: ImportDialogProps) {
  const words = useWords(menuCsvPart);
  const menuWords = useWords(menuPart);

  const isNarrow = useMediaQuery('(max-width: 599px)');
  const { chosen, fault, isPending, choose, confirm } = useImport(props);
  const isOnline = useOnline();
  const count = chosen === null ? 0 : chosen.preview.added + chosen.preview.changed;
  const hasAny = chosen !== null && (count > 0 || chosen.preview.renamed > 0);
  const leave = () => {
    if (!isPending) props.onClose();
  };
  return (
    <Dialog
      open
      onClose={leave}
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby="import-dialog"
    >
      <DialogTitle id="import-dialog">{words.title}</DialogTitle>
      <DialogContent dividers>
        <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
          <DialogContentText>{words.intro}</DialogContentText>
          {!isOnline && <Notice tone="warning">{menuWords.offline}</Notice>}
          <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
            <Button
              startIcon={<FileDown aria-hidden />}
              onClick={() => downloadCsv(words.templateName, templateRows())}
            >
              {words.template}
            </Button>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {words.templateHint}
            </Typography>
          </Stack>
          <FileButton
            label={words.file}
            accept={CSV_FILES}
            variant={chosen === null ? 'contained' : 'outlined'}
            startIcon={<FileUp aria-hidden />}
            disabled={isPending}
            onFile={(file) => void choose(file)}
          >
            {chosen === null ? words.choose : words.another}
          </FileButton>
          {fault !== null && <Notice tone="error">{fault}</Notice>}
          {chosen !== null && <ImportPreview {...chosen} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={leave} disabled={isPending}>
          {words.cancel}
        </Button>
        {hasAny && (
          <Button
            variant="contained"
            disabled={isPending || !isOnline}
            aria-busy={isPending}
            onClick={() => void confirm(chosen)}
          >
            {isPending ? words.importing : words.importIt(count)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
