import type { DictionaryOf } from '../messages/part.ts';
import type * as booker from '../messages/booker/en.ts';
import type * as captain from '../messages/captain/en.ts';
import type * as front from '../messages/front/en.ts';
import type * as guest from '../messages/guest/en.ts';
import type * as kitchen from '../messages/kitchen/en.ts';
import type * as owner from '../messages/owner/en.ts';

type CaptainDictionary = DictionaryOf<typeof captain>;
type FrontDictionary = DictionaryOf<typeof front>;
type KitchenDictionary = DictionaryOf<typeof kitchen>;
type OwnerDictionary = DictionaryOf<typeof owner>;
/** The sentences of guests who book a table, by part (`booker.ts`). */
export type BookerDictionary = DictionaryOf<typeof booker>;
/** The sentences of guests, by part. Their pages have a provider of their own (`guest.ts`). */
export type GuestDictionary = DictionaryOf<typeof guest>;

/** The sentences of each audience of members and visitors, by part. Every language has the same parts and keys. */
export interface Dictionaries {
  readonly captain: CaptainDictionary;
  readonly front: FrontDictionary;
  readonly kitchen: KitchenDictionary;
  readonly owner: OwnerDictionary;
}
export type Audience = keyof Dictionaries;

type Dictionary = Dictionaries[Audience] | BookerDictionary | GuestDictionary;
export type PartName = Dictionary extends infer D ? (D extends D ? keyof D : never) : never;

/** The sentences of one part, as a function outside React takes them as a parameter. */
export type Words<Name extends PartName> = (BookerDictionary &
  CaptainDictionary &
  FrontDictionary &
  GuestDictionary &
  KitchenDictionary &
  OwnerDictionary)[Name];

/** Sentences in a language other than English, by part. A missing part is shown in English. */
export type Spoken = { readonly [Name in PartName]?: Words<Name> };
