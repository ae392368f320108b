import type { leaving as english } from './en.ts';

export const leaving: typeof english = {
  title: (n) => `এই ডিভাইসের ${n}টি আইটেম পাঠানো হয়নি`,
  text: 'এগুলো এই ডিভাইসেই থাকবে। ইন্টারনেট থাকলে আর ক্যাপ্টেন আবার সাইন-ইন করলে যাবে।',
  lostText: 'এই ডিভাইস এগুলো রাখতে পারেনি। পাতাটি বন্ধ হলে হারিয়ে যাবে।',
  leave: 'তবুও যান',
  stay: 'থাকুন',
};
