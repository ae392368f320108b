import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileUp } from 'lucide-react';
import { monthTotal } from '@bhoj/domain/expenses/shares';
import { formatPlain } from '@bhoj/domain/money/format';
import { useClient } from '../../../firebase/client.ts';
import { reportFault } from '../../../firebase/report-error.ts';
import { useRestaurantId, useServiceSettings } from '../../../firebase/restaurant.tsx';
import { useMayGo } from '../../../firebase/rights.ts';
import { saveExpenses } from '../../../firebase/write-expenses.ts';
import { CSV_FILES } from '../../../blocks/csv/csv-file.ts';
import { FileButton } from '../../../ui/mui/form/file-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useImport } from './use-import.ts';
import type { Preview } from './use-import.ts';

/** The most faults that the dialog lists. */
const NAMED = 8;

function PreviewText({ preview }: { readonly preview: Preview }) {
  const words = useWords(expensesPart).import;
  const { keepsStock = false } = useServiceSettings();
  const mayEnterBack = useMayGo()('stock') && keepsStock;
  const { name, toAdd, known, faults, belowZero } = preview;
  const total = formatPlain(monthTotal(toAdd.map(({ value }) => value)).totalPaise);
  const badRows = new Set(faults.map(({ line }) => line)).size;
  return (
    <Stack role="status" sx={{ gap: 1.5, width: '100%' }}>
      <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 'fontWeightMedium' }}>{name}</Typography>
      <Typography>{words.found(toAdd.length, total)}</Typography>
      {known > 0 && <Typography>{words.known(known)}</Typography>}
      {belowZero.length > 0 && (
        <Notice tone="warning">
          {words.belowZero(belowZero.length, belowZero.slice(0, NAMED).join(', '), belowZero.length > NAMED)}{' '}
          {mayEnterBack ? words.backInStock : words.backWithoutStock}
        </Notice>
      )}
      {faults.length > 0 && (
        <Notice tone="warning" title={words.bad(badRows)}>
          {faults.slice(0, NAMED).map(({ line, column }) => (
            <div key={`${line} ${column}`}>{words.fault(line, column)}</div>
          ))}
          {faults.length > NAMED && <div>{words.moreBad(faults.length - NAMED)}</div>}
        </Notice>
      )}
    </Stack>
  );
}

/** Reads a file, previews the new expenses, and adds them after a confirmation. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const page = useWords(expensesPart);
  const common = useWords(commonPart);
  const words = page.import;
  const client = useClient();
  const restaurantId = useRestaurantId();
  const toast = useToast();
  const { preview, fault, isReading, choose } = useImport();
  const count = preview?.toAdd.length ?? 0;
  const start = () => {
    onClose();
    toast({ message: words.done(count) });
    saveExpenses(client, restaurantId, preview?.toAdd ?? []).catch((cause: unknown) => {
      reportFault(cause, 'expenses');
      toast({ message: page.notSaved });
    });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="import-expenses">
      <DialogTitle id="import-expenses">{words.title}</DialogTitle>
      <DialogContent dividers>
        <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
          <DialogContentText>{words.intro}</DialogContentText>
          <FileButton
            label={words.file}
            accept={CSV_FILES}
            variant={preview === null ? 'contained' : 'outlined'}
            startIcon={<FileUp aria-hidden />}
            isBusy={isReading}
            onFile={choose}
          >
            {preview === null ? words.choose : words.another}
          </FileButton>
          {fault !== null && <Notice tone="error">{fault}</Notice>}
          {preview !== null && <PreviewText preview={preview} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {common.cancel}
        </Button>
        {count > 0 && (
          <Button variant="contained" onClick={start}>
            {words.start(count)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
