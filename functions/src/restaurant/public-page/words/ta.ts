import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import type { PageWords } from './en.ts';

const rules: Readonly<Record<FoodRule, string>> = {
  jain: 'ஜெயின்',
  'no-onion-garlic': 'வெங்காயம்-பூண்டு இல்லை',
  vrat: 'விரதம்',
  eggless: 'முட்டை இல்லை',
  vegan: 'வீகன்',
  halal: 'ஹலால்',
  'no-nuts': 'நட்ஸ் இல்லை',
  'no-dairy': 'பால் இல்லை',
};

export const tamil: PageWords = {
  title: (name, city) => (city === '' ? `${name}: மெனு` : `${name}, ${city}: மெனு`),
  description: (name, dishes, cuisines) =>
    [`${name} மெனு, விலைகளுடன்: ${dishes} உணவுகள்.`, ...(cuisines === '' ? [] : [`${cuisines}.`])].join(' '),
  marks: { veg: 'சைவம்', egg: 'முட்டை உள்ளது', 'non-veg': 'அசைவம்' },
  food: (rule, answer) => {
    if (answer === 'does-not') return rule === 'no-nuts' ? 'நட்ஸ் உள்ளது' : 'பால் உள்ளது';
    return answer === 'fits' ? rules[rule] : `${rules[rule]}: கேட்டால்`;
  },
  spice: ['', 'லேசான காரம்', 'காரம்', 'அதிக காரம்'],
  soldOut: 'இப்போது தீர்ந்தது',
  from: (start, end) => `${start} முதல் ${end} வரை`,
  hours: 'திறந்திருக்கும் நேரம்',
  closed: 'மூடியிருக்கும்',
  allDay: 'நாள் முழுவதும்',
  everyDay: 'தினமும்',
  book: 'மேசை பதிவு செய்க',
  call: 'அழைக்க',
  directions: 'வழி',
  languages: 'மொழிகள்',
  openUntil: (time) => `திறந்துள்ளது · ${time} வரை`,
  openAllDay: 'திறந்துள்ளது · நாள் முழுவதும்',
  closedUntil: (moment) => `மூடியுள்ளது · திறப்பது ${moment}`,
  closedNow: 'மூடியுள்ளது',
  today: (time) => `இன்று ${time}`,
  tomorrow: (time) => `நாளை ${time}`,
  onDay: (day, time) => `${day} ${time}`,
  chooseOf: (take, dishes) => `இவற்றில் ${take} தேர்ந்தெடுங்கள்: ${dishes}`,
  sections: 'மெனுவின் பகுதிகள்',
  nothingYet: 'இந்த மெனுவில் இன்னும் உணவுகள் இல்லை.',
  liquor: 'மது பானங்கள் மேசையில் உள்ள மெனுவில் உள்ளன.',
  taxAdded: 'இந்த விலைகளுக்கு வரி பில்லில் சேர்க்கப்படும்.',
  taxIncluded: 'விலைகளில் வரி அடங்கும்.',
  order: 'பார்சல் ஆர்டர்',
  paused: 'போனில் ஆர்டர் இப்போது நிறுத்தியுள்ளது. வெயிட்டர் ஆர்டர் எடுப்பார்.',
  ended: 'இந்த உணவகம் இப்போது போனில் ஆர்டர் எடுக்கவில்லை. ஊழியரைக் கேட்கவும்.',
  suspended: 'இந்த உணவகம் இப்போது Bhoj மூலம் ஆர்டர் எடுக்கவில்லை.',
  by: 'மெனு: Bhoj',
};
