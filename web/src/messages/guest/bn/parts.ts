import { billWords } from '../../shared/bill/bn.ts';
import { codeEntry } from '../../shared/code-entry/bn.ts';
import { dishSheetWords } from '../../shared/dish/bn.ts';
import { foodAsk } from '../../shared/food-ask/bn.ts';
import { foodWords } from '../../shared/food/bn.ts';
import { guestLabelWords } from '../../shared/guest-labels/bn.ts';
import type { GuestWords } from '../en.ts';

type Parts = Required<GuestWords>['parts'];

const buyer: Parts['buyer'] = {
  title: 'বিল কার নামে',
  add: 'কোম্পানির নামে বিল চাই',
  change: 'বিলের নাম বদলান',
  remove: 'নাম সরান',
  madeOutTo: (name) => `বিল ${name}-এর নামে হবে।`,
  needed: 'করের আগে ₹50,000 বা বেশি বিলে অতিথির নাম, ঠিকানা আর রাজ্য লাগে।',
  hint: 'টাকা দেওয়ার আগে লিখুন। এটা এই বিলে থাকে, আর টেবিলের সবাই দেখতে পান।',
  gstin: 'GSTIN',
  gstinHint: 'না থাকলে ফাঁকা রাখুন।',
  name: 'কোম্পানির নাম, বা আপনার নাম',
  address: 'ঠিকানা',
  stateCode: 'রাজ্য',
  chooseState: 'রাজ্য বাছুন',
  keepWithNumber:
    'পরের বারের জন্য রাখুন: এই ফোনে, আর দেওয়া নম্বর এখানে নতুন হলে এই রেস্তোরাঁতেও। কেউ বাছলে তবেই কাজে লাগে।',
  keepOnPhone: 'পরের বারের জন্য এই ফোনে রাখুন। আমি বাছলে তবেই কাজে লাগে।',
  useAgain: (name) => `আবার ${name}-এর নামে`,
  save: 'বিলে লিখুন',
  faults: {
    name: 'নাম লিখুন।',
    gstin: 'এটা GSTIN নয়। 15টি অক্ষরই মিলিয়ে দেখুন।',
    address: 'ঠিকানা লিখুন।',
    stateCode: 'রাজ্য বাছুন।',
  },
};

