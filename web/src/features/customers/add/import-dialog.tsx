import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileUp } from 'lucide-react';
import { addCustomers } from '@bhoj/domain/added-guests/added-guests.contract';
import { GUEST_COLUMNS } from '@bhoj/domain/added-guests/guest-csv';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { CSV_FILES } from '../../../blocks/csv/csv-file.ts';
import { FileButton } from '../../../ui/mui/form/file-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { downloadCsv } from '../../../ui/shared/csv-download.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { customersAddPart } from '../../../messages/owner/customers-add/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useGuestImport } from './use-guest-import.ts';
import type { GuestPreview } from './use-guest-import.ts';

/** The most faults that the dialog lists. */
const NAMED = 8;

function PreviewText({ preview }: { readonly preview: GuestPreview }) {
  const words = useWords(customersAddPart).file;
  const { name, toAdd, known, faults } = preview;
  const withOffers = toAdd.filter(({ agreed }) => agreed.toOffers).length;
  return (
    <Stack role="status" sx={{ gap: 1.5, width: '100%' }}>
      <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 'fontWeightMedium' }}>{name}</Typography>
      <Typography>{words.found(toAdd.length)}</Typography>
      {toAdd.length > 0 && <Typography>{words.withOffers(withOffers)}</Typography>}
      {known > 0 && <Typography>{words.known(known)}</Typography>}
      {faults.length > 0 && (
        <Notice tone="warning" title={words.bad(new Set(faults.map(({ line }) => line)).size)}>
          {faults.slice(0, NAMED).map(({ line, kind }) => (
            <div key={`${line} ${kind}`}>{words.fault(line, kind)}</div>
          ))}
          {faults.length > NAMED && <div>{words.moreBad(faults.length - NAMED)}</div>}
        </Notice>
      )}
    </Stack>
  );
}

/** Reads a file of guests, previews it, and adds them all, or none, after a confirmation. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(customersAddPart).file;
  const common = useWords(commonPart);
  const reasons = useWords(reasonsPart);
  const toast = useToast();
  const ask = useAttempt(addCustomers);
  const { run, pending, failure } = useOneAtATime<CallFacts>();
  const { preview, fault, isReading, choose } = useGuestImport();
  const toAdd = preview?.toAdd ?? [];
  const close = () => !pending && onClose();
  const start = async () => {
    const answer = await run(() => ask({ guests: [...toAdd] }));
    if (answer === null) return;
    toast({ message: words.done(answer.added, answer.known) });
    onClose();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="import-guests">
      <DialogTitle id="import-guests">{words.title}</DialogTitle>
      <DialogContent dividers>
        <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
          <DialogContentText>{words.intro}</DialogContentText>
          <Notice tone="info">{words.erased}</Notice>
          <Button onClick={() => downloadCsv(words.patternName, [[...GUEST_COLUMNS]])}>
            {words.pattern}
          </Button>
          <FileButton
            label={words.file}
            accept={CSV_FILES}
            variant={preview === null ? 'contained' : 'outlined'}
            startIcon={<FileUp aria-hidden />}
            isBusy={isReading}
            disabled={pending}
            onFile={choose}
          >
            {preview === null ? words.choose : words.another}
          </FileButton>
          {fault !== null && <Notice tone="error">{fault}</Notice>}
          {preview !== null && <PreviewText preview={preview} />}
          {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={pending} onClick={onClose}>
          {common.cancel}
        </Button>
        {toAdd.length > 0 && (
          <Button variant="contained" disabled={pending} aria-busy={pending} onClick={() => void start()}>
            {words.start(toAdd.length)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
