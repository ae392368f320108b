import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { costKeysOf } from '@bhoj/domain/menu/dish/costs';
import type { Category, Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import { useMay } from '../../../firebase/rights.ts';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { useMenuReasons } from '../../../blocks/menu-reasons/use-menu-reasons.ts';
import { menuFaultsPart, menuPart } from '../../../messages/owner/menu/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { choosable } from './combo-form.ts';
import type { DishControl } from './dish-control.ts';
import { DishFields } from './dish-fields.tsx';
import { NameDoubts } from './name-doubts.tsx';
import { dishFormSchemaFor, dishOf, valuesOf } from './dish-form.ts';
import type { DishEntry, DishValues } from './dish-form.ts';
import { dishAmounts } from '../prices/dish-prices-model.ts';
import type { DishPrices } from '../prices/dish-prices-model.ts';
import { failureWords } from '../saving/failure-words.ts';
import { categoryNamed, withDish } from '../saving/menu-model.ts';
import type { SaveMenu } from '../saving/use-save-menu.ts';

const RecipeOfDish = lazyPart(() =>
  import('../../../joint/recipes/recipe-of-dish.tsx').then((m) => m.RecipeOfDish),
);
const DishCosts = lazyPart(() => import('../costs/dish-costs.tsx').then((m) => m.DishCosts));
const DishPricesFields = lazyPart(() => import('../prices/dish-prices.tsx').then((m) => m.DishPricesFields));

export interface DishDialogProps {
  readonly menu: Menu;
  /** Null for a new dish. */
  readonly item: MenuItem | null;
  /** The suggested category of a new dish. */
  readonly category: Category | null;
  readonly stations: readonly string[];
  readonly save: SaveMenu;
  readonly onSaved: (item: MenuItem) => void;
  readonly onDelete: (item: MenuItem) => void;
  readonly onClose: () => void;
}

/** The form's changes apply to the menu as it was when the form opened; other people's changes since then are kept. */
function useDishForm({ menu, item, category, stations, save, onSaved }: DishDialogProps) {
  const menuFaults = useWords(menuFaultsPart);
  const words = useWords(menuPart);
  const reasonSentences = useMenuReasons();

  const [begun] = useState(menu);
  const [id] = useState(() => item?.id ?? newId());
  const [fault, setFault] = useState<string | null>(null);
  const [prices, setPrices] = useState<DishPrices | null>(null);
  const own = begun.categories.find((c) => c.id === item?.categoryId) ?? category;
  const form = useForm<DishValues, unknown, DishEntry>({
    resolver: sentenceResolver(dishFormSchemaFor(item, begun.items, begun.addOnGroups), menuFaults),
    defaultValues: valuesOf(item, own?.name ?? '', stations),
  });
  const submit = form.handleSubmit(async (entry) => {
    setFault(null);
    const into = categoryNamed(begun.categories, entry.category, newId);
    const dish = dishOf(entry, { id, categoryId: into.id });
    const amounts = dishAmounts(prices, dish);
    if (amounts === null) return setFault(words.listPriceWrong);
    const outcome = await save(withDish(dish, into), begun, undefined, amounts);
    if (outcome.saved) onSaved(outcome.after.items.find((saved) => saved.id === id) ?? dish);
    else setFault(failureWords(words, reasonSentences, outcome.reason));
  });
  return { form, fault, submit, id, prices, setPrices };
}

/** Asks about the typed names that have two readings. */
function DishDoubts({ control, item }: { readonly control: DishControl; readonly item: MenuItem | null }) {
  const [name, otherNames, variants, taxClass] = useWatch({
    control,
    name: ['name', 'otherNames', 'variants', 'taxClass'],
  });
  const of = (thing: { name: string; otherNames: Readonly<Record<string, string>> }) => [
    thing.name,
    ...Object.values(thing.otherNames),
  ];
  return (
    <NameDoubts
      names={[{ name, otherNames }, ...variants].flatMap(of)}
      stored={item === null ? [] : [item, ...item.variants].flatMap(of)}
      bearsFoodTax={taxClass !== 'liquor'}
    />
  );
}

export function DishDialog(props: DishDialogProps) {
  const common = useWords(commonPart);
  const words = useWords(menuPart);

  const { menu, item, stations, onDelete, onClose } = props;
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const may = useMay();
  const { form, fault, submit, id, prices, setPrices } = useDishForm(props);
  const [isDiscarding, setDiscarding] = useState(false);
  const [isPhotoOnItsWay, setPhotoOnItsWay] = useState(false);
  const { isSubmitting, isDirty } = form.formState;
  const leave = () => {
    if (isSubmitting) return;
    if (isDirty || prices !== null) setDiscarding(true);
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
          <DishFields
            control={form.control}
            categories={menu.categories.map(({ name }) => name)}
            stations={[...new Set([...stations, ...(item === null ? [] : [item.station])])]}
            groups={menu.addOnGroups}
            dishes={choosable(menu.items, menu.addOnGroups)}
            isWorking={isPhotoOnItsWay}
            onWorking={setPhotoOnItsWay}
          />
          {menu.priceLists !== undefined && (
            <DishPricesFields
              itemId={id}
              control={form.control}
              groups={menu.addOnGroups}
              prices={prices}
              onChange={setPrices}
            />
          )}
        </Stack>
        {item !== null && costKeysOf(item).length > 0 && <DishCosts item={item} />}
        {item !== null && item.combo === undefined && costKeysOf(item).length > 0 && may('stock') && (
          <RecipeOfDish item={item} />
        )}
      </DialogContent>
      {/* Shown beside the pressed button, because the form above may be scrolled out of view. */}
      <DishDoubts control={form.control} item={item} />
      {fault !== null && <Notice tone="error">{fault}</Notice>}
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
        <SubmitButton
          form="dish-form"
          pending={isSubmitting}
          pendingLabel={words.saving}
          disabled={isPhotoOnItsWay}
        >
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
