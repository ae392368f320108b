import type { cartSheet as english } from './en.ts';

export const cartSheet: typeof english = {
  title: 'আপনার কার্ট',
  empty: 'আপনার কার্ট খালি',
  emptyHint: 'মেনু থেকে কোনো পদ যোগ করুন।',
  total: 'করের আগে মোট',
  totalWithTax: 'কর সহ মোট',
  send: 'রান্নাঘরে পাঠান',
  sendOrder: 'অর্ডার পাঠান',
  sending: 'পাঠানো হচ্ছে…',
  remove: 'সরান',
  removeGone: 'যা নেই তা সরান',
  unavailable: 'এখন নেই',
  notOffered: 'আর মেনুতে নেই',
  fewLeft: (dishes: string, left: number) =>
    left === 0 ? `${dishes} এইমাত্র শেষ হয়েছে।` : `${dishes}: মাত্র ${left}টি আছে। কম নিন।`,
  waiting: 'উত্তর আসেনি। আপনার অর্ডার এই ফোনে রাখা আছে, ইন্টারনেট এলে একবারই যাবে।',
  sendNow: 'এখনই পাঠান',
  change: 'অর্ডার বদলান',
  tooMany: ({ of, limit }) =>
    of === 'line'
      ? `ফোন থেকে এক পদের ${limit}টি পর্যন্ত। বেশি চাইলে ওয়েটারকে বলুন।`
      : of === 'round'
        ? `ফোন থেকে একবারে ${limit} পোর্শন পর্যন্ত। আগে কিছু পাঠান।`
        : `এক টেবিল ফোন থেকে ${limit} পোর্শন পর্যন্ত। বেশি চাইলে ওয়েটারকে বলুন।`,
  full: 'এক অর্ডারে 60টি আলাদা পদ পর্যন্ত। আগে এগুলো পাঠান।',
  changed: 'আপনি বাছার পরে দাম বদলেছে',
  changedLine: (dish, was, now) => `${dish}: ${was}-এর বদলে ${now}`,
  sendAtNew: 'নতুন দামে পাঠান',
  closedTitle: 'এই অর্ডার শেষ',
  closedHint: 'বিল মিটে গেছে, বা টেবিলে নতুন অতিথি। কিছু পাঠানো হয়নি; আপনার বাছাই ঠিক আছে।',
  carry: 'এই পদগুলো দিয়ে নতুন অর্ডার শুরু করুন',
  opensAt: (time) => `রেস্তোরাঁ বন্ধ; ${time} খুলবে। আপনার বাছাই ঠিক আছে।`,
};
