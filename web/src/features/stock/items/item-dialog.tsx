import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { newTypedItem, readItem, typedItemOf } from '@bhoj/domain/stock/recipes/typed-item';
import type { StockItem, StockItems } from '@bhoj/domain/stock/shape/items.schema';
import { stockItemsPart } from '../../../messages/owner/stock-items/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { ItemFields } from './item-fields.tsx';
import { useSaveItems } from './use-save-items.ts';

export interface ItemDialogProps {
  readonly kept: StockItems;
  /** Null for a new one. */
  readonly item: StockItem | null;
  readonly onClose: () => void;
}

/** The form of one item, new or changed. */
export function ItemDialog(props: ItemDialogProps) {
  const { item, onClose } = props;
  const words = useWords(stockItemsPart);
  const common = useWords(commonPart);
  const toast = useToast();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  // A colleague's save does not change the typed values.
  const [kept] = useState(props.kept);
  const [typed, setTyped] = useState(() => (item === null ? newTypedItem(newId()) : typedItemOf(item)));
  const [isTried, setTried] = useState(false);
  const { pending, failure, send } = useSaveItems(kept);
  const read = readItem(typed, item ?? undefined);
  const submit = async () => {
    setTried(true);
    if ('faults' in read || !(await send({ items: [read.item] }))) return;
    toast({ message: words.form.saved(read.item.name) });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isNarrow} aria-labelledby="stock-item">
      <DialogTitle id="stock-item">{item === null ? words.form.new : words.form.edit(item.name)}</DialogTitle>
      <DialogContent dividers>
        <Box
          component="form"
          id="stock-item-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <ItemFields
            typed={typed}
            stored={item}
            categories={kept.items.map(({ category }) => category)}
            stores={kept.stores}
            faults={isTried && 'faults' in read ? read.faults : []}
            onTyped={setTyped}
          />
        </Box>
      </DialogContent>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {common.cancel}
        </Button>
        <SubmitButton form="stock-item-form" pending={pending} pendingLabel={words.form.saving}>
          {words.form.save}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
