import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import type { PageWords } from './en.ts';

const rules: Readonly<Record<FoodRule, string>> = {
  jain: 'जैन',
  'no-onion-garlic': 'कांदा-लसूण नाही',
  vrat: 'उपवास',
  eggless: 'अंडे नाही',
  vegan: 'व्हीगन',
  halal: 'हलाल',
  'no-nuts': 'सुका मेवा नाही',
  'no-dairy': 'दूध नाही',
};

export const marathi: PageWords = {
  title: (name, city) => (city === '' ? `${name}: मेनू` : `${name}, ${city}: मेनू`),
  description: (name, dishes, cuisines) =>
    [`${name} चा मेनू, दरांसह: ${dishes} पदार्थ.`, ...(cuisines === '' ? [] : [`${cuisines}.`])].join(' '),
  marks: { veg: 'शाकाहारी', egg: 'अंडे आहे', 'non-veg': 'मांसाहारी' },
  food: (rule, answer) => {
    if (answer === 'does-not') return rule === 'no-nuts' ? 'सुका मेवा आहे' : 'दूध आहे';
    return answer === 'fits' ? rules[rule] : `${rules[rule]}: सांगितल्यास`;
  },
  spice: ['', 'कमी तिखट', 'तिखट', 'झणझणीत'],
  soldOut: 'आत्ता संपले',
  from: (start, end) => `${start} ते ${end}`,
  hours: 'उघडण्याची वेळ',
  closed: 'बंद',
  allDay: 'दिवसरात्र',
  everyDay: 'दररोज',
  book: 'टेबल बुक करा',
  call: 'फोन करा',
  directions: 'रस्ता पाहा',
  languages: 'भाषा',
  openUntil: (time) => `सुरू आहे · ${time} पर्यंत`,
  openAllDay: 'सुरू आहे · दिवसरात्र',
  closedUntil: (moment) => `बंद आहे · ${moment} उघडेल`,
  closedNow: 'बंद आहे',
  today: (time) => `आज ${time} वाजता`,
  tomorrow: (time) => `उद्या ${time} वाजता`,
  onDay: (day, time) => `${day}, ${time} वाजता`,
  chooseOf: (take, dishes) => `यांतून ${take} निवडा: ${dishes}`,
  sections: 'मेनूचे भाग',
  nothingYet: 'या मेनूत अजून पदार्थ नाहीत.',
  liquor: 'मद्य असलेली पेये टेबलवरच्या मेनूत आहेत.',
  taxAdded: 'या दरांवर कर बिलात जोडला जातो.',
  taxIncluded: 'दरांत कर समाविष्ट आहे.',
  order: 'पार्सल ऑर्डर करा',
  paused: 'फोनवरून ऑर्डर सध्या थांबवली आहे. वेटर तुमची ऑर्डर घेतील.',
  ended: 'हे रेस्टॉरंट सध्या फोनवरून ऑर्डर घेत नाही. ऑर्डर कशी द्यायची ते स्टाफ सांगेल.',
  suspended: 'हे रेस्टॉरंट सध्या Bhoj वरून ऑर्डर घेत नाही.',
  by: 'मेनू: Bhoj',
};
