import type { CancelReasonWords } from './en.ts';

export const cancelReasonWords: CancelReasonWords = {
  'Ordered by mistake': 'चुकून ऑर्डर झाली',
  'Guest changed their mind': 'ग्राहकाचे मन बदलले',
  'Takes too long': 'खूप वेळ लागतो',
  'Not available': 'उपलब्ध नाही',
  'Guests have left': 'ग्राहक निघून गेले',
  'Wrong table': 'चुकीचे टेबल',
};
