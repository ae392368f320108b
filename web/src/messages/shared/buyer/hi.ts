import type { buyerWords as english } from './en.ts';

export const buyerWords: typeof english = {
  title: 'बिल किसके नाम पर',
  add: 'कंपनी या व्यक्ति के नाम बिल',
  hint: 'कंपनी को ख़र्च दिखाने के लिए यह चाहिए। बिल चुकने के बाद नहीं जुड़ सकता।',
  gstin: 'GSTIN या UIN',
  gstinHint: 'न हो तो ख़ाली छोड़ दें।',
  name: 'कंपनी या व्यक्ति का नाम',
  address: 'पता',
  stateCode: 'राज्य',
  stateHint: 'यह GSTIN से पता चलता है।',
  keep: 'अगली बार के लिए रखें',
  keepHint: 'मेहमान हाँ कहें तभी टिक करें: यह उनके नंबर के साथ रहेगा और अगली बार यहीं दिखेगा।',
  again: (name) => `पिछली बार: ${name}`,
  useAgain: 'वही लगाएँ',
  save: 'बिल पर लिखें',
  cancel: 'रहने दें',
  faults: {
    name: 'नाम भरें।',
    gstin: 'यह GSTIN या UIN नहीं है। पंद्रहों अक्षर जाँच लें।',
    address: 'पता भरें।',
    stateCode: 'राज्य चुनें।',
  },
};
