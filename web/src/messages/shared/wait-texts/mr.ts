import type { WaitTexts } from './en.ts';

const greeting = (name: string) => (name === '' ? 'नमस्कार' : `नमस्कार ${name}`);
const before = (ahead: number) => (ahead === 0 ? 'पुढची पाळी तुमची आहे.' : `तुमच्या आधी ${ahead} गट आहेत.`);

export const waitTexts: WaitTexts = {
  added: ({ restaurant, name, number, ahead }) =>
    `${greeting(name)}, ${restaurant} च्या रांगेत तुमची नोंद झाली आहे. तुमचा नंबर ${number} आहे. ${before(ahead)}`,
  coming: ({ restaurant, name, number }) =>
    `${greeting(name)}, ${restaurant} मधून बोलत आहोत. तुम्ही अजून येत आहात का? रांगेत तुमचा नंबर ${number} आहे. हो किंवा नाही असे उत्तर द्या.`,
  ready: ({ restaurant, name, number }) =>
    `${greeting(name)}, ${restaurant} मध्ये तुमचे टेबल तयार आहे. कृपया प्रवेशद्वाराजवळ या. तुमचा नंबर ${number} आहे.`,
  link: (url) => `रांगेत तुमची जागा: ${url}`,
};
