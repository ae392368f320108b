import Button from '@mui/material/Button';
import { CategoriesSource } from '../../../blocks/categories/categories-source.ts';
import { useMenuCategories } from '../../../firebase/menu-categories.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { saveOffer } from '@bhoj/domain/menu/offers/offer.contract';
import { OFFER_TYPES } from '@bhoj/domain/menu/offers/offer.schema';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import { CategoryChoice } from '../../../blocks/categories/category-choice.tsx';
import { muiFields } from '../../../ui/mui/mui-fields.tsx';
import { KitFieldsContext } from '../../../ui/shared/kit/kit.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { offersPart } from '../../../words/owner/offers.ts';
import { weekdaysPart } from '../../../words/shared/hours.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { FieldPair } from '../form/field-pair.tsx';
import { readOffer } from './offer-model.ts';
import { Several } from './several.tsx';
import type { OfferFault, TypedOffer } from './offer-model.ts';

export interface OfferFormProps {
  readonly first: TypedOffer;
  /** True for an offer that is stored already: it can be removed. */
  readonly isKnown: boolean;
  readonly onDone: () => void;
}

/** Asks for an offer by time. */
export function OfferForm({ first, isKnown, onDone }: OfferFormProps) {
  const words = useWords(offersPart);
  const weekdays = useWords(weekdaysPart);
  const reasons = useWords(reasonsPart);

  const [typed, setTyped] = useState(first);
  const [isTried, setTried] = useState(false);
  const save = useAttempt(saveOffer);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const read = readOffer(typed);
  const set = (says: Partial<TypedOffer>) => setTyped({ ...typed, ...says });
  const faultOf = (field: OfferFault): string | null =>
    isTried && 'faults' in read && read.faults.includes(field) ? words.faults[field] : null;
  const field = (
    name: 'name' | 'percent' | 'from' | 'to',
    { fault, hint, time = false }: { fault: OfferFault; hint?: string; time?: boolean },
  ) => (
    <TextField
      label={words[name]}
      value={typed[name]}
      type={time ? 'time' : 'text'}
      error={faultOf(fault) !== null}
      helperText={faultOf(fault) ?? hint}
      onChange={({ target }) => set({ [name]: target.value })}
      slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 40 }, inputLabel: { shrink: true } }}
      fullWidth
    />
  );
  const toggle = (name: 'liquor' | 'discounts' | 'active') => (
    <FormControlLabel
      control={<Switch checked={typed[name]} />}
      label={words[name]}
      onChange={() => set({ [name]: !typed[name] })}
    />
  );
  const submit = async () => {
    setTried(true);
    if (!('offer' in read)) return;
    const { offer } = read;
    if ((await run(() => save({ id: offer.id, offer }))) !== null) onDone();
  };
  const remove = async () => {
    if ((await run(() => save({ id: first.id, offer: null }))) !== null) onDone();
  };
  return (
    <Stack
      component="form"
      noValidate
      aria-label={words.title}
      sx={{ gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FieldPair>
        {field('name', { fault: 'name' })}
        {field('percent', { fault: 'percentBp', hint: words.percentHint })}
      </FieldPair>
      <Several
        label={words.days}
        all={WEEKDAYS}
        names={weekdays}
        value={typed.days}
        fault={faultOf('days')}
        onChange={(days) => set({ days })}
      />
      <FieldPair>
        {field('from', { fault: 'time', time: true })}
        {field('to', { fault: 'time', time: true, hint: words.toHint })}
      </FieldPair>
      <Several
        label={words.types}
        all={OFFER_TYPES}
        names={words.typeNames}
        value={typed.types}
        fault={faultOf('types')}
        onChange={(types) => set({ types })}
      />
      <TextField
        select
        fullWidth
        label={words.covers}
        value={typed.isOnSome ? 'categories' : 'all'}
        onChange={({ target }) => set({ isOnSome: target.value === 'categories' })}
      >
        {(['all', 'categories'] as const).map((covers) => (
          <MenuItem key={covers} value={covers}>
            {words.coverage[covers]}
          </MenuItem>
        ))}
      </TextField>
      {typed.isOnSome && (
        <CategoriesSource value={useMenuCategories}>
          <KitFieldsContext value={muiFields}>
            <CategoryChoice
              value={typed.categories}
              onChange={(categories) => set({ categories })}
              words={{ label: words.categories, loading: words.menuLoading, failed: words.menuFailed }}
              fault={faultOf('categories')}
            />
          </KitFieldsContext>
        </CategoriesSource>
      )}
      {toggle('liquor')}
      {typed.liquor && <FormHelperText>{words.liquorHint}</FormHelperText>}
      {toggle('discounts')}
      {toggle('active')}
      {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton pending={pending}>{words.save}</SubmitButton>
        <Button disabled={pending} onClick={onDone}>
          {words.cancel}
        </Button>
        {isKnown && (
          <Button color="error" disabled={pending} onClick={() => void remove()}>
            {words.remove}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
