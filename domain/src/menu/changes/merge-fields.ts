import { otherLanguages } from '../../catalogue/languages.ts';
import { withDescription, withName } from '../../catalogue/names.ts';
import type { OtherLanguage } from '../../catalogue/languages.ts';
import type { Named } from '../../catalogue/names.ts';
import type { AddOnGroup, Category, MenuContent, MenuItem } from '../shape/menu.schema.ts';

export type Kind = keyof MenuContent;
export interface Things {
  readonly categories: Category;
  readonly items: MenuItem;
  readonly addOnGroups: AddOnGroup;
}

/**
 * The fields of each kind of thing. Fields that depend on each other form one group: a price and the variants that
 * replace it, both ends of a time window, a group's options and their limits. Names and descriptions in further languages
 * are not here: each language is merged separately (`unitsOf`).
 */
export const FIELDS = {
  categories: { name: ['name'], hours: ['from', 'to'] },
  addOnGroups: { name: ['name'], options: ['min', 'max', 'mostOfOne', 'options'] },
  items: {
    name: ['name'],
    code: ['code'],
    category: ['categoryId'],
    description: ['description'],
    mark: ['mark'],
    food: ['food'],
    spice: ['spice'],
    photo: ['photo'],
    station: ['station'],
    taxClass: ['taxClass', 'goods'],
    prepMinutes: ['prepMinutes'],
    price: ['pricePaise', 'mrpPaise', 'variants'],
    packing: ['packingPaise'],
    addOns: ['addOnGroupIds'],
    combo: ['combo'],
    byWeight: ['byWeight'],
    open: ['open'],
  },
} as const satisfies { [K in Kind]: Readonly<Record<string, readonly (keyof Things[K])[]>> };

/** The key of a name in a further language, within clashes. */
export type NameField = `name.${OtherLanguage}`;
export type ClashField = { [K in Kind]: keyof (typeof FIELDS)[K] }[Kind];
/** The key of a description in a further language, within clashes. */
export type DescriptionField = `description.${OtherLanguage}`;
export type FieldOf<K extends Kind> = keyof (typeof FIELDS)[K] | NameField | DescriptionField;

const descriptionField = (language: OtherLanguage): DescriptionField => `description.${language}`;

/** Whether a clash is about a description in a further language. */
export const isDescriptionField = (what: string): what is DescriptionField =>
  otherLanguages.some((language) => what === descriptionField(language));

const nameField = (language: OtherLanguage): NameField => `name.${language}`;

/** Whether a clash is about a name in a further language. */
export const isNameField = (what: string): what is NameField =>
  otherLanguages.some((language) => what === nameField(language));

export const languageOfField = (field: NameField | DescriptionField): OtherLanguage =>
  field.slice(field.indexOf('.') + 1) as OtherLanguage;

/** A part of a thing that is merged as a whole: how to read it, and how to take it from another thing. */
export interface Unit<T> {
  readonly what: string;
  readonly of: (thing: T) => unknown;
  readonly take: (thing: T, from: T) => T;
}

/** Returns the units of a kind in the order of its fields. The names and descriptions in further languages come last. */
export function unitsOf<T extends Named>(kind: Kind): Unit<T>[] {
  const fields = Object.entries<readonly string[]>(FIELDS[kind]).map(([what, names]): Unit<T> => {
    const of = (thing: T) => names.map((name) => thing[name as keyof T]);
    const take = (thing: T, from: T): T => {
      const taken = { ...thing, ...Object.fromEntries(names.map((name) => [name, from[name as keyof T]])) };
      // A field that may be missing is then missing, not undefined.
      for (const name of names) if (from[name as keyof T] === undefined) Reflect.deleteProperty(taken, name);
      return taken;
    };
    return { what, of, take };
  });
  const languages = otherLanguages.map((language): Unit<T> => ({
    what: nameField(language),
    of: ({ otherNames }) => otherNames[language],
    take: (thing, from) => ({
      ...thing,
      otherNames: withName(thing.otherNames, language, from.otherNames[language] ?? ''),
    }),
  }));
  if (kind !== 'items') return [...fields, ...languages];
  const descriptions = otherLanguages.map((language): Unit<MenuItem> => ({
    what: descriptionField(language),
    of: ({ otherDescriptions }) => otherDescriptions?.[language],
    take: (dish, from) => withDescription(dish, language, from.otherDescriptions?.[language] ?? ''),
  }));
  return [...fields, ...languages, ...(descriptions as unknown as Unit<T>[])];
}
