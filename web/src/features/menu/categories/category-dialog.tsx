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
import type { Category, Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { sameName } from '@bhoj/domain/kernel/folded';
import { newId } from '@bhoj/domain/kernel/ids';
import { useMenuReasons } from '../../../blocks/menu-reasons/use-menu-reasons.ts';
import { menuFaultsPart, menuPart } from '../../../messages/owner/menu/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { categoryFormSchema, categoryValuesOf } from '../dish/dish-form.ts';
import { LanguageChooser } from '../dish/language-chooser.tsx';
import { useMenuLanguage } from '../dish/menu-language.ts';
import { failureWords } from '../saving/failure-words.ts';
import { withCategory } from '../saving/menu-model.ts';
import type { SaveMenu } from '../saving/use-save-menu.ts';

export interface CategoryDialogProps {
  readonly menu: Menu;
  /** Null for a new category. */
  readonly category: Category | null;
  readonly save: SaveMenu;
  readonly onDelete: (category: Category) => void;
  readonly onClose: () => void;
}

function useCategoryForm({ menu, category, save, onClose }: CategoryDialogProps) {
  const words = useWords(menuPart);
  const menuFaults = useWords(menuFaultsPart);
  const reasonSentences = useMenuReasons();

  const toast = useToast();
  const [begun] = useState(menu);
  const [id] = useState(() => category?.id ?? newId());
  const [fault, setFault] = useState<string | null>(null);
  const form = useForm({
    resolver: sentenceResolver(categoryFormSchema, menuFaults),
    defaultValues: categoryValuesOf(category),
  });
  const submit = form.handleSubmit(async (entry) => {
    setFault(null);
    if (menu.categories.some((other) => other.id !== id && sameName(other.name, entry.name))) {
      form.setError('name', { message: menuFaults['name-taken'] ?? '' }, { shouldFocus: true });
      return;
    }
    const outcome = await save(withCategory({ id, ...entry }), begun);
    if (!outcome.saved) return setFault(failureWords(words, reasonSentences, outcome.reason));
    toast({ message: words.saved(entry.name) });
    return onClose();
  });
  return { form, fault, submit };
}

export function CategoryDialog(props: CategoryDialogProps) {
  const common = useWords(commonPart);
  const words = useWords(menuPart);

  const { category, onDelete, onClose } = props;
  const { form, fault, submit } = useCategoryForm(props);
  const { control } = form;
  const [language] = useMenuLanguage();
  const isPending = form.formState.isSubmitting;
  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      fullWidth
      maxWidth="xs"
      aria-labelledby="category-dialog"
    >
      <DialogTitle id="category-dialog">
        {category === null ? words.addCategory : words.categoryTitle}
      </DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id="category-form"
          noValidate
          sx={{ gap: 2.5, pt: 0.5 }}
          onSubmit={(event) => void submit(event)}
        >
          {fault !== null && <Notice tone="error">{fault}</Notice>}
          <FormTextField control={control} name="name" label={words.fields.categoryName} required autoFocus />
          <LanguageChooser control={control} />
          <FormTextField
            key={language}
            control={control}
            name={`otherNames.${language}`}
            label={words.fields.otherName(language)}
            lang={language}
          />
          <Stack direction="row" sx={{ gap: 2 }}>
            <FormTextField control={control} name="from" label={words.fields.from} type="time" />
            <FormTextField control={control} name="to" label={words.fields.to} type="time" />
          </Stack>
          <FormHelperText sx={{ mt: -1.5 }}>{words.fields.hoursHint}</FormHelperText>
        </Stack>
      </DialogContent>
      <DialogActions>
        {category !== null && (
          <Button
            color="error"
            startIcon={<Trash2 aria-hidden />}
            sx={{ mr: 'auto' }}
            disabled={isPending}
            onClick={() => onDelete(category)}
          >
            {words.delete}
          </Button>
        )}
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
