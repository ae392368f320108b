import { otherLanguages } from './languages.ts';
import type { Language, OtherLanguage } from './languages.ts';

/** A thing's names in further languages. A language without a name is not in the map. */
export type OtherNames = { readonly [L in OtherLanguage]?: string };

/** A thing with the name that the restaurant gave it, and its names in further languages. */
export interface Named {
  readonly name: string;
  readonly otherNames: OtherNames;
}

/** Returns the name for a reader of a language: the name in that language, or else the restaurant's own name. */
export function nameIn(language: Language, { name, otherNames }: Named): string {
  const names: Readonly<Partial<Record<Language, string>>> = otherNames;
  return names[language] ?? name;
}

/** A dish's description, with those in further languages. */
export interface Described {
  readonly description: string;
  readonly otherDescriptions?: OtherNames;
}

/** Returns the description for a reader of a language: the one in that language, or else the restaurant's own. */
export const descriptionIn = (
  language: Language,
  { description, otherDescriptions = {} }: Described,
): string => nameIn(language, { name: description, otherNames: otherDescriptions });

/** Returns every description of a dish, for searches. */
export const allDescriptions = ({ description, otherDescriptions = {} }: Described): string[] =>
  allNames({ name: description, otherNames: otherDescriptions });

/** Returns the thing with one of its descriptions in further languages changed. An empty one is removed. */
export function withDescription<T extends Described>(thing: T, language: OtherLanguage, text: string): T {
  const { otherDescriptions: before = {}, ...rest } = thing;
  const otherDescriptions = withName(before, language, text);
  return (Object.keys(otherDescriptions).length === 0 ? rest : { ...rest, otherDescriptions }) as T;
}

/**
 * Returns the name that a bill prints below the first (`nameIn(language, …)`): the name in the second language, or the
 * restaurant's own name if the first is already in that language. Null without a second language or a different name.
 */
export function secondName(language: Language, second: OtherLanguage | null, thing: Named): string | null {
  if (second === null) return null;
  const first = nameIn(language, thing);
  return [nameIn(second, thing), thing.name].find((name) => name !== first) ?? null;
}

/** Returns a thing's names in further languages, in the order of the list of languages. */
export const otherNamesOf = ({ otherNames }: Pick<Named, 'otherNames'>): [OtherLanguage, string][] =>
  otherLanguages.flatMap((language) => {
    const name = otherNames[language];
    return name === undefined ? [] : [[language, name]];
  });

/** Returns every name of a thing, for searches. */
export const allNames = (thing: Named): string[] => [
  thing.name,
  ...otherNamesOf(thing).map(([, name]) => name),
];

/** Returns the names with one of them changed. An empty name removes it. */
export function withName(names: OtherNames, language: OtherLanguage, name: string): OtherNames {
  const { [language]: _, ...others } = names;
  return name === '' ? others : { ...others, [language]: name };
}
