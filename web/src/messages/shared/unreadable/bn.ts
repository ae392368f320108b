import type { unreadable as english } from './en.ts';

const things: Readonly<Record<string, (n: number) => string>> = {
  orders: (n) => `${n}টি অর্ডার`,
  tables: (n) => `${n}টি টেবিল`,
  members: (n) => `${n} জন`,
  invoices: (n) => `${n}টি বিল`,
  menu: () => 'মেনু',
  availability: () => 'যা শেষ তার তালিকা',
  profile: () => 'রেস্তোরাঁর তথ্য',
};

export const unreadable: typeof english = {
  title: (what) =>
    `ভোজের এই ভার্সনে দেখানো যাচ্ছে না: ${what.map(([of, n]) => things[of]?.(n) ?? `${n}টি নথি`).join(', ')}`,
  full: (n) => `এখানে শুধু ${n}টি অর্ডার দেখা যায়, আরও থাকতে পারে। এগুলো শেষ হলে বাকিগুলো আসবে।`,
  newer: 'এটা ভোজের নতুন ভার্সনে লেখা। দেখতে আপডেট করুন; বাকি সব চলবে।',
  broken: 'এটা নষ্ট হয়ে গেছে, আর খবর চলে গেছে। বাকি সব চলবে। আবার চেষ্টা করতে পেজটা আবার খুলুন।',
  update: 'আপডেট করুন',
  reload: 'আবার খুলুন',
  looking: 'নতুন ভার্সন খোঁজা হচ্ছে…',
  found: 'নতুন ভার্সন আসছে।',
  none: 'ভোজ আপডেট হচ্ছে; এক মিনিট পরে আবার চেষ্টা করুন।',
  failed: 'নতুন ভার্সন এল না। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
};
