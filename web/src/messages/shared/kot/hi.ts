import type { kotWords as english } from './en.ts';

export const kotWords: typeof english = {
  kot: (kot) => `KOT ${kot}`,
  quantity: (n) => `${n} ×`,
  paid: 'चुकाया',
  addition: 'और जोड़ा',
  cancelled: 'कैंसिल',
  duplicate: 'डुप्लिकेट',
  by: (name) => `ऑर्डर: ${name}`,
  printTicket: (kot) => `KOT ${kot} प्रिंट करें`,
  notPrinted: 'प्रिंट नहीं हुआ। प्रिंटर देखें और फिर प्रिंट करें।',
  dishes: (n) => `${n} पोर्शन`,
  guests: (n) => `${n} मेहमान`,
};
