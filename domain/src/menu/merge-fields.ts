import { otherLanguages } from '../catalogue/languages.ts';
import { withName } from '../catalogue/names.ts';
import type { OtherLanguage } from '../catalogue/languages.ts';
import type { Named } from '../catalogue/names.ts';
import type { AddOnGroup, Category, MenuContent, MenuItem } from './menu.schema.ts';

export type Kind = keyof MenuContent;
export interface Things {
  readonly categories: Category;
  readonly items: MenuItem;
  readonly addOnGroups: AddOnGroup;
}

/**
 * The fields of each thing, those together that mean nothing apart: a price and the variants that replace it, the two ends
 * of a time window, a group's options and how many of them may be chosen. Names in further languages are apart, one by one.
 */
export const FIELDS = {
  categories: { name: ['name'], hours: ['from', 'to'] },
  addOnGroups: { name: ['name'], options: ['min', 'max', 'options'] },
  items: {
    name: ['name'],
    category: ['categoryId'],
    description: ['description'],
    mark: ['mark'],
    jain: ['jain'],
    spice: ['spice'],
    photo: ['photo'],
    station: ['station'],
    taxClass: ['taxClass'],
    prepMinutes: ['prepMinutes'],
    price: ['pricePaise', 'variants'],
    addOns: ['addOnGroupIds'],
  },
} as const satisfies { [K in Kind]: Readonly<Record<string, readonly (keyof Things[K])[]>> };

/** A name in a further language, as a clash calls it. */
export type NameField = `name.${OtherLanguage}`;
export type ClashField = { [K in Kind]: keyof (typeof FIELDS)[K] }[Kind];
export type FieldOf<K extends Kind> = keyof (typeof FIELDS)[K] | NameField;

const nameField = (language: OtherLanguage): NameField => `name.${language}`;

/** Whether it is a name in a further language that clashes. */
export const isNameField = (what: string): what is NameField =>
  otherLanguages.some((language) => what === nameField(language));

export const languageOf = (field: NameField): OtherLanguage => field.slice('name.'.length) as OtherLanguage;

/** What is merged as one: what a thing has there, and the thing with what another has there. */
export interface Unit<T> {
  readonly what: string;
  readonly of: (thing: T) => unknown;
  readonly take: (thing: T, from: T) => T;
}

/** The units of a kind, in the order of its fields; its names in further languages are the last. */
export function unitsOf<T extends Named>(kind: Kind): Unit<T>[] {
  const fields = Object.entries<readonly string[]>(FIELDS[kind]).map(([what, names]): Unit<T> => {
    const of = (thing: T) => names.map((name) => thing[name as keyof T]);
    const take = (thing: T, from: T): T => ({
      ...thing,
      ...Object.fromEntries(names.map((name) => [name, from[name as keyof T]])),
    });
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
  return [...fields, ...languages];
}
