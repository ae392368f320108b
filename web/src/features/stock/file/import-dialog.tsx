import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { FileFault, FileRow } from '@bhoj/domain/stock/file/sheet';
import { CSV_FILES, readCsvFile } from '../../../blocks/csv/csv-file.ts';
import { stockFilePart } from '../../../messages/owner/stock-file/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { FileButton } from '../../../ui/mui/form/file-button.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';

/** The contents of a file, before they are saved. */
export interface Found<T> {
  readonly content: T;
  readonly count: number;
  readonly same: number;
  readonly faults: readonly FileFault<string>[];
}

export interface ImportDialogProps<T> {
  readonly of: 'items' | 'recipes';
  readonly read: (
    rows: readonly FileRow[],
    hasDecimalCommas: boolean,
  ) => Found<T> | { readonly lacking: readonly string[] };
  /** Resolves to true once it is saved. */
  readonly save: (content: T) => Promise<boolean>;
  readonly pending: boolean;
  readonly failure: string | null;
  readonly onClose: () => void;
}

/** The most faults that the dialog lists. */
const NAMED = 8;

function FoundText<T>({
  of,
  found,
  name,
}: {
  readonly of: 'items' | 'recipes';
  readonly found: Found<T>;
  readonly name: string;
}) {
  const words = useWords(stockFilePart);
  const { count, same, faults } = found;
  const lines = new Set(faults.map(({ line }) => line)).size;
  return (
    <Stack role="status" sx={{ gap: 1.5, width: '100%' }}>
      <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 'fontWeightMedium' }}>{name}</Typography>
      <Typography>{words.found[of](count)}</Typography>
      {same > 0 && <Typography>{words.same[of](same)}</Typography>}
      {faults.length > 0 && (
        <Notice tone="warning" title={words.bad(lines)}>
          {faults.slice(0, NAMED).map(({ line, column }) => (
            <div key={`${line} ${column}`}>{words.fault(line, column)}</div>
          ))}
          {faults.length > NAMED && <div>{words.more(faults.length - NAMED)}</div>}
        </Notice>
      )}
    </Stack>
  );
}

/** Reads a file of items or recipes, shows what it holds and what it cannot read, and saves it after a confirmation. */
export function ImportDialog<T>({ of, read, save, pending, failure, onClose }: ImportDialogProps<T>) {
  const words = useWords(stockFilePart);
  const common = useWords(commonPart);
  const toast = useToast();
  const [found, setFound] = useState<{ readonly name: string; readonly it: Found<T> } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const choose = async (file: File) => {
    setFound(null);
    setFault(null);
    setReading(true);
    const csv = await readCsvFile(file).catch(() => null);
    setReading(false);
    if (csv === null) return setFault(words.failed);
    if ('fault' in csv) return setFault(words[csv.fault]);
    const it = read(csv.rows, csv.hasDecimalCommas);
    return 'lacking' in it
      ? setFault(words.lacking(it.lacking.join(', ')))
      : setFound({ name: file.name, it });
  };
  const start = async () => {
    if (found === null || !(await save(found.it.content))) return;
    toast({ message: words.done[of] });
    onClose();
  };
  const count = found?.it.count ?? 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="stock-import">
      <DialogTitle id="stock-import">{words.title[of]}</DialogTitle>
      <DialogContent dividers>
        <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
          <DialogContentText>{words.intro[of]}</DialogContentText>
          <FileButton
            label={words.file}
            accept={CSV_FILES}
            variant={found === null ? 'contained' : 'outlined'}
            startIcon={<FileUp aria-hidden />}
            isBusy={isReading}
            onFile={(file) => void choose(file)}
          >
            {found === null ? words.choose : words.another}
          </FileButton>
          {fault !== null && <Notice tone="error">{fault}</Notice>}
          {found !== null && <FoundText of={of} found={found.it} name={found.name} />}
          {failure !== null && <Notice tone="error">{failure}</Notice>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {common.cancel}
        </Button>
        {count > 0 && (
          <SubmitButton pending={pending} pendingLabel={words.saving} onClick={() => void start()}>
            {words.start(count)}
          </SubmitButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
