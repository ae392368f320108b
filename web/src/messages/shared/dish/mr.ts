import type { DishSheetWords } from './en.ts';
import type { MarkWords } from '../marks/en.ts';

export const markWords: MarkWords = { veg: 'शाकाहारी', egg: 'अंडे आहे', 'non-veg': 'मांसाहारी' };

export const dishSheetWords: DishSheetWords = {
  marks: markWords,
  close: 'बंद करा',
  size: 'साइझ',
  chooseExactly: (n) => `आवश्यक · ${n} निवडा`,
  chooseBetween: (min, max) => `आवश्यक · ${min} ते ${max} निवडा`,
  chooseUpTo: (max) => (max === 1 ? 'ऐच्छिक' : `ऐच्छिक · ${max} पर्यंत`),
  asUsual: 'नेहमीसारखे',
  chooseMore: (missing) => `आणखी ${missing} निवडा`,
  note: 'किचनसाठी नोट',
  noteHint: 'जसे: कमी तिखट, कांदा नको',
  addNote: 'नोट लिहा',
  saveNote: 'नोट ठेवा',
  quantity: 'किती',
  less: 'एक कमी',
  more: 'एक जास्त',
  add: (total) => `जोडा · ${total}`,
};
