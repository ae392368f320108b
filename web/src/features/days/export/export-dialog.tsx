import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import { dayPart, exportHeadsPart } from '../../../messages/owner/day/en.ts';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { datesPart } from '../../../messages/shared/dates/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { downloadCsv } from '../../../ui/shared/csv-download.ts';
import { monthName } from '../../../ui/dates/formats.ts';
import { MonthPicker } from '../../../ui/dates/month-picker.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { csvOf, monthOf } from './export-model.ts';
import { useExport } from './use-export.ts';
import type { Export } from './use-export.ts';
import { useNow } from '../../../ui/shared/use-now.ts';

/** Shows the progress of the export, or its result. */
function Progress({ held, month }: { readonly held: Export; readonly month: string }) {
  const words = useWords(dayPart).export;

  if (held.state === 'idle') return null;
  if (held.state === 'failed') return <Notice tone="error">{words.failed}</Notice>;
  if (held.state === 'reading') {
    return (
      <Stack role="status" sx={{ gap: 1 }}>
        <LinearProgress aria-label={words.title} />
        <Typography variant="body2">{words.progress(held.count)}</Typography>
      </Stack>
    );
  }
  const { rows, totalPaise } = held.register;
  if (rows.length === 0) return <Notice tone="info">{words.none(monthName(month))}</Notice>;
  const voided = rows.filter(({ isVoid }) => isVoid).length;
  const credits = rows.filter(({ kind }) => kind === 'credit-note').length;
  return (
    <Notice tone="success" title={words.ready(rows.length, formatMoney(totalPaise))}>
      {voided + credits > 0 && words.readyHint(voided, credits)}
    </Notice>
  );
}

export interface ExportDialogProps {
  readonly restaurantId: string;
  readonly onClose: () => void;
}

/** Exports a month's documents as a file, with a count and a total to check it by. */
export function ExportDialog({ restaurantId, onClose }: ExportDialogProps) {
  const common = useWords(commonPart);
  const dates = useWords(datesPart);
  const words = useWords(dayPart).export;
  const billWords = useWords(billPart);
  const exportHeads = useWords(exportHeadsPart);

  const id = useId();
  const isOnline = useOnline();
  const now = monthOf(useNow(60_000));
  const [month, setMonth] = useState(now);
  const { held, start, stop } = useExport(restaurantId);
  const ready = held.state === 'ready' && held.register.rows.length > 0 ? held : null;
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <DialogContentText>{words.hint}</DialogContentText>
          <MonthPicker
            label={words.month}
            value={month}
            onChange={(to) => {
              stop();
              setMonth(to);
            }}
            max={now}
            words={dates.month}
          />
          {!isOnline && <Notice tone="warning">{words.failed}</Notice>}
          <Progress held={held} month={month} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {common.close}
        </Button>
        {ready === null ? (
          <Button
            variant="contained"
            disabled={!isOnline || held.state === 'reading'}
            aria-busy={held.state === 'reading'}
            onClick={() => void start(month)}
          >
            {words.start}
          </Button>
        ) : (
          <Button
            variant="contained"
            onClick={() =>
              downloadCsv(
                words.fileName(month),
                csvOf(billWords, exportHeads, ready.register, ready.sessions),
              )
            }
          >
            {words.download}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
