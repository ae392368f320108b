import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { bulkEdited } from '@bhoj/domain/menu/changes/bulk';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { useMenuReasons } from '../../../blocks/menu-reasons/use-menu-reasons.ts';
import { menuBulkPart } from '../../../messages/owner/menu-bulk/en.ts';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useKeptChange } from '../changes/use-kept-change.ts';
import { failureWords } from '../saving/failure-words.ts';
import type { Refused } from '../saving/failure-words.ts';
import type { SaveMenu } from '../saving/use-save-menu.ts';
import { BulkForm } from './bulk-form.tsx';
import { editOf } from './bulk-model.ts';
import type { BulkValues } from './bulk-model.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { DishChoice } from './dish-choice.tsx';

export interface BulkDialogProps {
  readonly menu: Menu;
  readonly stations: readonly string[];
  readonly save: SaveMenu;
  readonly onClose: () => void;
}

const valuesFor = (stations: readonly string[]): BulkValues => ({
  what: 'price',
  by: 'percent',
  amount: '',
  roundTo: '100',
  station: stations[0] ?? '',
  taxClass: 'standard',
  from: '',
  to: '',
});

/** Changes the chosen dishes at once: choose them, enter the change, compare old and new, save. */
export function BulkDialog({ menu, stations, save, onClose }: BulkDialogProps) {
  const words = useWords(menuBulkPart);
  const menuWords = useWords(menuPart);
  const reasonSentences = useMenuReasons();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const isOnline = useOnline();
  const [isChoosing, setChoosing] = useState(true);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [values, setValues] = useState(() => valuesFor(stations));
  const { pending: isPending, failure, run, clear } = useOneAtATime<Refused>();
  const keep = useKeptChange(save);
  const edit = useMemo(() => editOf(values), [values]);
  const result = useMemo(
    () => (isChoosing || edit === null ? null : bulkEdited(menu, chosen, edit)),
    [isChoosing, edit, menu, chosen],
  );
  const count = result === null ? 0 : result.dishes.length + result.categories.length;
  const leave = () => {
    if (!isPending) onClose();
  };
  const confirm = async () => {
    if (edit === null) return;
    const kept = { kind: 'bulk', title: words.titles[edit.what], costs: {} } as const;
    const saved = await run(() =>
      keep((content) => bulkEdited(content, chosen, edit).content, kept, words.done(count)),
    );
    if (saved !== null) onClose();
  };
  return (
    <Dialog open onClose={leave} fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby="bulk-dialog">
      <DialogTitle id="bulk-dialog">{words.title}</DialogTitle>
      <DialogContent dividers>
        <Stack sx={{ gap: 2.5 }}>
          {!isOnline && <Notice tone="warning">{menuWords.offline}</Notice>}
          {failure !== null && (
            <Notice tone="error">{failureWords(menuWords, reasonSentences, failure)}</Notice>
          )}
          {isChoosing ? (
            <DishChoice menu={menu} chosen={chosen} onChange={setChosen} />
          ) : (
            <BulkForm values={values} stations={stations} onChange={setValues} />
          )}
          {result !== null && <BulkPreview result={result} what={values.what} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Typography role="status" sx={{ mr: 'auto' }}>
          {words.chosen(chosen.size)}
        </Typography>
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={() => {
            clear();
            if (isChoosing) leave();
            else setChoosing(true);
          }}
        >
          {isChoosing ? words.cancel : words.back}
        </Button>
        {isChoosing ? (
          <Button variant="contained" disabled={chosen.size === 0} onClick={() => setChoosing(false)}>
            {words.next}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={count === 0 || isPending || !isOnline}
            aria-busy={isPending}
            onClick={() => void confirm()}
          >
            {isPending ? words.applying : words.apply(count)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
