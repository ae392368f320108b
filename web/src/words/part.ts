import type { CaptainDictionary } from '../messages/captain/en.ts';
import type { FrontDictionary } from '../messages/front/en.ts';
import type { KitchenDictionary } from '../messages/kitchen/en.ts';
import type { OwnerDictionary } from '../messages/owner/en.ts';

/** The sentences of each audience, by part; a further language has the same parts with the same keys. */
export interface Dictionaries {
  readonly captain: CaptainDictionary;
  readonly front: FrontDictionary;
  readonly kitchen: KitchenDictionary;
  readonly owner: OwnerDictionary;
}
export type Audience = keyof Dictionaries;

type Dictionary = Dictionaries[Audience];
export type PartName = Dictionary extends infer D ? (D extends D ? keyof D : never) : never;

/** The sentences of one part: what a function that is no component takes as a parameter. */
export type Words<Name extends PartName> = (CaptainDictionary &
  FrontDictionary &
  KitchenDictionary &
  OwnerDictionary)[Name];

/**
 * Sentences that belong together, by name. Their English is loaded with the page that names them, so that each page loads
 * its own alone; `useWords` gives them in the language of the reader.
 */
export interface Part<Name extends PartName> {
  readonly name: Name;
  readonly en: Words<Name>;
}

export const part = <Name extends PartName>(name: Name, en: Words<Name>): Part<Name> => ({ name, en });

/** Sentences in another language than English, by part. A part that is missing stands in English. */
export type Spoken = { readonly [Name in PartName]?: Words<Name> };
