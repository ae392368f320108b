import type { joined as english } from './en.ts';

export const joined: typeof english = {
  join: 'টেবিল জুড়ুন',
  joinHint: 'জোড়া টেবিলগুলোর একটাই অর্ডার আর একটাই বিল। যে কোনও টেবিলের ফোন সেখানেই পৌঁছায়।',
  joinGo: (to) => `${to} জুড়ুন`,
  separate: 'টেবিল আলাদা করুন',
  separateHint: 'অর্ডার অন্য টেবিলে থাকবে। এই টেবিল আবার খালি হবে।',
  separateGo: (table) => `${table} আলাদা করুন`,
  which: 'কোন টেবিল আলাদা হবে?',
  reasons: {
    'table-reserved': 'এই টেবিল অন্য কারও জন্য রাখা আছে। আগে বুকিং তুলে দিন, বা অন্য টেবিল নিন।',
    'tables-apart': 'একই তলার টেবিলই জোড়া যায়, বড়জোর আটটা।',
    'last-of-order': 'এই অর্ডারের এটাই একমাত্র টেবিল। অর্ডার অন্য টেবিলে সরান।',
  },
};
