import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import type { PageWords } from './en.ts';

const rules: Readonly<Record<FoodRule, string>> = {
  jain: 'জৈন',
  'no-onion-garlic': 'পেঁয়াজ-রসুন ছাড়া',
  vrat: 'ব্রত',
  eggless: 'ডিম ছাড়া',
  vegan: 'ভিগান',
  halal: 'হালাল',
  'no-nuts': 'বাদাম ছাড়া',
  'no-dairy': 'দুধ ছাড়া',
};

export const bengali: PageWords = {
  title: (name, city) => (city === '' ? `${name}: মেনু` : `${name}, ${city}: মেনু`),
  description: (name, dishes, cuisines) =>
    [`${name}-এর মেনু, দাম সহ: ${dishes}টি পদ।`, ...(cuisines === '' ? [] : [`${cuisines}।`])].join(' '),
  marks: { veg: 'নিরামিষ', egg: 'ডিম আছে', 'non-veg': 'আমিষ' },
  food: (rule, answer) => {
    if (answer === 'does-not') return rule === 'no-nuts' ? 'বাদাম আছে' : 'দুধ আছে';
    return answer === 'fits' ? rules[rule] : `${rules[rule]}: বললে`;
  },
  spice: ['', 'কম ঝাল', 'ঝাল', 'খুব ঝাল'],
  soldOut: 'এখন শেষ',
  from: (start, end) => `${start} থেকে ${end}`,
  hours: 'খোলার সময়',
  closed: 'বন্ধ',
  allDay: 'দিনরাত',
  everyDay: 'প্রতিদিন',
  book: 'টেবিল বুক করুন',
  call: 'ফোন করুন',
  directions: 'পথ দেখুন',
  languages: 'ভাষা',
  openUntil: (time) => `এখন খোলা · ${time} পর্যন্ত`,
  openAllDay: 'এখন খোলা · দিনরাত',
  closedUntil: (moment) => `এখন বন্ধ · ${moment} খুলবে`,
  closedNow: 'এখন বন্ধ',
  today: (time) => `আজ ${time}`,
  tomorrow: (time) => `কাল ${time}`,
  onDay: (day, time) => `${day} ${time}`,
  chooseOf: (take, dishes) => `এর মধ্যে ${take}টি বেছে নিন: ${dishes}`,
  sections: 'মেনুর ভাগ',
  nothingYet: 'এই মেনুতে এখনও কোনো পদ নেই।',
  liquor: 'মদ্য পানীয় টেবিলের মেনুতে আছে।',
  taxAdded: 'এই দামের সঙ্গে বিলে কর যোগ হয়।',
  taxIncluded: 'দামের মধ্যে কর ধরা আছে।',
  order: 'পার্সেল অর্ডার করুন',
  paused: 'ফোনে অর্ডার এখন থামানো আছে। ওয়েটার অর্ডার নেবেন।',
  ended: 'এই রেস্তোরাঁ এখন ফোনে অর্ডার নিচ্ছে না। কীভাবে অর্ডার করবেন স্টাফ বলবেন।',
  suspended: 'এই রেস্তোরাঁ এখন Bhoj-এ অর্ডার নিচ্ছে না।',
  by: 'মেনু: Bhoj',
};
