import type { orderActs as english } from './en.ts';

export const orderActs: typeof english = {
  cancelLinesHint: 'जो डिश क़तार में हैं या बन रही हैं। रसोई को बताया जाएगा।',
  nothingToCancel: 'सब तैयार, परोसा या कैंसिल हो चुका है।',
  cancelOrderHint: (place) => `${place} का कुछ भी अब न बनेगा, न बिल में आएगा। रसोई को बताया जाएगा।`,
  cancelOrderGo: (place) => `${place} कैंसिल करें`,
  repeatHint: 'यह ऑर्डर में जुड़ेगा। देखकर भेजें।',
  repeatLeftOut: (names) => `अभी उपलब्ध नहीं, इसलिए छोड़ा: ${names}`,
  repeatNothing: 'पिछले ऑर्डर का कुछ भी अभी उपलब्ध नहीं।',

  chooseTable: 'ख़ाली टेबल चुनें',
  chooseOrder: 'किसमें मिलाएँ',
  chooseTarget: 'कहाँ ले जाएँ?',
  noFreeTable: 'कोई टेबल ख़ाली नहीं।',
  noOtherOrder: 'दूसरा कोई खुला ऑर्डर नहीं।',
  moveGo: (to) => `${to} पर ले जाएँ`,
  moveHint: 'मेहमान अपने ऑर्डर के साथ रहेंगे, फ़ोन पर भी।',
  mergeGo: (to) => `${to} में मिलाएँ`,
  mergeHint: (from) => `सब एक बिल पर आएगा, और ${from} फिर ख़ाली होगा।`,
  moveLinesNothing: 'डिश चुनें, और जगह चुनें',

  join: 'टेबल जोड़ें',
  joinHint: 'जुड़ी टेबलों का एक ऑर्डर और एक बिल होता है। किसी भी टेबल का फ़ोन उसी तक पहुँचता है।',
  joinGo: (to) => `${to} जोड़ें`,
  separate: 'टेबल अलग करें',
  separateHint: 'ऑर्डर बाक़ी टेबल पर रहेगा। यह टेबल फिर ख़ाली होगी।',
  separateGo: (table) => `${table} अलग करें`,
  which: 'कौन-सी टेबल अलग होगी?',
  reasons: {
    'booking-table-taken': 'यह टेबल किसी और के लिए रखी है। पहले बुकिंग हटाएँ, या दूसरी टेबल लें।',
    'join-invalid': 'एक ही मंज़िल की टेबलें जुड़ सकती हैं, ज़्यादा से ज़्यादा आठ।',
  },
};
