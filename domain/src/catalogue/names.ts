import { otherLanguages } from './languages.ts';
import type { Language, OtherLanguage } from './languages.ts';

/** What a thing is called in further languages; a language in which it has no name is not there. */
export type OtherNames = { readonly [L in OtherLanguage]?: string };

/** A thing with the name that the restaurant gave it, and its names in further languages. */
export interface Named {
  readonly name: string;
  readonly otherNames: OtherNames;
}

/** The name that somebody who reads a language sees: in that language where there is one, else the restaurant's own. */
export function nameIn(language: Language, { name, otherNames }: Named): string {
  const names: Readonly<Partial<Record<Language, string>>> = otherNames;
  return names[language] ?? name;
}

/**
 * The name that a bill prints under the first (`nameIn(language, …)`), where it bears a second language: the name in that
 * language, or the restaurant's own where the first is that one already. Null where there is no other name.
 */
export function secondName(language: Language, second: OtherLanguage | null, thing: Named): string | null {
  if (second === null) return null;
  const first = nameIn(language, thing);
  return [nameIn(second, thing), thing.name].find((name) => name !== first) ?? null;
}

/** The names in further languages that there are, in the order of the list of languages. */
export const otherNamesOf = ({ otherNames }: Pick<Named, 'otherNames'>): [OtherLanguage, string][] =>
  otherLanguages.flatMap((language) => {
    const name = otherNames[language];
    return name === undefined ? [] : [[language, name]];
  });

/** Every name of a thing: what a search looks in. */
export const allNames = (thing: Named): string[] => [
  thing.name,
  ...otherNamesOf(thing).map(([, name]) => name),
];

/** The names with one of them changed; an empty name takes it away. */
export function withName(names: OtherNames, language: OtherLanguage, name: string): OtherNames {
  const { [language]: _, ...others } = names;
  return name === '' ? others : { ...others, [language]: name };
}
