import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CookingPot, X } from 'lucide-react';
import { sizeKey } from '@bhoj/domain/menu/dish/availability';
import { BatchForm } from '../../../joint/recipes/batch-form.tsx';
import { DishForm } from '../../../joint/recipes/dish-form.tsx';
import type { Kitchen } from '../../../joint/recipes/kitchen.ts';
import { PortionForm } from '../../../joint/recipes/portion-form.tsx';
import { stockActsPart } from '../../../messages/owner/stock-acts/en.ts';
import { recipeFormPart, stockRecipesPart } from '../../../messages/owner/stock-recipes/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { RecipeRow } from './recipe-rows.ts';

export interface RecipeDialogProps {
  readonly kitchen: Kitchen;
  readonly row: RecipeRow;
  /** Enters a batch of the preparation; missing where its batches are not counted as stock. */
  readonly onMade?: () => void;
  readonly onClose: () => void;
}

function Form({ kitchen, row, onClose }: RecipeDialogProps) {
  const words = useWords(stockRecipesPart);
  const form = useWords(recipeFormPart);
  const batch = kitchen.items.get(row.key);
  if (kitchen.items.size === 0) return <Typography>{words.needsItems}</Typography>;
  if (row.item?.combo !== undefined) return <Typography>{form.recipeFaults.combo('', '')}</Typography>;
  if (row.item !== null) {
    const opened = row.item.variants.find(({ id }) => row.key === sizeKey(row.item?.id ?? '', id))?.id;
    return <DishForm kitchen={kitchen} item={row.item} opened={opened} onSaved={onClose} />;
  }
  if (batch !== undefined) return <BatchForm kitchen={kitchen} item={batch} onSaved={onClose} />;
  return (
    <PortionForm
      kitchen={kitchen}
      recipeKey={row.key}
      name={row.name}
      pricePaise={row.pricePaise}
      mayGiveBack
      onSaved={onClose}
    />
  );
}

/** The recipe of a row of the list. */
export function RecipeDialog(props: RecipeDialogProps) {
  const { row, onMade, onClose } = props;
  const acts = useWords(stockActsPart);
  const words = useWords(stockRecipesPart);
  const form = useWords(recipeFormPart);
  const common = useWords(commonPart);
  const isNarrow = useMediaQuery('(max-width: 599px)');
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      aria-labelledby="stock-recipe"
    >
      <DialogTitle id="stock-recipe" sx={{ pr: 8 }}>
        {words.edit(row.name)}
      </DialogTitle>
      <IconButton
        aria-label={common.close}
        onClick={onClose}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <X aria-hidden />
      </IconButton>
      <DialogContent dividers>
        {row.item !== null && (
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            {form.hint}
          </Typography>
        )}
        {onMade !== undefined && (
          <Button variant="outlined" startIcon={<CookingPot aria-hidden />} onClick={onMade} sx={{ mb: 2 }}>
            {acts.batch.open}
          </Button>
        )}
        <Form {...props} />
      </DialogContent>
    </Dialog>
  );
}
