import type { WaitTexts } from './en.ts';

const greeting = (name: string) => (name === '' ? 'নমস্কার' : `নমস্কার ${name}`);
const before = (ahead: number) => (ahead === 0 ? 'এর পরেই আপনার পালা।' : `আপনার আগে ${ahead}টি দল আছে।`);

export const waitTexts: WaitTexts = {
  added: ({ restaurant, name, number, ahead }) =>
    `${greeting(name)}, ${restaurant}-এর লাইনে আপনার নাম লেখা হয়েছে। আপনার নম্বর ${number}। ${before(ahead)}`,
  coming: ({ restaurant, name, number }) =>
    `${greeting(name)}, ${restaurant} থেকে বলছি। আপনি কি এখনও আসছেন? লাইনে আপনার নম্বর ${number}। হ্যাঁ বা না লিখে জানান।`,
  ready: ({ restaurant, name, number }) =>
    `${greeting(name)}, ${restaurant}-এ আপনার টেবিল তৈরি। দয়া করে প্রবেশপথে আসুন। আপনার নম্বর ${number}।`,
  link: (url) => `লাইনে আপনার জায়গা: ${url}`,
};
