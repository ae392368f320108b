import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Paise } from '@bhoj/domain/money/money';
import { readLines, typedLines } from '@bhoj/domain/stock/recipes/typed-recipe';
import type { TypedLine } from '@bhoj/domain/stock/recipes/typed-recipe';
import type { PortionUses } from '@bhoj/domain/stock/shape/recipes.schema';
import { recipeFormPart } from '../../messages/owner/stock-recipes/en.ts';
import { ConfirmDialog } from '../../ui/mui/confirm-dialog.tsx';
import { SubmitButton } from '../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useToast } from '../../ui/shared/toast.ts';
import { useWords } from '../../words/use-words.ts';
import { CostLine } from './cost-line.tsx';
import type { Kitchen } from './kitchen.ts';
import { EMPTY_LINE, LineFields } from './line-fields.tsx';
import { useRecipeAct } from './use-recipe-act.ts';

export interface PortionFormProps {
  readonly kitchen: Kitchen;
  /** The key of the recipe. */
  readonly recipeKey: string;
  readonly name: string;
  /** The recipe to begin with, where the stored one has nothing yet. */
  readonly begin?: PortionUses | undefined;
  readonly pricePaise: Paise | null;
  /** True of an add-on. */
  readonly mayGiveBack?: boolean;
  readonly onSaved?: () => void;
}

const countIn = (text: string): number | null =>
  /^[1-9]\d{0,2}$|^1000$/.test(text.trim()) ? Number(text) : null;

/** The recipe of one portion of a dish, a size or an add-on. */
export function PortionForm(props: PortionFormProps) {
  const { recipeKey, name, pricePaise, mayGiveBack = false, begin, onSaved = () => undefined } = props;
  const words = useWords(recipeFormPart);
  const common = useWords(commonPart);
  const toast = useToast();
  // A colleague's save does not change the typed values.
  const [kitchen] = useState(props.kitchen);
  const [begun, setBegun] = useState(kitchen.recipes);
  const stored = begun.portions[recipeKey];
  const [lines, setLines] = useState<readonly TypedLine[]>(() => {
    const known = stored ?? begin ?? [];
    return known.length === 0 ? [EMPTY_LINE] : typedLines(known, kitchen.items);
  });
  const [portions, setPortions] = useState('1');
  const [isTried, setTried] = useState(false);
  const [isDropping, setDropping] = useState(false);
  const count = countIn(portions);
  const read = readLines(lines, kitchen.items, { portions: count ?? 1, mayGiveBack });
  const { pending, failure, send } = useRecipeAct(
    begun,
    (line) => kitchen.items.get(lines[line]?.itemId ?? '')?.name ?? words.ingredient(line + 1),
  );
  const submit = async () => {
    setTried(true);
    if ('faults' in read || count === null || read.uses.length === 0) return;
    const uses = [...read.uses];
    const version = await send({ portions: { [recipeKey]: uses } });
    if (version === null) return;
    setBegun({ ...begun, version, portions: { ...begun.portions, [recipeKey]: uses } });
    toast({ message: words.saved(name) });
    onSaved();
  };
  const drop = async () => {
    setDropping(false);
    const version = await send({ portions: { [recipeKey]: null } });
    if (version === null) return;
    const { [recipeKey]: _, ...portions } = begun.portions;
    setBegun({ ...begun, version, portions });
    toast({ message: words.dropped(name) });
    onSaved();
  };
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {mayGiveBack && (
        <Typography variant="body2" color="text.secondary">
          {words.givesBack}
        </Typography>
      )}
      <LineFields
        lines={lines}
        items={kitchen.items}
        faults={isTried && 'faults' in read ? read.faults : []}
        onLines={setLines}
      />
      {!mayGiveBack && (
        <TextField
          label={words.portions}
          value={portions}
          onChange={({ target }) => setPortions(target.value)}
          error={isTried && count === null}
          helperText={isTried && count === null ? words.portionsFault : undefined}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ maxWidth: 320 }}
        />
      )}
      {'uses' in read && read.uses.length > 0 && (
        <CostLine kitchen={kitchen} uses={[...read.uses]} pricePaise={pricePaise} />
      )}
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton variant="outlined" pending={pending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
        {stored !== undefined && (
          <Button
            color="error"
            startIcon={<Trash2 aria-hidden />}
            disabled={pending}
            onClick={() => setDropping(true)}
          >
            {words.drop}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={isDropping}
        title={words.dropTitle(name)}
        text={words.dropText}
        confirmLabel={words.drop}
        cancelLabel={common.cancel}
        onConfirm={() => void drop()}
        onClose={() => setDropping(false)}
      />
    </Stack>
  );
}
