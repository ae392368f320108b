import { Salad } from 'lucide-react';
import { useState } from 'react';
import { sortedRules } from '@bhoj/domain/menu/food-list';
import { FoodChips } from '../../../blocks/food/food-pick.tsx';
import { rulesText } from '../../../blocks/food/asked-food.ts';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainCheckField } from '../../../ui/plain/check-field.tsx';
import { foodAskPart } from '../../../words/shared/food-ask.ts';
import { foodPart } from '../../../words/shared/food.ts';
import { useWords } from '../../../words/use-words.ts';
import type { FoodChoice } from './food-choice.ts';
import styles from './food.module.css';

export interface FoodToolProps {
  readonly choice: FoodChoice;
  readonly onChange: (choice: FoodChoice) => void;
}

/** Opens the guest's own food rules. */
export function FoodTool({ choice, onChange }: FoodToolProps) {
  const food = useWords(foodPart);
  const ask = useWords(foodAskPart);
  const [isOpen, setOpen] = useState(false);
  const { rules, hides } = choice;
  const label = rules.length === 0 ? ask.title : ask.titleWith(rulesText(food, rules));
  return (
    <>
      <button
        type="button"
        className={styles['tool']}
        data-set={rules.length > 0}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Salad size={20} aria-hidden />
        <span aria-hidden>{ask.title}</span>
      </button>
      <BottomSheet
        open={isOpen}
        title={ask.title}
        closeLabel={ask.close}
        onClose={() => setOpen(false)}
        footer={
          <PlainButton wide onClick={() => setOpen(false)}>
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
