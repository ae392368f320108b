import type { WaitTexts } from './en.ts';

const greeting = (name: string) => (name === '' ? 'नमस्ते' : `नमस्ते ${name}`);
const before = (ahead: number) => (ahead === 0 ? 'अगली बारी आपकी है।' : `आपसे पहले ${ahead} समूह हैं।`);

export const waitTexts: WaitTexts = {
  added: ({ restaurant, name, number, ahead }) =>
    `${greeting(name)}, ${restaurant} की लाइन में आपका नाम लिख लिया है। आपका नंबर ${number} है। ${before(ahead)}`,
  coming: ({ restaurant, name, number }) =>
    `${greeting(name)}, ${restaurant} से बोल रहे हैं। क्या आप अभी भी आ रहे हैं? लाइन में आपका नंबर ${number} है। हाँ या नहीं में जवाब दें।`,
  ready: ({ restaurant, name, number }) =>
    `${greeting(name)}, ${restaurant} में आपकी टेबल तैयार है। कृपया प्रवेश पर आएँ। आपका नंबर ${number} है।`,
  link: (url) => `लाइन में आपकी जगह: ${url}`,
};
