import type { unreadable as english } from '../en/unreadable.ts';

const things: Readonly<Record<string, (n: number) => string>> = {
  orders: (n) => `${n} ऑर्डर`,
  tables: (n) => `${n} टेबल`,
  members: (n) => `${n} लोग`,
  invoices: (n) => `${n} बिल`,
  menu: () => 'मेन्यू',
  availability: () => 'जो ख़त्म है उसकी सूची',
  profile: () => 'रेस्टोरेंट की जानकारी',
};

export const unreadable: typeof english = {
  title: (what) =>
    `भोज के इस वर्ज़न में नहीं दिख सकते: ${what.map(([of, n]) => things[of]?.(n) ?? `${n} चीज़ें`).join(', ')}`,
  full: (n) => `यहाँ सिर्फ़ ${n} ऑर्डर दिखते हैं, और भी हो सकते हैं। ये पूरे होने पर बाक़ी आएँगे।`,
  newer: 'यह भोज के नए वर्ज़न ने लिखा है। देखने के लिए अपडेट करें; बाक़ी सब चलता रहेगा।',
  broken: 'यह ख़राब हो गया है, और इसकी ख़बर दे दी गई है। बाक़ी सब चलता रहेगा। फिर कोशिश के लिए पेज फिर से खोलें।',
  update: 'अपडेट करें',
  reload: 'फिर से खोलें',
  looking: 'नया वर्ज़न ढूँढ रहे हैं…',
  found: 'नया वर्ज़न आ रहा है।',
  none: 'भोज अपडेट हो रहा है; एक मिनट में फिर कोशिश करें।',
  failed: 'नया वर्ज़न नहीं मिल पाया। इंटरनेट देखकर फिर कोशिश करें।',
};
