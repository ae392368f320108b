import type { Customer } from './customer.schema.ts';

/** What of a record says its numbers. */
export type Numbered = Pick<Customer, 'mobile'> & { readonly otherMobiles?: readonly string[] | undefined };

/** Returns all numbers of a person, the one that the owner writes to first. */
export const numbersOf = ({ mobile, otherMobiles = [] }: Numbered): string[] =>
  [mobile, ...otherMobiles].filter(Boolean);
