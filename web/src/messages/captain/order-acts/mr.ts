import type { orderActs as english } from './en.ts';

export const orderActs: typeof english = {
  cancelLinesHint: 'रांगेतल्या किंवा बनत असलेल्या डिश. किचनला सांगितले जाते.',
  nothingToCancel: 'सगळे तयार, वाढलेले किंवा कॅन्सल झालेले आहे.',
  cancelOrderHint: (place) => `${place} चे काहीही आता बनणार नाही, बिलातही येणार नाही. किचनला सांगितले जाते.`,
  cancelOrderGo: (place) => `${place} कॅन्सल करा`,
  repeatHint: 'हे ऑर्डरमध्ये जोडले जाते. पाहून पाठवा.',
  repeatLeftOut: (names) => `सध्या मिळत नाही म्हणून वगळले: ${names}`,
  repeatNothing: 'मागच्या ऑर्डरमधले काहीही सध्या मिळत नाही.',

  chooseTable: 'रिकामे टेबल निवडा',
  chooseOrder: 'कोणत्या ऑर्डरमध्ये मिसळायची',
  chooseTarget: 'कुठे?',
  noFreeTable: 'एकही टेबल रिकामे नाही.',
  noOtherOrder: 'दुसरी उघडी ऑर्डर नाही.',
  moveGo: (to) => `${to} वर हलवा`,
  moveHint: 'ग्राहक त्यांच्या ऑर्डरसोबत राहतात, फोनवरही.',
  mergeGo: (to) => `${to} मध्ये मिसळा`,
  mergeHint: (from) => `सगळे एका बिलावर येते, आणि ${from} पुन्हा रिकामे होते.`,
  moveLinesNothing: 'डिश निवडा, आणि जागा निवडा',

  join: 'टेबल जोडा',
  joinHint: 'जोडलेल्या टेबलांची एक ऑर्डर आणि एक बिल असते. कोणत्याही टेबलवरचा फोन तिथेच पोहोचतो.',
  joinGo: (to) => `${to} जोडा`,
  separate: 'टेबल वेगळे करा',
  separateHint: 'ऑर्डर उरलेल्या टेबलवर राहील. हे टेबल पुन्हा रिकामे होईल.',
  separateGo: (table) => `${table} वेगळे करा`,
  which: 'कोणते टेबल वेगळे करायचे?',
  reasons: {
    'booking-table-taken': 'हे टेबल दुसऱ्यांसाठी राखून ठेवले आहे. आधी बुकिंग काढा, किंवा दुसरे टेबल घ्या.',
    'join-invalid': 'एकाच मजल्यावरची टेबले जोडता येतात, जास्तीत जास्त आठ.',
  },
};
