import type { depositsPart } from './en.ts';

export const deposits: (typeof depositsPart)['en'] = {
  row: 'डिपॉज़िट',
  waits: (amount) => `${amount}, अभी घटाया नहीं`,
  title: 'बुकिंग का डिपॉज़िट',
  text: (amount) => `मेहमानों ने ${amount} डिपॉज़िट दिया है। बिल से घटाने पर वह चुकाया हुआ गिना जाएगा।`,
  takeOff: 'बिल से घटाएँ',
  without: 'इसके बिना बिल करें',
  byDish: 'डिश से बना बिल इसके बिना चुकाया जाता है। इसे घटाने के लिए पहले एक बिल या बराबर चुनें।',
  onBill: (amount) => `डिपॉज़िट के ${amount} इस बिल पर हैं।`,
  putBack: 'वापस रखें',
  cancel: 'रद्द करें',
  refusals: {
    'booking-not-found': 'यह डिपॉज़िट नहीं मिला, या किसी और पार्टी का है। बुकिंग देखें।',
  },
};
