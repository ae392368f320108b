import { useState } from 'react';
import type { AddOnGroup, Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { PlainButton } from '../../ui/plain/button.tsx';
import { foodAskPart } from '../../words/shared/food-ask.ts';
import { foodPart } from '../../words/shared/food.ts';
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

/** The add-ons of a selection, as the menu has them now. */
const addOnsIn = (menu: Menu, { addOnIds }: Selection): AddOnGroup['options'] =>
  addOnIds.flatMap(({ groupId, optionId }) => {
    const group = menu.addOnGroups.find(({ id }) => id === groupId);
    return group?.options.find(({ id }) => id === optionId) ?? [];
  });

/**
 * What the person asks of one entry of a cart. The rules are part of an entry's key, so they are saved together at the
 * end, not at each tap.
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
