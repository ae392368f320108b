import { aFixedSlot, aSlot, dishOf } from '@bhoj/domain/fixtures/menu';
import { paise } from '@bhoj/domain/money/money';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { Random } from '../../demo/random.ts';

const CHOICES = [
  { itemId: 'masala-dosa', variantId: null, quantity: 1, extraPaise: paise(0) },
  { itemId: 'dal-makhani', variantId: 'full', quantity: 1, extraPaise: paise(35_55) },
];

/** A combo at an odd price: a dosa, or dal for more, with two coffees and a free papad. */
export const COMBO: MenuItem = dishOf('Lunch combo', 199.99, {
  categoryId: 'all',
  combo: {
    slots: [
      aSlot({ id: 'main', name: 'Main', choices: CHOICES }),
      {
        ...aFixedSlot('filter-coffee'),
        choices: [{ itemId: 'filter-coffee', variantId: null, quantity: 2, extraPaise: paise(0) }],
      },
      aFixedSlot('papad'),
    ],
  },
});

/** The papad: free on the menu and by itself, so that a combo has a part without a share of its price. */
export const PAPAD: MenuItem = dishOf('Papad', 0, { categoryId: 'all' });

/** The number of parts of the combo. */
export const PARTS = COMBO.combo?.slots.length ?? 0;

/** Chooses in the combo, or leaves the choice to the server, as an older phone does. */
export function chosenParts(random: Random): Pick<Selection, 'parts'> {
  if (random.chance(0.3)) return {};
  const { itemId, variantId } = random.pick(CHOICES);
  return {
    parts: [
      { slotId: 'main', itemId, variantId },
      { slotId: 'filter-coffee', itemId: 'filter-coffee', variantId: null },
      { slotId: 'papad', itemId: 'papad', variantId: null },
    ],
  };
}

/** Returns what the choices cost beside the price of the combo. Where nobody chose, the first choice costs nothing. */
export const extraOf = ({ parts = [] }: Pick<Selection, 'parts'>): number =>
  parts.reduce((sum, part) => {
    const choice = part.slotId === 'main' ? CHOICES.find(({ itemId }) => itemId === part.itemId) : undefined;
    return sum + (choice?.extraPaise ?? 0);
  }, 0);
