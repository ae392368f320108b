import type { depositsPart } from './en.ts';

export const deposits: (typeof depositsPart)['en'] = {
  row: 'ডিপোজিট',
  waits: (amount) => `${amount}, এখনও বাদ যায়নি`,
  title: 'বুকিংয়ের ডিপোজিট',
  text: (amount) => `অতিথিরা ${amount} ডিপোজিট দিয়েছেন। বিল থেকে বাদ দিলে তা পরিশোধ হিসেবে ধরা হবে।`,
  takeOff: 'বিল থেকে বাদ দিন',
  without: 'এটি ছাড়াই বিল করুন',
  byDish: 'পদ ধরে বিল এটি ছাড়াই মেটানো হয়। বাদ দিতে আগে এক বিল বা সমান বেছে নিন।',
  onBill: (amount) => `ডিপোজিটের ${amount} এই বিলে আছে।`,
  putBack: 'ফিরিয়ে রাখুন',
  cancel: 'বাতিল',
  refusals: {
    'booking-not-found': 'এই ডিপোজিট নেই, বা অন্য দলের। বুকিং দেখুন।',
  },
};
