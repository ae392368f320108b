import { expect, it } from 'vitest';
import { suggestedKind } from './reverse-words.ts';

it.each([
  ['Rent', 'rent'],
  ['Shop rent, November', 'rent'],
  ['किराया', 'rent'],
  ['ভাড়া', 'rent'],
  ['வாடகை', 'rent'],
  ['Transport', 'transport'],
  ['Security guard', 'security'],
  ['Director’s fee', 'director'],
  ['Advocate, notice of the landlord', 'legal'],
  ['वकील', 'legal'],
  ['Vegetables', null],
  ['Parental leave', null],
])('%s suggests %s', (name, kind) => expect(suggestedKind([name])).toBe(kind));
