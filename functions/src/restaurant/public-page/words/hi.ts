import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import type { PageWords } from './en.ts';

const rules: Readonly<Record<FoodRule, string>> = {
  jain: 'जैन',
  'no-onion-garlic': 'बिना प्याज़-लहसुन',
  vrat: 'व्रत',
  eggless: 'बिना अंडा',
  vegan: 'वीगन',
  halal: 'हलाल',
  'no-nuts': 'बिना मेवा',
  'no-dairy': 'बिना दूध',
};

export const hindi: PageWords = {
  title: (name, city) => (city === '' ? `${name}: मेन्यू` : `${name}, ${city}: मेन्यू`),
  description: (name, dishes, cuisines) =>
    [`${name} का मेन्यू, दाम के साथ: ${dishes} व्यंजन।`, ...(cuisines === '' ? [] : [`${cuisines}।`])].join(' '),
  marks: { veg: 'शाकाहारी', egg: 'अंडा है', 'non-veg': 'मांसाहारी' },
  food: (rule, answer) => {
    if (answer === 'does-not') return rule === 'no-nuts' ? 'मेवा है' : 'दूध है';
    return answer === 'fits' ? rules[rule] : `${rules[rule]}: कहने पर`;
  },
  spice: ['', 'हल्का तीखा', 'तीखा', 'बहुत तीखा'],
  soldOut: 'अभी ख़त्म',
  from: (start, end) => `${start} से ${end}`,
  hours: 'खुलने का समय',
  closed: 'बंद',
  allDay: 'दिन-रात',
  everyDay: 'हर दिन',
  book: 'मेज़ बुक करें',
  call: 'फ़ोन करें',
  directions: 'रास्ता देखें',
  languages: 'भाषाएँ',
  openUntil: (time) => `अभी खुला है · ${time} तक`,
  openAllDay: 'अभी खुला है · दिन-रात',
  closedUntil: (moment) => `अभी बंद है · ${moment} खुलेगा`,
  closedNow: 'अभी बंद है',
  today: (time) => `आज ${time} पर`,
  tomorrow: (time) => `कल ${time} पर`,
  onDay: (day, time) => `${day} को ${time} पर`,
  chooseOf: (take, dishes) => `इनमें से ${take} चुनें: ${dishes}`,
  sections: 'मेन्यू के हिस्से',
  nothingYet: 'इस मेन्यू में अभी कोई व्यंजन नहीं है।',
  liquor: 'शराब वाले पेय मेज़ के मेन्यू में हैं।',
  taxAdded: 'इन दामों पर कर बिल में जुड़ता है।',
  taxIncluded: 'दामों में कर शामिल है।',
  order: 'पार्सल ऑर्डर करें',
  paused: 'फ़ोन से ऑर्डर अभी रुका है। वेटर आपका ऑर्डर लेंगे।',
  ended: 'यह रेस्टोरेंट अभी फ़ोन से ऑर्डर नहीं ले रहा। ऑर्डर कैसे दें, यह स्टाफ़ बताएगा।',
  suspended: 'यह रेस्टोरेंट अभी Bhoj से ऑर्डर नहीं ले रहा।',
  by: 'मेन्यू: Bhoj',
};
