import type { kotWords as english } from './en.ts';

export const kotWords: typeof english = {
  kot: (kot) => `KOT ${kot}`,
  quantity: (n) => `${n} ×`,
  paid: 'पैसे आले',
  addition: 'वाढीव',
  cancelled: 'कॅन्सल',
  duplicate: 'डुप्लिकेट',
  by: (name) => `ऑर्डर: ${name}`,
  printTicket: (kot) => `KOT ${kot} प्रिंट करा`,
  notPrinted: 'प्रिंट झाले नाही. प्रिंटर पाहा आणि पुन्हा प्रिंट करा.',
  dishes: (n) => `${n} पोर्शन`,
  guests: (n) => (n === 1 ? '1 पाहुणा' : `${n} पाहुणे`),
};
