import type { CancelReasonWords } from './en.ts';

export const cancelReasonWords: CancelReasonWords = {
  'Ordered by mistake': 'தவறாக ஆர்டர்',
  'Guest changed their mind': 'மனம் மாறியது',
  'Takes too long': 'தாமதம் ஆகிறது',
  'Not available': 'இப்போது இல்லை',
  'Guests have left': 'ஆட்கள் போய்விட்டனர்',
  'Wrong table': 'தவறான டேபிள்',
};
