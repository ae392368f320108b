import { rupees } from '@bhoj/domain/money/money';
import type { AddOnGroup, Mark } from '@bhoj/domain/menu/menu.schema';

type Option = readonly [id: string, name: string, hindi: string, price: number, mark?: Mark];

function group(
  id: string,
  [name, hindi]: readonly [string, string],
  [min, max]: readonly [number, number],
  options: readonly Option[],
): AddOnGroup {
  return {
    id,
    name,
    otherNames: { hi: hindi },
    min,
    max,
    options: options.map(([optionId, optionName, optionHindi, price, mark = 'veg']) => ({
      id: optionId,
      name: optionName,
      otherNames: { hi: optionHindi },
      mark,
      pricePaise: rupees(price),
    })),
  };
}

export const ADD_ON_GROUPS: AddOnGroup[] = [
  group(
    'bread-choice',
    ['Choose your bread', 'रोटी चुनें'],
    [1, 1],
    [
      ['chapati', 'Chapati (3)', 'चपाती (3)', 0],
      ['bhakri', 'Jowar Bhakri (2)', 'ज्वार की भाकरी (2)', 0],
      ['tandoori-roti', 'Tandoori Roti (2)', 'तंदूरी रोटी (2)', 0],
      ['butter-naan', 'Butter Naan (2)', 'बटर नान (2)', 30],
    ],
  ),
  group(
    'spice-level',
    ['Spice level', 'तीखापन'],
    [0, 1],
    [
      ['mild', 'Mild', 'कम तीखा', 0],
      ['medium', 'Medium', 'मध्यम तीखा', 0],
      ['hot', 'Hot', 'तीखा', 0],
    ],
  ),
  group(
    'misal-rassa',
    ['Which rassa?', 'कौन सा रस्सा?'],
    [1, 1],
    [
      ['puneri', 'Puneri, mild', 'पुणेरी, हल्का', 0],
      ['kolhapuri', 'Kolhapuri, fiery', 'कोल्हापुरी, तीखा', 0],
    ],
  ),
  group(
    'misal-extras',
    ['With your misal', 'मिसल के साथ'],
    [0, 3],
    [
      ['pav', 'Extra pav (2)', 'और पाव (2)', 20],
      ['rassa', 'Extra rassa', 'और रस्सा', 30],
      ['dahi', 'Bowl of curd', 'दही', 35],
    ],
  ),
  group(
    'dosa-extras',
    ['Extra toppings', 'ऊपर से'],
    [0, 4],
    [
      ['butter', 'Butter', 'मक्खन', 25],
      ['cheese', 'Grated cheese', 'चीज़', 50],
      ['podi', 'Gunpowder podi with ghee', 'घी पोडी', 30],
      ['sambar', 'Extra sambar', 'और सांभर', 30],
    ],
  ),
  group(
    'tandoor-sides',
    ['On the side', 'साथ में'],
    [0, 3],
    [
      ['chutney', 'Extra mint chutney', 'और पुदीना चटनी', 20],
      ['salad', 'Onion and lime salad', 'प्याज़ नींबू सलाद', 40],
      ['rumali', 'Rumali roti', 'रूमाली रोटी', 45],
    ],
  ),
  group(
    'gravy-extras',
    ['Make it richer', 'और स्वाद'],
    [0, 2],
    [
      ['butter', 'Butter on top', 'ऊपर से मक्खन', 30],
      ['cream', 'Fresh cream', 'ताज़ी मलाई', 40],
      ['gravy', 'Extra gravy', 'और ग्रेवी', 70],
    ],
  ),
  group(
    'biryani-extras',
    ['With your biryani', 'बिरयानी के साथ'],
    [0, 4],
    [
      ['raita', 'Boondi raita', 'बूंदी रायता', 60],
      ['salan', 'Mirchi ka salan', 'मिर्ची का सालन', 50],
      ['egg', 'Boiled egg (2)', 'उबले अंडे (2)', 40, 'egg'],
      ['leg', 'Extra chicken leg', 'और चिकन लेग', 110, 'non-veg'],
    ],
  ),
  group(
    'sugar',
    ['Sugar', 'चीनी'],
    [0, 1],
    [
      ['less', 'Less sugar', 'कम चीनी', 0],
      ['none', 'No sugar', 'बिना चीनी', 0],
      ['jaggery', 'With jaggery', 'गुड़ वाली', 10],
    ],
  ),
  group(
    'sweet-extras',
    ['Top it up', 'ऊपर से'],
    [0, 2],
    [
      ['ice-cream', 'Scoop of vanilla ice cream', 'वनीला आइसक्रीम', 60],
      ['dry-fruit', 'Chopped pistachio and almond', 'पिस्ता बादाम', 40],
    ],
  ),
];
