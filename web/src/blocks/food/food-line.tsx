import { useState } from 'react';
import type { AddOnGroup, Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { PlainButton } from '../../ui/plain/button.tsx';
import { foodAskPart } from '../../messages/shared/food-ask/en.ts';
import { foodPart } from '../../messages/shared/food/en.ts';
import { useWords } from '../../words/use-words.ts';
import { rulesText } from './asked-food.ts';
import { FoodChips, FoodWarning } from './food-pick.tsx';
import styles from './food-pick.module.css';

export interface FoodLineProps {
  readonly menu: Menu;
  readonly selection: Selection;
  readonly isLocked?: boolean;
  readonly onChange: (rules: readonly FoodRule[]) => void;
}

/** Returns the add-ons of a selection from the current menu. */
const addOnsIn = (menu: Menu, { addOnIds }: Selection): AddOnGroup['options'] =>
  addOnIds.flatMap(({ groupId, optionId }) => {
    const group = menu.addOnGroups.find(({ id }) => id === groupId);
    return group?.options.find(({ id }) => id === optionId) ?? [];
  });

/**
 * The food rules of one entry of a cart. They are part of an entry's key, so they are saved together at the end, not at
 * each tap.
 */
export function FoodLine({ menu, selection, isLocked = false, onChange }: FoodLineProps) {
  const food = useWords(foodPart);
  const ask = useWords(foodAskPart);
  const [draft, setDraft] = useState<readonly FoodRule[] | null>(null);
  const dish = menu.items.find(({ id }) => id === selection.itemId);
  if (dish === undefined) return null;
  const rules = draft ?? selection.food ?? [];
  return (
    <div className={styles['line']}>
      {draft === null ? (
        <PlainButton variant="quiet" disabled={isLocked} onClick={() => setDraft(rules)}>
          {rules.length === 0 ? ask.title : ask.titleWith(rulesText(food, rules))}
        </PlainButton>
      ) : (
        <FoodChips value={draft} onChange={setDraft} />
      )}
      <FoodWarning dish={dish} addOns={addOnsIn(menu, selection)} rules={rules} />
      {draft !== null && (
        <PlainButton
          variant="outline"
          onClick={() => {
            setDraft(null);
            onChange(draft);
          }}
        >
          {ask.done}
        </PlainButton>
      )}
    </div>
  );
}
