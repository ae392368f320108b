import type { WaitTexts } from './en.ts';

const greeting = (name: string) => (name === '' ? 'வணக்கம்' : `வணக்கம் ${name}`);
const before = (ahead: number) => (ahead === 0 ? 'அடுத்தது நீங்கள்தான்.' : `உங்களுக்கு முன் ${ahead} குழுக்கள் உள்ளன.`);

export const waitTexts: WaitTexts = {
  added: ({ restaurant, name, number, ahead }) =>
    `${greeting(name)}, ${restaurant} வரிசையில் உங்களைச் சேர்த்துள்ளோம். உங்கள் எண் ${number}. ${before(ahead)}`,
  coming: ({ restaurant, name, number }) =>
    `${greeting(name)}, ${restaurant} இலிருந்து பேசுகிறோம். நீங்கள் இன்னும் வருகிறீர்களா? வரிசையில் உங்கள் எண் ${number}. ஆம் அல்லது இல்லை என்று பதில் அனுப்புங்கள்.`,
  ready: ({ restaurant, name, number }) =>
    `${greeting(name)}, ${restaurant} இல் உங்கள் மேசை தயார். நுழைவாயிலுக்கு வாருங்கள். உங்கள் எண் ${number}.`,
  link: (url) => `வரிசையில் உங்கள் இடம்: ${url}`,
};
