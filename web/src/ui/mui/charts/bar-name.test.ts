import { expect, it } from 'vitest';
import { inTwoLines } from './bar-name.ts';

it.each([
  ['South Indian', 'South Indian'],
  ['Food cost (theoretical)', 'Food cost\n(theoretical)'],
  ['Onion Tomato Uttapam', 'Onion Tomato\nUttapam'],
  ['Licences and fees', 'Licences and\nfees'],
  ['Wages with the employer’s shares of it', 'Wages with the\nemployer’s shar…'],
  ['Pneumonoultramicroscopic', 'Pneumonoultrami…'],
])('%s stands beside its bar as %j', (name, lines) => expect(inTwoLines(name)).toBe(lines));
