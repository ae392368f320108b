import type { joined as english } from './en.ts';

export const joined: typeof english = {
  join: 'टेबल जोड़ें',
  joinHint: 'जुड़ी टेबलों का एक ऑर्डर और एक बिल होता है। किसी भी टेबल का फ़ोन उसी तक पहुँचता है।',
  joinGo: (to) => `${to} जोड़ें`,
  separate: 'टेबल अलग करें',
  separateHint: 'ऑर्डर दूसरी टेबल पर रहेगा। यह टेबल फिर ख़ाली होगी।',
  separateGo: (table) => `${table} अलग करें`,
  which: 'कौन-सी टेबल अलग होगी?',
  reasons: {
    'table-reserved': 'यह टेबल किसी और के लिए रखी है। पहले बुकिंग हटाएँ, या दूसरी टेबल लें।',
    'tables-apart': 'एक ही मंज़िल की टेबलें जुड़ सकती हैं, ज़्यादा से ज़्यादा आठ।',
    'last-of-order': 'इस ऑर्डर की यही एक टेबल है। ऑर्डर को दूसरी टेबल पर ले जाएँ।',
  },
};
