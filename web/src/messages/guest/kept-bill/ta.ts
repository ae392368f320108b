import type { keptBill as english } from './en.ts';

export const keptBill: typeof english = {
  paidHint: 'வந்ததற்கு நன்றி. வேண்டுமானால் பில்லை வைத்துக்கொள்ளவும்.',
  print: 'பிரிண்ட்',
  share: 'பகிர்',
  copied: 'காப்பி ஆனது. வேண்டிய இடத்தில் ஒட்டவும்.',
  shareText: (restaurant, number, total) => `${restaurant}, பில் ${number}: ${total}, செலுத்தியது.`,
};
