import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Menu, MenuItem } from '@bhoj/domain/menu/menu.schema';
import { newId } from '@bhoj/domain/platform/ids';
import { common } from '../../messages/common.ts';
import { menu as words, menuFaults } from '../../messages/menu.ts';
import { reasonSentences } from '../../messages/reasons.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sentenceResolver } from '../../ui/sentence-resolver.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DishFields } from './dish-fields.tsx';
import { dishFormSchema, dishOf, valuesOf } from './dish-form.ts';
import type { DishEntry, DishValues } from './dish-form.ts';
import { withDish } from './menu-model.ts';
import type { SaveMenu } from './use-save-menu.ts';

export interface DishDialogProps {
  readonly menu: Menu;
  /** Null is a new dish. */
  readonly item: MenuItem | null;
  readonly stations: readonly string[];
  readonly save: SaveMenu;
  readonly onDelete: (item: MenuItem) => void;
  readonly onClose: () => void;
}

/** What somebody else did to the dish since this form last looked. */
function meanwhile(menu: Menu, opened: MenuItem | null): { now: MenuItem | null; sentence: string | null } {
  if (opened === null) return { now: null, sentence: null };
  const now = menu.items.find(({ id }) => id === opened.id) ?? null;
  if (now === null) return { now, sentence: words.goneMeanwhile(opened.name) };
  const isSame = JSON.stringify(now) === JSON.stringify(opened);
  return { now, sentence: isSame ? null : words.changedMeanwhile(opened.name) };
}

export function DishDialog({ menu, item, stations, save, onDelete, onClose }: DishDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const toast = useToast();
  const [id] = useState(() => item?.id ?? newId());
  const [opened, setOpened] = useState(item);
  const [fault, setFault] = useState<string | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const categoryName = menu.categories.find((c) => c.id === item?.categoryId)?.name ?? '';
  const { control, handleSubmit, formState } = useForm<DishValues, unknown, DishEntry>({
    resolver: sentenceResolver(dishFormSchema, menuFaults),
    defaultValues: valuesOf(item, categoryName, stations),
  });
  const { isSubmitting, isDirty } = formState;

  const submit = handleSubmit(async (entry) => {
    const { now, sentence } = meanwhile(menu, opened);
    if (sentence !== null) {
      setOpened(now);
      setFault(sentence);
      return;
    }
    setFault(null);
    const { category, ...rest } = entry;
    const refused = await save((content) => withDish(content, dishOf(rest, now ?? item, id), category));
    if (refused === null) {
      toast({ message: words.saved(entry.name) });
      onClose();
    } else {
      setFault(refused === 'menu-stale' ? words.stale : reasonSentences[refused]);
    }
  });

  const leave = () => {
    if (isSubmitting) return;
    if (isDirty) setDiscarding(true);
    else onClose();
  };

  return (
    <Dialog open onClose={leave} fullWidth maxWidth="sm" fullScreen={isNarrow} aria-labelledby="dish-dialog">
      <DialogTitle id="dish-dialog">{item === null ? words.addDish : words.editDish}</DialogTitle>
      <DialogContent dividers sx={{ py: 2.5 }}>
        <Stack
          component="form"
          id="dish-form"
          noValidate
          sx={{ gap: 2.5 }}
          onSubmit={(event) => void submit(event)}
        >
          {fault !== null && <Notice tone="error">{fault}</Notice>}
          <DishFields
            control={control}
            categories={menu.categories.map(({ name }) => name)}
            stations={[...new Set([...stations, ...(item === null ? [] : [item.station])])]}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        {item !== null && (
          <Button
            color="error"
            startIcon={<Trash2 aria-hidden />}
            sx={{ mr: 'auto' }}
            disabled={isSubmitting}
            onClick={() => onDelete(item)}
          >
            {words.delete}
          </Button>
        )}
        <Button variant="outlined" onClick={leave} disabled={isSubmitting}>
          {common.cancel}
        </Button>
        <SubmitButton form="dish-form" pending={isSubmitting} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </DialogActions>
      <ConfirmDialog
        open={isDiscarding}
        title={words.discardTitle}
        text={words.discardText}
        confirmLabel={words.discard}
        cancelLabel={words.keepEditing}
        onConfirm={onClose}
        onClose={() => setDiscarding(false)}
      />
    </Dialog>
  );
}
