import { addOnKey } from '@bhoj/domain/menu/portions/portion-keys';
import type { AddOnGroup } from '@bhoj/domain/menu/shape/menu.schema';
import type { Paise } from '@bhoj/domain/money/money';

/** An add-on with a price on lists. Every dish with its group shares it. */
export interface PricedAddOn {
  readonly key: string;
  /** The group and the add-on. */
  readonly name: string;
  readonly pricePaise: Paise;
}

/** Returns the add-ons of the groups of a dish, as they are chosen now. */
export const addOnsOf = (groupIds: readonly string[], groups: readonly AddOnGroup[]): PricedAddOn[] =>
  groups
    .filter(({ id }) => groupIds.includes(id))
    .flatMap(({ id, name, options }) =>
      options.map((option) => ({
        key: addOnKey(id, option.id),
        name: `${name}: ${option.name}`,
        pricePaise: option.pricePaise,
      })),
    );
