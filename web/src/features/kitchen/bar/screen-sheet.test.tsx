import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LANGUAGES } from '@bhoj/domain/catalogue/languages';
import { kitchen } from '../../../messages/kitchen/kitchen/en.ts';
import { dictionaryOf, languagesOf } from '../../../words/dictionaries.ts';
import { InLanguage } from '../../../words/spoken.tsx';
import { ScreenSheet } from './screen-sheet.tsx';

afterEach(cleanup);

const sheet = (
  <ScreenSheet
    open
    onClose={() => undefined}
    settings={{ autoFrom: null, paper: 80, language: 'en' }}
    onChange={() => undefined}
    onStock={() => undefined}
    now={0}
  />
);

it('labels the width of the paper where everybody sees it', () => {
  render(sheet);
  expect(screen.getByText(kitchen.screen.paper)).toBeTruthy();
  expect(screen.getByRole('radiogroup', { name: kitchen.screen.paper })).toBeTruthy();
});

it.each(languagesOf('kitchen').map((code) => [LANGUAGES[code].name, code] as const))(
  'keeps the flag to type in one piece: %s',
  async (_, language) => {
    const spoken = await dictionaryOf('kitchen', language);
    render(
      <InLanguage audience="kitchen" language={language} spoken={spoken}>
        {sheet}
      </InLanguage>,
    );
    const flag = screen.getByText('--kiosk-printing');
    expect(flag.tagName).toBe('CODE');
    expect(flag.parentElement?.textContent).toBe((spoken.kitchen ?? kitchen).screen.autoFlag);
  },
);

it('marks what only a keyboard needs, so that a phone hides it', () => {
  render(sheet);
  for (const text of ['--kiosk-printing', kitchen.screen.keys])
    expect(screen.getByText(text).closest('[data-for="keyboard"]')).not.toBeNull();
  expect(screen.getByText(kitchen.screen.auto).closest('[data-for="keyboard"]')).toBeNull();
});
