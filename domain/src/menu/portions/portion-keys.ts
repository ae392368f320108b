import { sizeKey } from '../dish/availability.ts';
import type { Availability } from '../shape/menu.schema.ts';

/** A dish as somebody chooses it. */
export interface Chosen {
  readonly itemId: string;
  readonly variantId: string | null;
  readonly addOnIds: readonly { readonly groupId: string; readonly optionId: string }[];
}

export const addOnKey = (groupId: string, optionId: string): string => `${groupId}/${optionId}`;

/** True for the key of an add-on: no id has a slash. */
export const isAddOnKey = (key: string): boolean => key.includes('/');

/** Returns the keys under which a chosen dish can be sold out or counted: the dish, its size, and each add-on. */
export const portionKeysOf = ({ itemId, variantId, addOnIds }: Chosen): string[] => [
  itemId,
  ...(variantId === null ? [] : [sizeKey(itemId, variantId)]),
  ...addOnIds.map(({ groupId, optionId }) => addOnKey(groupId, optionId)),
];

/** True when the dish itself is sold out, or the size or an add-on that was chosen. */
export const isChosenSoldOut = ({ soldOut }: Availability, chosen: Chosen, at: number): boolean =>
  portionKeysOf(chosen).some((key) => (soldOut[key] ?? 0) > at);
