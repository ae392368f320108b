import type { PayBasis } from '@bhoj/domain/payroll/shape/person.schema';
import type { SlipWords } from './en.ts';

const bases: Readonly<Record<PayBasis, string>> = { month: 'মাসে', day: 'দিনে', hour: 'ঘণ্টায়' };

export const slipWords: SlipWords = {
  deductions: {
    providentFund: 'ভবিষ্য তহবিল (PF)',
    stateInsurance: 'কর্মচারী রাজ্য বিমা (ESI)',
    professionTax: 'বৃত্তি কর',
    labourWelfare: 'শ্রমিক কল্যাণ তহবিল',
    takenBack: 'ফেরত নেওয়া',
    advance: 'অ্যাডভান্স',
  },
  methods: { cash: 'নগদ', bank: 'ব্যাঙ্ক', upi: 'UPI' },
  marks: {
    P: 'উপস্থিত',
    A: 'অনুপস্থিত',
    HD: 'আধ দিন',
    WO: 'সাপ্তাহিক ছুটি',
    PH: 'সবেতন ছুটির দিন',
    PL: 'সবেতন ছুটি',
    CL: 'নৈমিত্তিক ছুটি',
    SL: 'অসুস্থতার ছুটি',
  },
  slip: {
    title: (month) => `${month}-এর বেতনের স্লিপ`,
    name: 'নাম',
    designation: 'পদ',
    joined: 'যোগ দেওয়ার তারিখ',
    uan: 'UAN',
    esi: 'ESI নম্বর',
    days: (paid, month) => `${month}-এর মধ্যে ${paid} সবেতন দিন`,
    overtimeMinutes: (n) => `ওভারটাইম ${n} মিনিট`,
    disputed: (days) => `মানা হয়নি: ${days}`,
    period: (from, to) => `বেতনের সময়: ${from} থেকে ${to}`,
    rate: (rate, by) => `হার: ${rate} ${bases[by]}`,
    countedMinutes: (n) => `${n} মিনিট ধরা হয়েছে`,
    confirmed: (days, last) => `নিজে মেনেছেন: ${days} দিন, শেষবার ${last}`,
    divisor: (divisor) =>
      divisor === 'calendar' ? 'মাসের বেতন মাসের দিন দিয়ে ভাগ হয়' : `মাসের বেতন ${divisor} দিয়ে ভাগ হয়`,
    earnings: 'আয়',
    basic: 'মূল বেতন',
    overtime: 'ওভারটাইম',
    gross: 'মোট আয়',
    deductionsTitle: 'কাটা',
    deducted: 'মোট কাটা',
    entered: 'হাতে লেখা',
    carried: (amount) => `${amount} পরের মাসে`,
    net: 'হাতে বেতন',
    tips: 'টিপ, আলাদা দেওয়া',
    employer: 'এছাড়া মালিকের দেওয়া',
    paid: (method, day) => `দেওয়া: ${method}, ${day}`,
    signature: 'স্বাক্ষর',
  },
  language: 'স্লিপের ভাষা',
  print: 'স্লিপ প্রিন্ট',
};
