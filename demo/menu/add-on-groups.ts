import { rupees } from '@bhoj/domain/money/money';
import { otherNamesOf } from './words/in-other-languages.ts';
import type { AddOnGroup, Mark } from '@bhoj/domain/menu/shape/menu.schema';

type Option = readonly [id: string, name: string, price: number, mark?: Mark];

function group(
  id: string,
  name: string,
  [min, max]: readonly [number, number],
  options: readonly Option[],
): AddOnGroup {
  return {
    id,
    name,
    otherNames: otherNamesOf(id),
    min,
    max,
    options: options.map(([optionId, optionName, price, mark = 'veg']) => ({
      id: optionId,
      name: optionName,
      otherNames: otherNamesOf(`${id}/${optionId}`),
      mark,
      pricePaise: rupees(price),
    })),
  };
}

export const ADD_ON_GROUPS: AddOnGroup[] = [
  group(
    'bread-choice',
    'Choose your bread',
    [1, 1],
    [
      ['chapati', 'Chapati (3)', 0],
      ['bhakri', 'Jowar Bhakri (2)', 0],
      ['tandoori-roti', 'Tandoori Roti (2)', 0],
      ['butter-naan', 'Butter Naan (2)', 30],
    ],
  ),
  group(
    'spice-level',
    'Spice level',
    [0, 1],
    [
      ['mild', 'Mild', 0],
      ['medium', 'Medium', 0],
      ['hot', 'Hot', 0],
    ],
  ),
  group(
    'misal-rassa',
    'Which rassa?',
    [1, 1],
    [
      ['puneri', 'Puneri, mild', 0],
      ['kolhapuri', 'Kolhapuri, fiery', 0],
    ],
  ),
  group(
    'misal-extras',
    'With your misal',
    [0, 3],
    [
      ['pav', 'Extra pav (2)', 20],
      ['rassa', 'Extra rassa', 30],
      ['dahi', 'Bowl of curd', 35],
    ],
  ),
  group(
    'dosa-extras',
    'Extra toppings',
    [0, 4],
    [
      ['butter', 'Butter', 25],
      ['cheese', 'Grated cheese', 50],
      ['podi', 'Gunpowder podi with ghee', 30],
      ['sambar', 'Extra sambar', 30],
    ],
  ),
  group(
    'tandoor-sides',
    'On the side',
    [0, 3],
    [
      ['chutney', 'Extra mint chutney', 20],
      ['salad', 'Onion and lime salad', 40],
      ['rumali', 'Rumali roti', 45],
    ],
  ),
  group(
    'gravy-extras',
    'Make it richer',
    [0, 2],
    [
      ['butter', 'Butter on top', 30],
      ['cream', 'Fresh cream', 40],
      ['gravy', 'Extra gravy', 70],
    ],
  ),
  group(
    'biryani-extras',
    'With your biryani',
    [0, 4],
    [
      ['raita', 'Boondi raita', 60],
      ['salan', 'Mirchi ka salan', 50],
      ['egg', 'Boiled egg (2)', 40, 'egg'],
      ['leg', 'Extra chicken leg', 110, 'non-veg'],
    ],
  ),
  group(
    'sugar',
    'Sugar',
    [0, 1],
    [
      ['less', 'Less sugar', 0],
      ['none', 'No sugar', 0],
      ['jaggery', 'With jaggery', 10],
    ],
  ),
  group(
    'sweet-extras',
    'Top it up',
    [0, 2],
    [
      ['ice-cream', 'Scoop of vanilla ice cream', 60],
      ['dry-fruit', 'Chopped pistachio and almond', 40],
    ],
  ),
];
