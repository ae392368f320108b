/**
 * A named group of sentences. A page imports the English of its own groups, so that it loads no others; `useWords`
 * returns the sentences in the reader's language.
 */
export interface Part<Name extends string, Sentences> {
  readonly name: Name;
  readonly en: Sentences;
}

export const part = <const Name extends string, Sentences>(
  name: Name,
  en: Sentences,
): Part<Name, Sentences> => ({ name, en });

/** The sentences of the parts in a list (`<audience>/en.ts`), by their names: the type of every other language. */
export type DictionaryOf<List> = {
  readonly [
    Key in keyof List as List[Key] extends Part<infer Name, unknown> ? Name : never
  ]: List[Key] extends Part<string, infer Sentences> ? Sentences : never;
};
