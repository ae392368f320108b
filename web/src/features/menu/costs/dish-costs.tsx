import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { costKeysOf } from '@bhoj/domain/menu/dish/costs';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { saveCosts } from '@bhoj/domain/menu/dish/costs.contract';
import type { Costs } from '@bhoj/domain/menu/shape/costs.schema';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { CallFailure, useCall } from '../../../firebase/call.ts';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { useMenuReasons } from '../../../blocks/menu-reasons/use-menu-reasons.ts';
import { dishCostFaultsPart, dishCostsPart } from '../../../messages/owner/dish-costs/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { costFormSchema, costsTyped, costValuesOf } from './cost-form.ts';
import type { CostEntry, CostValues } from './cost-form.ts';

function CostForm({ item, known }: { readonly item: MenuItem; readonly known: Costs['costs'] }) {
  const words = useWords(dishCostsPart);
  const faults = useWords(dishCostFaultsPart);
  const reasonSentences = useMenuReasons();
  const toast = useToast();
  const send = useCall(saveCosts);
  const [fault, setFault] = useState<string | null>(null);
  const { control, formState, handleSubmit, reset } = useForm<CostValues, unknown, CostEntry>({
    resolver: sentenceResolver(costFormSchema, faults),
    defaultValues: costValuesOf(item, known),
  });
  const submit = handleSubmit(async (entry) => {
    setFault(null);
    try {
      await send({ costs: costsTyped(item, entry) });
      reset(undefined, { keepValues: true });
      toast({ message: words.saved(item.name) });
    } catch (cause) {
      setFault(reasonSentences[cause instanceof CallFailure ? cause.reason : 'unexpected']);
    }
  });
  return (
    <Stack component="form" noValidate sx={{ gap: 2 }} onSubmit={(event) => void submit(event)}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {(item.variants.length === 0 ? [null] : item.variants).map((size, i) => (
          <FormTextField
            key={size?.id ?? item.id}
            control={control}
            name={`costs.${i}`}
            label={size === null ? words.cost : words.costOf(size.name)}
            inputMode="decimal"
            startAdornment="₹"
          />
        ))}
      </Box>
      {fault !== null && <Notice tone="error">{fault}</Notice>}
      <Box>
        <SubmitButton
          variant="outlined"
          pending={formState.isSubmitting}
          pendingLabel={words.saving}
          disabled={!formState.isDirty}
        >
          {words.save}
        </SubmitButton>
      </Box>
    </Stack>
  );
}

/** Shows the cost of a dish by its recipe. It counts instead of the typed cost, until somebody deletes the recipe. */
function ByRecipe({ item, fromRecipe }: { readonly item: MenuItem; readonly fromRecipe: Costs['costs'] }) {
  const words = useWords(dishCostsPart);
  const said = costKeysOf(item).flatMap((key, i) => {
    const cost = fromRecipe[key];
    if (cost === undefined) return [];
    const size = item.variants[i];
    return [size === undefined ? formatPlain(cost) : `${size.name} ${formatPlain(cost)}`];
  });
  return said.length === 0 ? null : <Notice tone="info">{words.byRecipe(said.join(', '))}</Notice>;
}

/**
 * The cost of one portion of a stored dish, in each of its sizes. It is stored apart from the menu, because guests read
 * the menu.
 */
export function DishCosts({ item }: { readonly item: MenuItem }) {
  const words = useWords(dishCostsPart);
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(menuCosts, { restaurantId });
  return (
    <Stack component="section" aria-labelledby="dish-costs" sx={{ gap: 1.5, mt: 3 }}>
      <Typography id="dish-costs" component="h3" variant="subtitle1">
        {words.title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {words.hint}
      </Typography>
      <Gate live={live} skeleton={<Skeleton height={56} />} missing={<CostForm item={item} known={{}} />}>
        {({ costs, fromRecipe = {} }) => (
          <>
            <ByRecipe item={item} fromRecipe={fromRecipe} />
            <CostForm item={item} known={costs} />
          </>
        )}
      </Gate>
    </Stack>
  );
}
