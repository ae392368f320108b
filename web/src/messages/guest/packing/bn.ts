import type { packing as english } from './en.ts';

export const packing: typeof english = { ofTotal: (amount) => `এর মধ্যে ${amount} প্যাকিং` };
