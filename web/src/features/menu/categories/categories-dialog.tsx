import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Plus } from 'lucide-react';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { CategoryList } from './category-list.tsx';
import type { CategoryListProps } from './category-list.tsx';

export interface CategoriesDialogProps extends CategoryListProps {
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** The categories on a phone, where there is no space for the list beside the dishes. */
export function CategoriesDialog({ onAdd, onClose, ...list }: CategoriesDialogProps) {
  const words = useWords(menuPart);

  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="categories-dialog">
      <DialogTitle id="categories-dialog">{words.arrangeTitle}</DialogTitle>
      <DialogContent sx={{ px: 1 }}>
        <CategoryList {...list} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" startIcon={<Plus aria-hidden />} onClick={onAdd}>
          {words.addCategory}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {words.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
