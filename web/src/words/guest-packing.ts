import { packing } from '../messages/guest/packing/en.ts';
import type { GuestWords } from '../messages/guest/en.ts';

/** Returns what the cart says of packing, in the guest's language. */
export const packingWords = (words: GuestWords): typeof packing => words.parts?.packing ?? packing;