const cartSheet: Parts['cartSheet'] = {
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

const myData: Parts['myData'] = {
  title: 'আপনার নম্বর',
  hint: 'আপনি এখানে মোবাইল নম্বর দিয়েছেন। যা-ই বাছুন, বিল একই থাকবে।',
  withdraw: 'অফার চাই না',
  withdrawn: 'হয়ে গেছে। এখান থেকে আর অফার আসবে না।',
  erase: 'আমার তথ্য মুছুন',
  eraseSure: 'হ্যাঁ, মুছতে বলুন',
  eraseHint: 'রেস্তোরাঁ দেখে নাম আর নম্বর মোছে, কারণ লেখা নম্বরে কাউকে চেনা যায় না।',
  asked: 'রেস্তোরাঁ আপনার অনুরোধ পেয়েছে।',
  sending: 'পাঠানো হচ্ছে…',
};

const review: Parts['review'] = {
  title: 'কেমন লাগল?',
  stars: (n) => `5-এর মধ্যে ${n} তারা`,
  words: 'নিজের কথায়',
  wordsHint: 'না লিখলেও চলে। শুধু রেস্তোরাঁ পড়ে।',
  dishes: 'আলাদা আলাদা পদ (না দিলেও চলে)',
  thumb: { up: (dish) => `${dish}: ভালো`, down: (dish) => `${dish}: ভালো নয়` },
  publicPage: 'সবার সামনে মতামত দিন',
  answer: 'রেস্তোরাঁর উত্তর',
  send: 'রেস্তোরাঁকে পাঠান',
  sending: 'পাঠানো হচ্ছে…',
  choose: 'আগে এক থেকে পাঁচ তারা বাছুন।',
  thanks: 'ধন্যবাদ। রেস্তোরাঁ প্রতিটি কথা পড়ে।',
};

const keptBill: Parts['keptBill'] = {
  paidHint: 'আসার জন্য ধন্যবাদ। চাইলে বিল রাখুন।',
  print: 'প্রিন্ট করুন',
  share: 'শেয়ার',
  copied: 'কপি হয়েছে। যেখানে খুশি পেস্ট করুন।',
  shareText: (restaurant, number, total) => `${restaurant}, বিল ${number}: ${total}, মেটানো।`,
};

const billPage: Parts['billPage'] = {
  title: 'আপনার বিল',
  backToMenu: 'মেনুতে ফিরুন',
  nothing: 'এখনও কোনো বিল নেই',
  nothingHint: 'আগে কিছু অর্ডার করুন; বিল এখানেই বাড়বে।',
  cancelled: 'এই অর্ডার বাতিল হয়েছে',
  cancelledHint: 'কিছু দেওয়ার নেই। আপনি না বলে থাকলে ওয়েটারকে জিজ্ঞেস করুন।',
  running: 'এটা এ পর্যন্ত বিল। কর আর রাউন্ড অফ চালানে যা হবে তা-ই।',
  waiting: 'একটা অর্ডার ওয়েটারের অপেক্ষায়, এই বিলে নেই।',
  partPaid: (paid, due) => `${paid} দেওয়া; ${due} বাকি।`,
  partsBilled: (n, paid) => `এই টেবিলের ${n}টি অংশ মেটানো: ${paid}।`,
  pay: 'কীভাবে টাকা দেবেন?',
  counter: 'কাউন্টারে',
  counterHint: (place) => `“${place}” বলুন, বা ওয়েটারের কাছে কার্ড মেশিন চান। নগদ আর কার্ড দুটোই চলে।`,
  upi: 'UPI-তে',
  upiOpen: (amount) => `UPI-তে ${amount} দিন`,
  upiPay: 'UPI-তে দিন',
  upiHint: 'আপনার UPI অ্যাপ খুলবে। দেওয়ার পরে ওয়েটারকে দেখান: তিনি পাকা করলে তবেই বিল মিটবে।',
  upiQr: 'বা অন্য ফোনে এটা স্ক্যান করুন',
  upiQrLabel: (amount) => `UPI-তে ${amount} দেওয়ার QR কোড`,
  printed: 'ছাপা বিল',
  askPrinted: 'ছাপা বিল চান',
  declare: 'আমি UPI-তে দিয়েছি',
  declaring: 'স্টাফকে জানানো হচ্ছে…',
  saidPaid: (who) => `${who ?? 'আপনি'} জানিয়েছেন টাকা দেওয়া হয়েছে। স্টাফ দেখছেন।`,
  payAnother: 'অন্যভাবে টাকা দিন',
};

/** Sentences of blocks that guests share with members, and of parts that guests load later. */
export const parts: Parts = {
  buyer,
  cartSheet,
  dishSheetWords,
  guestLabelWords,
  codeEntry,
  foodAsk,
  foodWords,
  myData,
  keptBill,
  billPage,
  review,
  sharedBill: {
    title: 'আপনার বিল',
    gone: 'এই বিল পাওয়া গেল না',
    goneHint: 'লিঙ্ক কাটা হতে পারে। যে মেসেজে এসেছে সেখান থেকে আবার খুলুন।',
    failed: 'বিল খুলল না',
    failedHint: 'ইন্টারনেট দেখে আবার চেষ্টা করুন।',
    void: 'রেস্তোরাঁ এই বিল বাতিল করেছে।',
  },
  offerNote: { insteadOf: 'আগে', until: (offer, time) => `${offer}, ${time} পর্যন্ত` },
  ownPart: {
    all: (amount) => `পুরো বিল ${amount}`,
    mine: (amount) => `শুধু আমার ${amount}`,
    amount: (amount) => `আপনার নিজের পদ, কর সহ: ${amount}`,
    hint: 'শুধু এগুলোর টাকা দিতে চাইলে ওয়েটারকে আলাদা বিল দিতে বলুন।',
    declare: 'আমার ভাগ UPI-তে দিয়েছি',
    declared: (amount) => `আপনি জানিয়েছেন নিজের পদের ${amount} UPI-তে দিয়েছেন। স্টাফ দেখলে তবেই তা মিটবে।`,
    more: (said, left) => `আপনি জানিয়েছেন ${said} UPI-তে দিয়েছেন। এখন আপনার পদ তার চেয়ে বেশি: ${left} বাকি।`,
    less: (said, over) =>
      `আপনি জানিয়েছেন ${said} UPI-তে দিয়েছেন। এখন তা আপনার পদের চেয়ে ${over} বেশি। ওয়েটারকে জানান।`,
    others: (who, amount) => `${who} জানিয়েছেন নিজের পদের ${amount} UPI-তে দিয়েছেন। স্টাফ এখনও পাকা করেননি।`,
    paid: 'আপনার নিজের পদের টাকা মিটেছে। যা বাকি তা অন্যরা চেয়েছেন।',
  },
  packing: { ofTotal: (amount) => `এর মধ্যে ${amount} প্যাকিং` },
  token: { number: (n) => `টোকেন ${n}`, hint: 'অর্ডার তৈরি হলে এই নম্বর ডাকা হবে।' },
  billWords,
};
