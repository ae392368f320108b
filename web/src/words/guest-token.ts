import { token } from '../messages/guest/token/en.ts';
import type { GuestWords } from '../messages/guest/en.ts';

/** Returns what a guest reads about the token, in the guest's language. */
export const tokenWords = (words: GuestWords): typeof token => words.parts?.token ?? token;
