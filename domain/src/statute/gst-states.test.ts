import { expect, it } from 'vitest';
import { placeOfSupply } from './gst-states.ts';

it.each([
  ['29AAGCB7383J1Z4', 'Karnataka (29)'],
  ['07AAGCB7383J1Z4', 'Delhi (07)'],
  ['', null],
  ['99AAGCB7383J1Z4', null],
  ['__proto__', null],
])('names the state of %j', (gstin, place) => {
  expect(placeOfSupply(gstin)).toBe(place);
});
