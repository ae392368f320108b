import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { formatPlain, formatShare } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import { scaled } from '@bhoj/domain/money/scaled';
import { dearItems } from '@bhoj/domain/stock/recipes/dear-items';
import type { DearItem } from '@bhoj/domain/stock/recipes/dear-items';
import type { StockItem, StockItems } from '@bhoj/domain/stock/shape/items.schema';
import { UNITS } from '@bhoj/domain/stock/shape/quantity';
import { typedIn } from '@bhoj/domain/stock/shape/quantity-text';
import { DAY, dateOf } from '@bhoj/domain/time/ist';
import { useLiveList } from '../../../firebase/live.ts';
import { whole } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { stockItemsPart } from '../../../messages/owner/stock-items/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useNow } from '../../../ui/shared/use-now.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSaveItems } from './use-save-items.ts';

const DAYS = 60;

const itemOf = (id: string, { name, category, unit, usual }: DearItem): StockItem => ({
  id,
  name,
  measure: UNITS[unit].measure,
  unit,
  packs: [],
  category,
  shelf: '',
  usual: { ...usual },
  active: true,
});

interface ListProps {
  readonly kept: StockItems;
  readonly bought: readonly Entry<Expense>[];
  readonly onClose: () => void;
}

function QuickList({ kept, bought, onClose }: ListProps) {
  const page = useWords(stockItemsPart);
  const words = page.quickForm;
  const common = useWords(commonPart);
  const toast = useToast();
  const [begun] = useState(kept);
  const { pending, failure, send } = useSaveItems(begun);
  const found = useMemo(
    () =>
      dearItems(
        bought.map(({ value }) => value),
        begun.items.map(({ name }) => name),
      ),
    [bought, begun],
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // A repeat after a lost answer saves the same items.
  const [ids] = useState(() => new Map<string, string>());
  const chosen = found.items.filter(({ name }) => !left.has(name));
  const submit = async () => {
    const items = chosen.map((item) => {
      const id = ids.get(item.name) ?? newId();
      ids.set(item.name, id);
      return itemOf(id, item);
    });
    if (!(await send({ items }))) return;
    toast({ message: words.saved(chosen.length) });
    onClose();
  };
  const priceOf = ({ unit, usual }: DearItem): string =>
    page.priceOf(formatPlain(paise(scaled(usual.paise, UNITS[unit].size, usual.quantity))), page.units[unit]);
  return (
    <>
      <DialogContent dividers>
        {found.items.length === 0 ? (
          <Typography>{words.none}</Typography>
        ) : (
          <Stack sx={{ gap: 1 }}>
            <DialogContentText>{words.about(DAYS)}</DialogContentText>
            {found.items.map((item) => (
              <FormControlLabel
                key={item.name}
                control={
                  <Checkbox
                    checked={!left.has(item.name)}
                    onChange={(_, isChosen) => {
                      const next = new Set(left);
                      if (isChosen) next.delete(item.name);
                      else next.add(item.name);
                      setLeft(next);
                    }}
                  />
                }
                label={
                  <Stack>
                    <span>{item.name}</span>
                    <Typography variant="body2" color="text.secondary">
                      {words.bought(
                        `${typedIn(item.bought, item.unit)} ${page.units[item.unit]}`,
                        priceOf(item),
                      )}
                    </Typography>
                  </Stack>
                }
              />
            ))}
            <Typography role="status">{words.covers(formatShare(found.partBp))}</Typography>
            {failure !== null && <Notice tone="error">{failure}</Notice>}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={pending}>
          {common.cancel}
        </Button>
        {chosen.length > 0 && (
          <SubmitButton pending={pending} onClick={() => void submit()}>
            {words.save(chosen.length)}
          </SubmitButton>
        )}
      </DialogActions>
    </>
  );
}

/** Makes items from the names in expenses: those on which most was spent. */
export function QuickDialog({ kept, onClose }: { readonly kept: StockItems; readonly onClose: () => void }) {
  const words = useWords(stockItemsPart).quickForm;
  const restaurantId = useRestaurantId();
  const now = useNow(60_000);
  const span = [dateOf(now - DAYS * DAY), dateOf(now + DAY)] as const;
  const live = whole(useLiveList(expenses, { restaurantId }, expenses.queries.ofDays(...span)));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="stock-quick">
      <DialogTitle id="stock-quick">{words.title}</DialogTitle>
      <Gate
        live={live}
        skeleton={
          <DialogContent>
            <SkeletonRows label={words.loading} rows={6} />
          </DialogContent>
        }
        words={{ failed: words.couldNotLoad }}
      >
        {(bought) => <QuickList {...{ kept, bought, onClose }} />}
      </Gate>
    </Dialog>
  );
}
