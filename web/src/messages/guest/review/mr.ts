import type { review as english } from './en.ts';

export const review: typeof english = {
  title: 'कसे वाटले?',
  stars: (n) => `5 पैकी ${n} तारे`,
  words: 'तुमच्या शब्दांत',
  wordsHint: 'ऐच्छिक. हे फक्त रेस्टॉरंट वाचते.',
  dishes: 'एकेक पदार्थ (ऐच्छिक)',
  thumb: { up: (dish) => `${dish}: छान`, down: (dish) => `${dish}: छान नाही` },
  publicPage: 'सगळ्यांसमोर मत द्या',
  answer: 'रेस्टॉरंटचे उत्तर',
  send: 'रेस्टॉरंटला पाठवा',
  sending: 'पाठवत आहे…',
  choose: 'आधी एक ते पाच तारे निवडा.',
  thanks: 'धन्यवाद. रेस्टॉरंट प्रत्येक शब्द वाचते.',
  reasons: {
    'not-settled': 'बिल अजून भरलेले नाही. भरल्यावर कसे वाटले ते सांगा.',
    'already-reviewed': 'तुमच्या टेबलवरून कोणीतरी मत दिले आहे. धन्यवाद.',
  },
};
