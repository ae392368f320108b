import type { DishSheetWords } from './en.ts';
import { markWords } from '../marks/hi.ts';

export const dishSheetWords: DishSheetWords = {
  marks: markWords,
  close: 'बंद करें',
  size: 'मात्रा',
  soldOut: 'ख़त्म',
  left: (n) => `${n} बचे हैं`,
  chooseExactly: (n) => `ज़रूरी · ${n} चुनें`,
  chooseBetween: (min, max) => `ज़रूरी · ${min} से ${max} चुनें`,
  chooseUpTo: (max) => (max === 1 ? 'ज़रूरी नहीं' : `ज़रूरी नहीं · ${max} तक`),
  asUsual: 'जैसा बनता है',
  chooseMore: (missing) => `${missing} और चुनें`,
  note: 'रसोई के लिए नोट',
  noteHint: 'जैसे: कम मिर्च, बिना प्याज़',
  addNote: 'नोट लिखें',
  saveNote: 'नोट रखें',
  weight: 'वज़न',
  perKilo: (price) => `${price} / kg`,
  otherWeight: 'दूसरा वज़न',
  otherWeightHint: 'ग्राम में, या जैसे 1.5 kg',
  wrongWeight: (most) => `ग्राम लिखें, जैसे 350, या किलो, जैसे 1.5 kg; ज़्यादा से ज़्यादा ${most}।`,
  quantity: 'कितने',
  less: 'एक कम',
  more: 'एक और',
  add: (total) => `जोड़ें · ${total}`,
};
