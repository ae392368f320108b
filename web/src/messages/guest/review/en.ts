import { part } from '../../part.ts';

/** The review that a guest leaves once the bill is paid. */
export const review = {
  title: 'How was it?',
  stars: (n: number) => (n === 1 ? '1 star of 5' : `${n} stars of 5`),
  words: 'In your words',
  wordsHint: 'Optional. Only the restaurant reads it.',
  dishes: 'Single dishes (optional)',
  thumb: { up: (dish: string) => `${dish}: good`, down: (dish: string) => `${dish}: not good` },
  publicPage: 'Review it in public',
  answer: 'The restaurant answers',
  send: 'Send to the restaurant',
  sending: 'Sending…',
  choose: 'Choose one to five stars first.',
  thanks: 'Thank you. The restaurant reads every word.',
  reasons: {
    'not-settled': 'The bill is not paid yet. Tell us how it was once it is.',
    'already-reviewed': 'Somebody at your table has already said how it was. Thank you.',
  },
};

export const reviewPart = part('review', review);
