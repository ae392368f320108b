import { expect, it } from 'vitest';
import { inLatinLetters } from './latin-letters.ts';

it.each([
  ['अन्नपूर्णा', 'annapurna'],
  ['भोजनालय', 'bhojanalay'],
  ['मुंबई', 'mumbai'],
  ['पंजाबी ढाबा', 'panjabi dhaba'],
  ['इंद्र', 'indra'],
  ['कृष्ण महल', 'krishna mahal'],
  ['ज़ायका', 'zayaka'],
  ['दुःख', 'duhkh'],
  ['रसोई २४', 'rasoi 24'],
  ['ও', 'o'],
  ['কলকাতা', 'kalakata'],
  ['ਪੰਜਾਬ', 'panjab'],
  ['ગુજરાત', 'gujarat'],
  ['తెలుగు', 'telugu'],
  ['ಕನ್ನಡ', 'kannada'],
  ['Café भोज', 'Café bhoj'],
  ['न', 'na'],
])('%s is spelled %s', (text, latin) => {
  expect(inLatinLetters(text)).toBe(latin);
});

it('leaves other scripts, and words of two of them', () => {
  expect(inLatinLetters('寿司 Sushi-भjx')).toBe('寿司 Sushi-भjx');
});
