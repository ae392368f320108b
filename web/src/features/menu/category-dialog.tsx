import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Category } from '@bhoj/domain/menu/menu.schema';
import { common } from '../../messages/common.ts';
import { menu as words, menuFaults } from '../../messages/menu.ts';
import { reasonSentences } from '../../messages/reasons.ts';
import type { FailureReason } from '../../firebase/call.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sentenceResolver } from '../../ui/sentence-resolver.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { categoryFormSchema, categoryValuesOf } from './dish-form.ts';
import { withCategory, withoutCategory } from './menu-model.ts';
import type { SaveMenu } from './use-save-menu.ts';

export interface CategoryDialogProps {
  readonly category: Category;
  readonly isEmpty: boolean;
  readonly save: SaveMenu;
  readonly onClose: () => void;
}

export function CategoryDialog({ category, isEmpty, save, onClose }: CategoryDialogProps) {
  const toast = useToast();
  const [fault, setFault] = useState<FailureReason | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const { control, handleSubmit, formState } = useForm({
    resolver: sentenceResolver(categoryFormSchema, menuFaults),
    defaultValues: categoryValuesOf(category),
  });
  const isPending = formState.isSubmitting || isDeleting;

  const finish = (refused: FailureReason | null, message: string) => {
    setFault(refused);
    if (refused !== null) return;
    toast({ message });
    onClose();
  };
  const submit = handleSubmit(async (entry) => {
    const refused = await save((content) => withCategory(content, { ...category, ...entry }));
    finish(refused, words.saved(entry.name));
  });
  const remove = async () => {
    setDeleting(true);
    const refused = await save((content) => withoutCategory(content, category.id));
    setDeleting(false);
    finish(refused, words.deleted(category.name));
  };

  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      fullWidth
      maxWidth="xs"
      aria-labelledby="category-dialog"
    >
      <DialogTitle id="category-dialog">{words.categoryTitle}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id="category-form"
          noValidate
          sx={{ gap: 2.5, pt: 0.5 }}
          onSubmit={(event) => void submit(event)}
        >
          {fault !== null && (
            <Notice tone="error">{fault === 'menu-stale' ? words.stale : reasonSentences[fault]}</Notice>
          )}
          <FormTextField control={control} name="name" label={words.fields.categoryName} required />
          <FormTextField control={control} name="nameHi" label={words.fields.nameHi} />
          <Stack direction="row" sx={{ gap: 2 }}>
            <FormTextField control={control} name="from" label={words.fields.from} type="time" />
            <FormTextField control={control} name="to" label={words.fields.to} type="time" />
          </Stack>
          <FormHelperText sx={{ mt: -1.5 }}>{words.fields.hoursHint}</FormHelperText>
        </Stack>
      </DialogContent>
      <DialogActions>
        {isEmpty ? (
          <Button
            color="error"
            startIcon={<Trash2 aria-hidden />}
            sx={{ mr: 'auto' }}
            disabled={isPending}
            onClick={() => void remove()}
          >
            {words.delete}
          </Button>
        ) : null}
        <Button variant="outlined" onClick={onClose} disabled={isPending}>
          {common.cancel}
        </Button>
        <SubmitButton form="category-form" pending={isPending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
