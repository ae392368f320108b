import type { guestDeposit as english } from './en.ts';

export const guestDeposit: typeof english = {
  states: {
    held: (amount) => `আপনার ${amount} ডিপোজিট রেস্তোরাঁর কাছে আছে। এটি আপনার বিল থেকে বাদ যাবে।`,
    applied: (amount) => `আপনার ${amount} ডিপোজিট আপনার বিলে আছে।`,
    refunded: (amount) => `আপনার ${amount} ডিপোজিট ফেরত দেওয়া হয়েছে।`,
    kept: (amount) => `রেস্তোরাঁ আপনার ${amount} ডিপোজিট রেখে দিয়েছে।`,
  },
  voucher: (number) => `রসিদ ভাউচার ${number}`,
  rules: {
    kept: (hours) =>
      hours === 0
        ? 'আপনি না এলে এবং সময়ের আগে বাতিল না করলে রেস্তোরাঁ এটি রাখতে পারে।'
        : `আপনি না এলে, বা ${hours} ঘণ্টার কম আগে বাতিল করলে রেস্তোরাঁ এটি রাখতে পারে।`,
    returned: 'আপনি আসতে না পারলে এটি ফেরত পাবেন।',
  },
};
