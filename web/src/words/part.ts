import type { CaptainDictionary } from '../messages/captain/en.ts';
import type { FrontDictionary } from '../messages/front/en.ts';
import type { KitchenDictionary } from '../messages/kitchen/en.ts';
import type { OwnerDictionary } from '../messages/owner/en.ts';

/** The sentences of each audience, by part. Every language has the same parts with the same keys. */
export interface Dictionaries {
  readonly captain: CaptainDictionary;
  readonly front: FrontDictionary;
  readonly kitchen: KitchenDictionary;
  readonly owner: OwnerDictionary;
}
export type Audience = keyof Dictionaries;

type Dictionary = Dictionaries[Audience];
export type PartName = Dictionary extends infer D ? (D extends D ? keyof D : never) : never;

/** The sentences of one part, as a function outside React takes them as a parameter. */
export type Words<Name extends PartName> = (CaptainDictionary &
  FrontDictionary &
  KitchenDictionary &
  OwnerDictionary)[Name];

/**
 * A named group of sentences. Its English is imported with the page that uses it, so that each page loads only its own;
 * `useWords` returns them in the reader's language.
 */
export interface Part<Name extends PartName> {
  readonly name: Name;
  readonly en: Words<Name>;
}

export const part = <Name extends PartName>(name: Name, en: Words<Name>): Part<Name> => ({ name, en });

/** Sentences in a language other than English, by part. A missing part is shown in English. */
export type Spoken = { readonly [Name in PartName]?: Words<Name> };
