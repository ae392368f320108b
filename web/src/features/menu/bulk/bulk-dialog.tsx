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
import type { BulkEdit } from '@bhoj/domain/menu/changes/bulk';
import { bulkListed } from '@bhoj/domain/menu/changes/bulk-list';
import { NO_PRICES } from '@bhoj/domain/menu/prices/list-prices';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import type { PriceList, Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { ListAmounts, Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { useMenuReasons } from '../../../blocks/menu-reasons/use-menu-reasons.ts';
import { menuBulkPart } from '../../../messages/owner/menu-bulk/en.ts';
import { menuPart, taxClassPart } from '../../../messages/owner/menu/en.ts';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import type { Words } from '../../../words/part.ts';
import type { Change } from '../saving/menu-model.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useKeptChange } from '../changes/use-kept-change.ts';
import { failureWords } from '../saving/failure-words.ts';
import type { Refused } from '../saving/failure-words.ts';
import type { SaveMenu } from '../saving/use-save-menu.ts';
import { BulkForm } from './bulk-form.tsx';
import { editOf, listRows, previewRows } from './bulk-model.ts';
import type { BulkValues, Preview } from './bulk-model.ts';
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
  listId: '',
});

/** Changes the chosen dishes at once: choose them, enter the change, compare old and new, save. */
export function BulkDialog(props: BulkDialogProps) {
  return props.menu.priceLists === undefined ? (
    <Bulk {...props} prices={NO_PRICES} />
  ) : (
    <BulkWithLists {...props} />
  );
}

/** Until the lists are loaded, only the menu's own prices can be chosen. */
function BulkWithLists(props: BulkDialogProps) {
  const live = useLiveDoc(menuPrices, { restaurantId: useRestaurantId() });
  return <Bulk {...props} prices={live.state === 'ready' ? live.value : NO_PRICES} />;
}

interface BulkOf extends Pick<BulkDialogProps, 'menu'> {
  readonly prices: Prices;
  readonly chosen: ReadonlySet<string>;
  readonly edit: BulkEdit;
  readonly list: PriceList | null;
}

/** A change of the chosen dishes, before it is saved. */
interface Planned extends Preview {
  readonly change: Change;
  readonly title: string;
  /** The prices on a list that it sets. */
  readonly prices?: ListAmounts;
}

function planned(
  { menu, prices, chosen, edit, list }: BulkOf,
  words: Words<'menuBulk'>,
  taxClasses: Words<'taxClassWords'>,
): Planned {
  if (edit.what === 'price' && list !== null) {
    const result = bulkListed(menu, prices, chosen, { list, change: edit.change });
    const amounts = Object.fromEntries(result.changes.map(({ key, after }) => [key, after]));
    return {
      rows: listRows(result, words),
      refused: result.refused,
      change: (content) => content,
      title: words.titleOf(list.name),
      prices: { was: prices.version, amounts: { [list.id]: amounts } },
    };
  }
  const result = bulkEdited(menu, chosen, edit);
  return {
    rows: previewRows(result, edit.what, { allDay: words.allDay, taxClasses }),
    refused: result.refused,
    change: (content) => bulkEdited(content, chosen, edit).content,
    title: words.titles[edit.what],
  };
}

function Bulk({ menu, stations, save, onClose, prices }: BulkDialogProps & Pick<BulkOf, 'prices'>) {
  const words = useWords(menuBulkPart);
  const menuWords = useWords(menuPart);
  const taxClasses = useWords(taxClassPart);
  const reasonSentences = useMenuReasons();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const isOnline = useOnline();
  const [isChoosing, setChoosing] = useState(true);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [values, setValues] = useState(() => valuesFor(stations));
  const { pending: isPending, failure, run, clear } = useOneAtATime<Refused>();
  const keep = useKeptChange(save);
  const edit = useMemo(() => editOf(values), [values]);
  const list = prices.lists.find(({ id }) => id === values.listId) ?? null;
  const plan = useMemo(
    () =>
      isChoosing || edit === null ? null : planned({ menu, prices, chosen, edit, list }, words, taxClasses),
    [isChoosing, edit, menu, prices, chosen, list, words, taxClasses],
  );
  const count = plan?.rows.length ?? 0;
  const leave = () => {
    if (!isPending) onClose();
  };
  const confirm = async () => {
    if (plan === null) return;
    const { title, prices: ofList } = plan;
    const kept = { kind: 'bulk', title, costs: {}, ...(ofList && { prices: ofList }) } as const;
    const saved = await run(() => keep(plan.change, kept, words.done(count)));
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
            <BulkForm {...{ values, stations }} lists={prices.lists} onChange={setValues} />
          )}
          {plan !== null && <BulkPreview rows={plan.rows} refused={plan.refused} />}
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
