import type { token as english } from './en.ts';

export const token: typeof english = {
  number: (n) => `টোকেন ${n}`,
  hint: 'অর্ডার তৈরি হলে এই নম্বর ডাকা হবে।',
};
