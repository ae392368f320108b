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
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { menuCsvPart } from '../../../messages/owner/menu-csv/en.ts';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { FileButton } from '../../../ui/mui/form/file-button.tsx';
import { CSV_FILES } from '../../../blocks/csv/csv-file.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportQuestion } from './import-question.tsx';
import { useImport } from './use-import.ts';
import type { SaveMenu } from '../saving/use-save-menu.ts';

export interface ImportDialogProps {
  readonly menu: Menu;
  readonly save: SaveMenu;
  readonly onClose: () => void;
}

export function ImportDialog(props: ImportDialogProps) {
  const words = useWords(menuCsvPart);
  const menuWords = useWords(menuPart);

  const isNarrow = useMediaQuery('(max-width: 599px)');
  const { chosen, asked, fault, isPending, choose, answer, askAgain, confirm, template } = useImport(props);
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
            <Button startIcon={<FileDown aria-hidden />} onClick={() => void template()}>
              {words.template}
            </Button>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {words.templateHint}
            </Typography>
          </Stack>
          <FileButton
            label={words.file}
            accept={CSV_FILES}
            variant={chosen === null && asked === null ? 'contained' : 'outlined'}
            startIcon={<FileUp aria-hidden />}
            disabled={isPending}
            onFile={(file) => void choose(file)}
          >
            {chosen === null && asked === null ? words.choose : words.another}
          </FileButton>
          {fault !== null && <Notice tone="error">{fault}</Notice>}
          {asked !== null && (
            <ImportQuestion question={asked.question} onAnswer={(at) => void answer(asked, at)} />
          )}
          {chosen !== null && (
            <ImportPreview
              name={chosen.source.name}
              preview={chosen.preview}
              changes={chosen.changes}
              onAskAgain={Object.keys(chosen.source.columns).length > 0 ? () => void askAgain(chosen) : null}
            />
          )}
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
