import type { CancelReasonWords } from './en.ts';

export const cancelReasonWords: CancelReasonWords = {
  'Ordered by mistake': 'ग़लती से ऑर्डर हुआ',
  'Guest changed their mind': 'मेहमान ने मन बदला',
  'Takes too long': 'बहुत देर हो रही है',
  'Not available': 'उपलब्ध नहीं',
  'Guests have left': 'मेहमान चले गए',
  'Wrong table': 'ग़लत टेबल',
};
