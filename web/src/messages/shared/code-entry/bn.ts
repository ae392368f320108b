import type { codeEntry as english, codeReasons as englishReasons } from './en.ts';

/** Why a discount code is refused. */
export const codeReasons: typeof englishReasons = {
  'code-not-valid': 'আজ এমন কোনো কোড নেই। ঠিক লেখা হয়েছে কি না দেখুন।',
  'code-minimum': 'এই কোডের জন্য অর্ডার ছোট।',
  'code-used-up': 'এই কোড পুরো ব্যবহার হয়ে গেছে।',
  'code-beside-discount': 'এই অর্ডারে আগে থেকেই ছাড় আছে। তার সঙ্গে কোড চলে না।',
};

export const codeEntry: typeof english = {
  add: 'ছাড়ের কোড দিন',
  label: 'ছাড়ের কোড',
  fault: 'কোডে 5 থেকে 20টি অক্ষর ও সংখ্যা থাকে।',
  use: 'কোড লাগান',
  cancel: 'এখন না',
  reasons: codeReasons,
};
