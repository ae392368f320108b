import { Salad } from 'lucide-react';
import { sortedRules } from '@bhoj/domain/menu/shape/food-list';
import { FoodChips } from '../../../blocks/food/food-pick.tsx';
import { rulesText } from '../../../blocks/food/asked-food.ts';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainCheckField } from '../../../ui/plain/check-field.tsx';
import { foodAskPart } from '../../../messages/shared/food-ask/en.ts';
import { foodPart } from '../../../messages/shared/food/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { FoodSheet } from '../context/catalog.ts';
import type { FoodChoice } from './food-choice.ts';
import styles from './food.module.css';

export interface FoodToolProps {
  readonly choice: FoodChoice;
  readonly sheet: FoodSheet;
  readonly onChange: (choice: FoodChoice) => void;
}

/** Shown where the rules leave no dish. */
export function ChangeFood({ onClick }: { readonly onClick: () => void }) {
  return (
    <PlainButton variant="outline" onClick={onClick}>
      {useWords(foodAskPart).change}
    </PlainButton>
  );
}

/** A chip with the guest's own food rules, which opens them. */
export function FoodTool({ choice, sheet: { isOpen, onOpen }, onChange }: FoodToolProps) {
  const food = useWords(foodPart);
  const ask = useWords(foodAskPart);
  const { rules, hides } = choice;
  const set = rulesText(food, rules);
  return (
    <>
      <button
        type="button"
        className={styles['tool']}
        data-set={set !== ''}
        aria-label={set === '' ? undefined : ask.titleWith(set)}
        onClick={() => onOpen(true)}
      >
        <Salad size={16} aria-hidden />
        <span>{set || ask.title}</span>
      </button>
      <BottomSheet
        open={isOpen}
        title={ask.title}
        closeLabel={ask.close}
        onClose={() => onOpen(false)}
        footer={
          <PlainButton wide onClick={() => onOpen(false)}>
            {ask.done}
          </PlainButton>
        }
      >
        <div className={styles['sheet']}>
          <p>{ask.hint}</p>
          <FoodChips value={rules} onChange={(next) => onChange({ ...choice, rules: sortedRules(next) })} />
          {rules.length > 0 && (
            <PlainCheckField
              label={ask.hide}
              checked={hides}
              onChange={(event) => onChange({ ...choice, hides: event.currentTarget.checked })}
            />
          )}
          <p>{ask.noPromise}</p>
        </div>
      </BottomSheet>
    </>
  );
}
