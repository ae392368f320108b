import type { orderActs as english } from './en.ts';

export const orderActs: typeof english = {
  cancelLinesHint: 'যে পদ লাইনে আছে বা রান্না হচ্ছে। রান্নাঘর জানতে পারবে।',
  nothingToCancel: 'সব তৈরি, দেওয়া বা বাতিল হয়ে গেছে।',
  cancelOrderHint: (place) => `${place}: আর কিছু রান্না হবে না, বিলেও আসবে না। রান্নাঘর জানতে পারবে।`,
  cancelOrderGo: (place) => `${place} বাতিল করুন`,
  repeatHint: 'এটা অর্ডারে যোগ হবে। দেখে পাঠান।',
  repeatLeftOut: (names) => `এখন নেই বলে বাদ: ${names}`,
  repeatNothing: 'শেষ অর্ডারের কিছুই এখন নেই।',

  chooseTable: 'খালি টেবিল বাছুন',
  chooseOrder: 'কোন অর্ডারে মেলাবেন',
  chooseTarget: 'কোথায়?',
  noFreeTable: 'কোনো টেবিল খালি নেই।',
  noOtherOrder: 'আর কোনো খোলা অর্ডার নেই।',
  moveGo: (to) => `${to}-এ সরান`,
  moveHint: 'অতিথিরা নিজের অর্ডারের সঙ্গেই থাকেন, ফোনেও।',
  mergeGo: (to) => `${to}-এর সঙ্গে মেলান`,
  mergeHint: (from) => `সব এক বিলে আসবে, আর ${from} আবার খালি হবে।`,
  moveLinesNothing: 'পদ আর জায়গা বাছুন',

  join: 'টেবিল জুড়ুন',
  joinHint: 'জোড়া টেবিলগুলোর একটাই অর্ডার আর একটাই বিল। যে কোনও টেবিলের ফোন সেখানেই পৌঁছায়।',
  joinGo: (to) => `${to} জুড়ুন`,
  separate: 'টেবিল আলাদা করুন',
  separateHint: 'অর্ডার বাকি টেবিলে থাকবে। এই টেবিল আবার খালি হবে।',
  separateGo: (table) => `${table} আলাদা করুন`,
  which: 'কোন টেবিল আলাদা হবে?',
  reasons: {
    'booking-table-taken': 'এই টেবিল অন্য কারও জন্য রাখা আছে। আগে বুকিং তুলে দিন, বা অন্য টেবিল নিন।',
    'join-invalid': 'একই তলার টেবিলই জোড়া যায়, বড়জোর আটটা।',
  },
};
