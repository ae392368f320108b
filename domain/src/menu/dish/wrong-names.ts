/**
 * Names that the menu refuses when they are entered, because the guard of documents would refuse them on a bill: a
 * service charge anywhere (P-LAW-12), and liquor as a dish or a variant under another tax class (P-LAW-10). A name that
 * already stands on the stored menu is not refused, so that the rest of such a menu can still be changed.
 */
import { otherNamesOf } from '../../catalogue/names.ts';
import { readsLikeLiquor, readsLikeServiceCharge } from './wording.ts';
import type { Named } from '../../catalogue/names.ts';
import type { AddOnGroup, MenuContent, MenuItem, TaxClass } from '../shape/menu.schema.ts';

export type NameFault = 'service-charge' | 'liquor-as-food';

export interface WrongName {
  readonly fault: NameFault;
  readonly name: string;
  /** Where the name is within the dish or the group: `['variants', 0, 'name']`. */
  readonly path: readonly (string | number)[];
  /** The ids of the thing that has the name, as one text. */
  readonly owner: string;
}

/** The fault of a name; an add-on has no tax class of its own. */
function faultOf(name: string, taxClass: TaxClass | null): NameFault | null {
  if (readsLikeServiceCharge(name)) return 'service-charge';
  return taxClass !== null && taxClass !== 'liquor' && readsLikeLiquor(name) ? 'liquor-as-food' : null;
}

const wrongNamesOf = (
  thing: Named,
  taxClass: TaxClass | null,
  owner: string,
  at: readonly (string | number)[],
): WrongName[] =>
  [
    { name: thing.name, path: [...at, 'name'] },
    ...otherNamesOf(thing).map(([language, name]) => ({ name, path: [...at, 'otherNames', language] })),
  ].flatMap(({ name, path }) => {
    const fault = faultOf(name, taxClass);
    return fault === null ? [] : [{ fault, name, path, owner }];
  });

const ofDish = (dish: MenuItem): WrongName[] => [
  ...wrongNamesOf(dish, dish.taxClass, dish.id, []),
  ...dish.variants.flatMap((variant, i) =>
    wrongNamesOf(variant, dish.taxClass, `${dish.id} ${variant.id}`, ['variants', i]),
  ),
];

const ofGroup = (group: AddOnGroup): WrongName[] =>
  group.options.flatMap((option, i) =>
    wrongNamesOf(option, null, `${group.id} ${option.id}`, ['options', i]),
  );

const withoutStanding = (before: readonly WrongName[], after: readonly WrongName[]): WrongName[] =>
  after.filter(
    ({ fault, name, owner }) =>
      !before.some((known) => known.fault === fault && known.name === name && known.owner === owner),
  );

/** Returns the wrong names of a dish that its stored form, null for a new dish, does not have. */
export const wrongNamesInDish = (before: MenuItem | null, after: MenuItem): WrongName[] =>
  withoutStanding(before === null ? [] : ofDish(before), ofDish(after));

/** Returns the wrong names of a group's add-ons that its stored form, null for a new group, does not have. */
export const wrongNamesInGroup = (before: AddOnGroup | null, after: AddOnGroup): WrongName[] =>
  withoutStanding(before === null ? [] : ofGroup(before), ofGroup(after));

const byId = <T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** Returns the wrong names of a menu that the stored menu does not have. */
export function wrongNamesInMenu(before: MenuContent, after: MenuContent): WrongName[] {
  const [dishes, groups] = [byId(before.items), byId(before.addOnGroups)];
  return [
    ...after.items.flatMap((dish) => wrongNamesInDish(dishes.get(dish.id) ?? null, dish)),
    ...after.addOnGroups.flatMap((group) => wrongNamesInGroup(groups.get(group.id) ?? null, group)),
  ];
}
