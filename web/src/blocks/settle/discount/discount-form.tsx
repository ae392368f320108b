import { useState } from 'react';
import { DISCOUNT_KINDS, isWithinKind } from '@bhoj/domain/billing/shape/discount-kind';
import type { DiscountKind } from '@bhoj/domain/billing/shape/discount-kind';
import type { Discount } from '@bhoj/domain/billing/shape/discount.schema';
import { ZERO } from '@bhoj/domain/money/money';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import type { Words } from '../../../words/part.ts';
import { useWords } from '../../../words/use-words.ts';
import { typedPaise } from '../state/tender.ts';
import { CategoryChoice } from '../../categories/category-choice.tsx';
import type { ChosenCategory } from '../../categories/category-choice.tsx';
import { reasonIn, ReasonField } from './reason-field.tsx';
import { TextField, ToggleGroup } from '../../../ui/shared/kit/controls.tsx';
import { RareSheet } from '../rare/rare-sheet.tsx';
import type { RareSheetProps } from '../rare/rare-sheet.tsx';
import styles from '../settle-parts.module.css';

type Coverage = Discount['covers'] | 'categories';
const COVERAGE: readonly Coverage[] = ['everything', 'food', 'categories'];

export interface WantedDiscount {
  readonly kind: DiscountKind;
  /** Basis points, or paise. */
  readonly value: number;
  readonly reason: string;
  readonly covers: Discount['covers'];
  /** The categories of the discount; missing for all. */
  readonly categoryIds?: string[];
}

/**
 * Returns paise for an amount, or basis points for a percentage; both are hundredths of the typed number. Null when it
 * is neither.
 */
function valueOf(kind: DiscountKind, typed: string): number | null {
  const value = typedPaise(typed.replace('%', ''), ZERO);
  return value === null || value <= 0 || !isWithinKind({ kind, value }) ? null : value;
}

export interface DiscountFormProps extends Pick<
  RareSheetProps,
  'pending' | 'failure' | 'ask' | 'onClose' | 'children'
> {
  /** The discount to change; null for a new one. */
  readonly before: Discount | null;
  readonly onSave: (wanted: WantedDiscount) => void;
}

/** Returns the label of the field and the sentence for a wrong value, by kind. */
const fieldOf = (
  settling: Words<'settling'>,
): Readonly<Record<DiscountKind, { readonly label: string; readonly fault: string }>> => ({
  percent: { label: settling.discountPercent, fault: settling.percentFault },
  amount: { label: settling.discountAmount, fault: settling.discountFault },
});

const coverageOf = (before: Discount | null): Coverage =>
  before?.categories === undefined ? (before?.covers ?? 'everything') : 'categories';

/** Asks for a discount and its reason; to change a discount, it starts with its values. */
export function DiscountForm({ before, onSave, children, ...form }: DiscountFormProps) {
  const settling = useWords(settlingPart);

  const [kind, setKind] = useState<DiscountKind>(before?.kind ?? 'percent');
  const [covers, setCovers] = useState(() => coverageOf(before));
  const [categories, setCategories] = useState<ChosenCategory[]>([...(before?.categories ?? [])]);
  const [typed, setTyped] = useState(before === null ? '' : String(before.value / 100));
  const [reason, setReason] = useState(before?.reason ?? '');
  const [isTried, setTried] = useState(false);
  const value = valueOf(kind, typed);
  const why = reasonIn(reason);
  const lacksCategory = covers === 'categories' && categories.length === 0;
  const { label, fault } = fieldOf(settling)[kind];
  const missingIn = (): string | null => {
    if (typed.trim() === '') return fault;
    if (lacksCategory) return settling.categoriesFault;
    return why === null ? settling.reasonFault : null;
  };
  const save = () => {
    setTried(true);
    if (value === null || why === null) return;
    const on =
      covers === 'categories'
        ? { covers: 'everything' as const, categoryIds: categories.map(({ id }) => id) }
        : { covers };
    onSave({ kind, value, ...on, reason: why });
  };
  return (
    <RareSheet
      {...form}
      title={settling.discount}
      missing={missingIn()}
      go={settling.saveDiscount}
      cancel={settling.cancel}
      onGo={save}
    >
      {children}
      <div className={styles['pair']}>
        <ToggleGroup
          label={settling.discountKind}
          value={kind}
          options={DISCOUNT_KINDS.map((known) => ({ value: known, text: settling.kinds[known] }))}
          onChange={setKind}
        />
        <TextField
          label={label}
          value={typed}
          fault={isTried && typed.trim() !== '' && value === null ? fault : null}
          inputMode="decimal"
          maxLength={10}
          onChange={setTyped}
        />
      </div>
      <ToggleGroup
        wide
        label={settling.covers}
        value={covers}
        options={COVERAGE.map((known) => ({ value: known, text: settling.coverage[known] }))}
        onChange={setCovers}
      />
      {covers === 'food' && <small className={styles['quiet']}>{settling.foodHint}</small>}
      {covers === 'categories' && (
        <CategoryChoice
          value={categories}
          onChange={setCategories}
          words={{
            label: settling.categories,
            loading: settling.categoriesLoading,
            failed: settling.categoriesFailed,
          }}
          fault={null}
        />
      )}
      <ReasonField typed={reason} offered={settling.reasons} onType={setReason} />
    </RareSheet>
  );
}
