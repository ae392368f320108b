import type { kotWords as english } from './en.ts';

export const kotWords: typeof english = {
  kot: (kot) => `KOT ${kot}`,
  quantity: (n) => `${n} ×`,
  paid: 'செலுத்தியது',
  addition: 'கூடுதல்',
  cancelled: 'கேன்சல்',
  duplicate: 'டூப்ளிகேட்',
  by: (name) => `ஆர்டர்: ${name}`,
  printTicket: (kot) => `KOT ${kot} பிரிண்ட்`,
  notPrinted: 'பிரிண்ட் ஆகவில்லை. பிரிண்டரைப் பார்த்து மீண்டும் பிரிண்ட் செய்யவும்.',
  dishes: (n) => `${n} போர்ஷன்`,
  guests: (n) => (n === 1 ? '1 விருந்தினர்' : `${n} விருந்தினர்கள்`),
};
