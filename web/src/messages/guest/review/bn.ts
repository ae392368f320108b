import type { review as english } from './en.ts';

export const review: typeof english = {
  title: 'কেমন লাগল?',
  stars: (n) => `5-এর মধ্যে ${n} তারা`,
  words: 'নিজের কথায়',
  wordsHint: 'না লিখলেও চলে। শুধু রেস্তোরাঁ পড়ে।',
  dishes: 'আলাদা আলাদা পদ (না দিলেও চলে)',
  thumb: { up: (dish) => `${dish}: ভালো`, down: (dish) => `${dish}: ভালো নয়` },
  publicPage: 'সবার সামনে মতামত দিন',
  answer: 'রেস্তোরাঁর উত্তর',
  send: 'রেস্তোরাঁকে পাঠান',
  sending: 'পাঠানো হচ্ছে…',
  choose: 'আগে এক থেকে পাঁচ তারা বাছুন।',
  thanks: 'ধন্যবাদ। রেস্তোরাঁ প্রতিটি কথা পড়ে।',
  reasons: {
    'not-settled': 'বিল এখনও মেটানো হয়নি। মেটানোর পরে বলুন কেমন লাগল।',
    'already-reviewed': 'আপনার টেবিল থেকে কেউ আগেই মতামত দিয়েছেন। ধন্যবাদ।',
  },
};
