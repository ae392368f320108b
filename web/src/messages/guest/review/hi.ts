import type { review as english } from './en.ts';

export const review: typeof english = {
  title: 'कैसा रहा?',
  stars: (n) => `5 में से ${n} सितारे`,
  words: 'अपने शब्दों में',
  wordsHint: 'ज़रूरी नहीं। इसे केवल रेस्टोरेंट पढ़ता है।',
  dishes: 'अलग-अलग व्यंजन (ज़रूरी नहीं)',
  thumb: { up: (dish) => `${dish}: अच्छा`, down: (dish) => `${dish}: अच्छा नहीं` },
  publicPage: 'सबके सामने राय दें',
  answer: 'रेस्टोरेंट का जवाब',
  send: 'रेस्टोरेंट को भेजें',
  sending: 'भेज रहे हैं…',
  choose: 'पहले एक से पाँच सितारे चुनें।',
  thanks: 'धन्यवाद। रेस्टोरेंट हर शब्द पढ़ता है।',
  reasons: {
    'not-settled': 'बिल अभी चुकाया नहीं गया है। चुकाने के बाद बताइए कि कैसा रहा।',
    'already-reviewed': 'आपकी मेज़ से कोई राय दे चुका है। धन्यवाद।',
  },
};
