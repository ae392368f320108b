import { myData } from '../messages/guest/my-data/en.ts';
import type { GuestWords } from '../messages/guest/en.ts';

/** Returns the sentences about the guest's own data, in the guest's language. */
export const myDataWords = (words: GuestWords): typeof myData => words.parts?.myData ?? myData;
