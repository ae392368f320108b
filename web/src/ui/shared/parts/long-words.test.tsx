import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LongWords } from './long-words.tsx';

afterEach(cleanup);

it('lets break only the words that would push the figures off the paper', () => {
  const long = 'ChickenMalaiTikkaKathiRollWithDoubleEgg';
  const { container } = render(<LongWords>{`Masala dosa ${long}, crisp`}</LongWords>);
  expect(container.textContent).toBe(`Masala dosa ${long}, crisp`);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([`${long},`]);
});

it('keeps an e-mail address whole in a list, where there is room for it', () => {
  const mail = 'kitchen@annapurna-bhavan.example';
  const { container } = render(<LongWords longest={40}>{mail}</LongWords>);
  expect(container.querySelector('span')).toBeNull();
});
