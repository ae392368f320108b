import type { DishSheetWords } from './en.ts';
import { markWords } from '../marks/mr.ts';

export const dishSheetWords: DishSheetWords = {
  marks: markWords,
  close: 'बंद करा',
  size: 'साइझ',
  soldOut: 'संपले',
  left: (n) => `${n} उरले`,
  chooseExactly: (n) => `आवश्यक · ${n} निवडा`,
  chooseBetween: (min, max) => `आवश्यक · ${min} ते ${max} निवडा`,
  chooseUpTo: (max) => (max === 1 ? 'ऐच्छिक' : `ऐच्छिक · ${max} पर्यंत`),
  asUsual: 'नेहमीसारखे',
  chooseMore: (missing) => `आणखी ${missing} निवडा`,
  note: 'किचनसाठी नोट',
  noteHint: 'जसे: कमी तिखट, कांदा नको',
  addNote: 'नोट लिहा',
  saveNote: 'नोट ठेवा',
  weight: 'वजन',
  perKilo: (price) => `${price} / kg`,
  otherWeight: 'दुसरे वजन',
  otherWeightHint: 'ग्रॅममध्ये, किंवा जसे 1.5 kg',
  wrongWeight: (most) => `ग्रॅम लिहा, जसे 350, किंवा किलो, जसे 1.5 kg; जास्तीत जास्त ${most}.`,
  quantity: 'किती',
  less: 'एक कमी',
  more: 'एक जास्त',
  add: (total) => `जोडा · ${total}`,
};
