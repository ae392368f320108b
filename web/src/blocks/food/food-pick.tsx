import { useState } from 'react';
import { judgeFood } from '@bhoj/domain/menu/dish/food-rules';
import type { Beside, FoodFacts } from '@bhoj/domain/menu/dish/food-rules';
import { FOOD_RULES } from '@bhoj/domain/menu/shape/food-list';
import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import { Chip } from '../../ui/plain/chip.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { foodAskPart } from '../../messages/shared/food-ask/en.ts';
import { foodPart } from '../../messages/shared/food/en.ts';
import { useWords } from '../../words/use-words.ts';
import { openText, rulesText } from './asked-food.ts';
import styles from './food-pick.module.css';

interface FoodChipsProps {
  readonly value: readonly FoodRule[];
  readonly onChange: (rules: readonly FoodRule[]) => void;
}

/** The food rules, each to switch on and off. */
export function FoodChips({ value, onChange }: FoodChipsProps) {
  const food = useWords(foodPart);
  const ask = useWords(foodAskPart);
  return (
    <div role="group" aria-label={ask.title} className={styles['chips']}>
      {FOOD_RULES.map((rule) => (
        <Chip
          key={rule}
          selected={value.includes(rule)}
          onClick={() =>
            onChange(value.includes(rule) ? value.filter((other) => other !== rule) : [...value, rule])
          }
        >
          {food.rules[rule]}
        </Chip>
      ))}
    </div>
  );
}

interface FoodVerdictProps {
  readonly dish: FoodFacts;
  readonly addOns?: readonly Beside[];
  readonly rules: readonly FoodRule[];
}

/** Warns where a dish may not suit a person with these rules; otherwise shows nothing. */
export function FoodWarning({ dish, addOns, rules }: FoodVerdictProps) {
  const food = useWords(foodPart);
  const ask = useWords(foodAskPart);
  const verdict = judgeFood(dish, rules, addOns);
  if (verdict.answer === 'fits') return null;
  return (
    <PlainNotice
      tone={verdict.answer === 'on-request' ? 'info' : 'warning'}
      title={ask.verdicts[verdict.answer]}
    >
      {openText(food, ask, verdict)}
    </PlainNotice>
  );
}

/** The person's food rules for this plate, folded at first, and the dish's answers. */
export function FoodPick({ value, onChange, ...dish }: FoodChipsProps & Omit<FoodVerdictProps, 'rules'>) {
  const food = useWords(foodPart);
  const ask = useWords(foodAskPart);
  const [isOpen, setOpen] = useState(value.length > 0);
  return (
    <div className={styles['pick']}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{value.length === 0 ? ask.title : ask.titleWith(rulesText(food, value))}</summary>
        <FoodChips value={value} onChange={onChange} />
      </details>
      <FoodWarning {...dish} rules={value} />
    </div>
  );
}
