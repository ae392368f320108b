import Button from '@mui/material/Button';
import { CategoriesSource } from '../../../blocks/categories/categories-source.ts';
import { useMenuCategories } from '../../../firebase/menu-categories.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { saveDiscountCode } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { DISCOUNT_KINDS, MAY_BE_CAPPED } from '@bhoj/domain/billing/shape/discount-kind';
import type { DiscountKind } from '@bhoj/domain/billing/shape/discount-kind';
import { CategoryChoice } from '../../../blocks/categories/category-choice.tsx';
import { muiFields } from '../../../ui/mui/mui-fields.tsx';
import { KitFieldsContext } from '../../../ui/shared/kit/kit.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { OptionalDayField } from '../../../ui/dates/day-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { discountCodesPart } from '../../../messages/owner/discount-codes/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FieldPair } from '../form/field-pair.tsx';
import { readCode } from './code-model.ts';
import type { CodeField, TypedCode } from './code-model.ts';

export interface CodeFormProps {
  readonly first: TypedCode;
  /** True for a code that is stored already: its name stays. */
  readonly isKnown: boolean;
  /** Opens the code of this name, which is there already. */
  readonly onExisting: (code: string) => void;
  readonly onDone: () => void;
}

const COVERAGE = ['everything', 'food', 'categories'] as const;

type Field = Exclude<CodeField, 'until' | 'categories'>;

/** Asks for a discount code and its terms. */
export function CodeForm({ first, isKnown, onExisting, onDone }: CodeFormProps) {
  const words = useWords(discountCodesPart);
  const reasons = useWords(reasonsPart);

  const labels: Readonly<Record<DiscountKind, string>> = { percent: words.percent, amount: words.amount };
  const [typed, setTyped] = useState(first);
  const [isTried, setTried] = useState(false);
  const save = useAttempt(saveDiscountCode);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const read = readCode(typed);
  const saved = 'saved' in read ? read.saved : null;
  const isWrong = (name: CodeField) => isTried && 'wrong' in read && read.wrong.has(name);
  const faultOf = (name: Field) => words.faults[name === 'value' ? typed.kind : name];
  const set = (says: Partial<TypedCode>) => setTyped({ ...typed, ...says });
  const field = (name: Field, label: string, hint?: string) => (
    <TextField
      label={label}
      value={typed[name]}
      error={isWrong(name)}
      helperText={isWrong(name) ? faultOf(name) : hint}
      disabled={name === 'code' && isKnown}
      onChange={({ target }) => set({ [name]: target.value })}
      slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 60 } }}
      fullWidth
    />
  );
  const submit = async () => {
    setTried(true);
    if (saved !== null && (await run(() => save({ ...saved, isNew: !isKnown }))) !== null) onDone();
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
        {field('code', words.code, words.codeHint)}
        {field('note', words.note)}
      </FieldPair>
      <FieldPair>
        <TextField
          select
          fullWidth
          label={words.kind}
          value={typed.kind}
          onChange={({ target }) =>
            set({ kind: DISCOUNT_KINDS.find((known) => known === target.value) ?? 'percent' })
          }
        >
          {DISCOUNT_KINDS.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {words.kinds[kind]}
            </MenuItem>
          ))}
        </TextField>
        {field('value', labels[typed.kind])}
      </FieldPair>
      <FieldPair>
        <TextField
          select
          fullWidth
          label={words.covers}
          value={typed.covers}
          onChange={({ target }) =>
            set({ covers: COVERAGE.find((known) => known === target.value) ?? 'everything' })
          }
        >
          {COVERAGE.map((covers) => (
            <MenuItem key={covers} value={covers}>
              {words.coverage[covers]}
            </MenuItem>
          ))}
        </TextField>
        {MAY_BE_CAPPED[typed.kind] ? field('cap', words.cap, words.capHint) : null}
      </FieldPair>
      {typed.covers === 'categories' && (
        <CategoriesSource value={useMenuCategories}>
          <KitFieldsContext value={muiFields}>
            <CategoryChoice
              value={typed.categories}
              onChange={(categories) => set({ categories })}
              words={{ label: words.categories, loading: words.menuLoading, failed: words.menuFailed }}
              fault={isWrong('categories') ? words.categoriesFault : null}
            />
          </KitFieldsContext>
        </CategoriesSource>
      )}
      <FieldPair>
        <OptionalDayField label={words.fromField} value={typed.from} onChange={(from) => set({ from })} />
        <OptionalDayField
          label={words.untilField}
          hint={words.untilHint}
          fault={isWrong('until') ? words.faults.until : null}
          value={typed.until}
          onChange={(until) => set({ until })}
        />
      </FieldPair>
      {field('minimum', words.minimumField)}
      <FieldPair>
        {field('maxUses', words.maxUses, words.capHint)}
        {field('perOrder', words.perOrder, words.perOrderHint)}
      </FieldPair>
      <FormControlLabel
        control={<Switch checked={typed.active} />}
        label={words.active}
        onChange={() => set({ active: !typed.active })}
      />
      {failure !== null && (
        <Notice
          tone="error"
          {...(failure.reason === 'code-exists' &&
            saved !== null && {
              action: <Button onClick={() => onExisting(saved.code)}>{words.changeThat}</Button>,
            })}
        >
          {reasons[failure.reason]}
        </Notice>
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        <SubmitButton pending={pending}>{words.save}</SubmitButton>
        <Button disabled={pending} onClick={onDone}>
          {words.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
