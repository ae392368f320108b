import type { leaving as english } from './en.ts';

export const leaving: typeof english = {
  title: (n) => `इस डिवाइस के ${n} आइटम नहीं भेजे गए`,
  text: 'ये इसी डिवाइस पर रहेंगे। इंटरनेट हो और कोई कैप्टन यहाँ फिर साइन-इन करे, तब भेजे जाएँगे।',
  lostText: 'यह डिवाइस इन्हें सहेज नहीं पाया। यह पेज बंद होने पर ये खो जाएँगे।',
  leave: 'फिर भी जाएँ',
  stay: 'रुकें',
};
