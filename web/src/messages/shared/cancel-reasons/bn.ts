import type { CancelReasonWords } from './en.ts';

export const cancelReasonWords: CancelReasonWords = {
  'Ordered by mistake': 'ভুল করে অর্ডার',
  'Guest changed their mind': 'অতিথির মন বদলেছে',
  'Takes too long': 'খুব দেরি হচ্ছে',
  'Not available': 'এখন নেই',
  'Guests have left': 'অতিথি চলে গেছেন',
  'Wrong table': 'ভুল টেবিল',
};
