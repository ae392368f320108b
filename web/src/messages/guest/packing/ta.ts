import type { packing as english } from './en.ts';

export const packing: typeof english = { ofTotal: (amount) => `இதில் ${amount} பேக்கிங்` };
