import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { MOST_STORES, storeSchema } from '@bhoj/domain/stock/shape/items.schema';
import type { StockItems } from '@bhoj/domain/stock/shape/items.schema';
import { stockItemsPart } from '../../../messages/owner/stock-items/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSaveItems } from './use-save-items.ts';

/** The stores of the house besides the main one. */
export function StoresDialog(props: { readonly kept: StockItems; readonly onClose: () => void }) {
  const { onClose } = props;
  const page = useWords(stockItemsPart);
  const words = page.storesForm;
  const common = useWords(commonPart);
  const toast = useToast();
  const [kept] = useState(props.kept);
  const [stores, setStores] = useState(() =>
    kept.stores.length === 0 ? [{ id: newId(), name: '' }] : kept.stores,
  );
  const [isTried, setTried] = useState(false);
  const { pending, failure, send } = useSaveItems(kept);
  const read = stores.map((store) => storeSchema.safeParse(store).data ?? null);
  const submit = async () => {
    setTried(true);
    const named = read.filter((store) => store !== null);
    if (named.length < stores.length || !(await send({ items: [], stores: named }))) return;
    toast({ message: words.saved });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="stock-stores">
      <DialogTitle id="stock-stores">{words.title}</DialogTitle>
      <DialogContent dividers>
        <Stack sx={{ gap: 2 }}>
          <DialogContentText>{words.about}</DialogContentText>
          {stores.map((store, nth) => (
            <Stack key={store.id} direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
              <TextField
                fullWidth
                label={words.name(nth + 1)}
                value={store.name}
                onChange={({ target }) => setStores(stores.with(nth, { ...store, name: target.value }))}
                error={isTried && read[nth] === null}
                helperText={isTried && read[nth] === null ? words.fault : undefined}
              />
              <IconButton
                aria-label={words.remove(nth + 1)}
                onClick={() => setStores(stores.toSpliced(nth, 1))}
                sx={{ mt: 1 }}
              >
                <X aria-hidden />
              </IconButton>
            </Stack>
          ))}
          {stores.length < MOST_STORES && (
            <Button
              variant="outlined"
              startIcon={<Plus aria-hidden />}
              onClick={() => setStores([...stores, { id: newId(), name: '' }])}
              sx={{ alignSelf: 'flex-start' }}
            >
              {words.add}
            </Button>
          )}
          {failure !== null && <Notice tone="error">{failure}</Notice>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {common.cancel}
        </Button>
        <SubmitButton pending={pending} onClick={() => void submit()}>
          {words.save}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
