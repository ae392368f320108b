import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { captain } from '../../messages/captain/captain/en.ts';
import * as captainHindi from '../../messages/captain/hi.ts';
import { floor } from '../../messages/captain/floor/en.ts';
import { WordsContext } from '../../words/use-words.ts';
import { dictionaryOf } from '../../words/dictionaries.ts';
import { WordsProvider } from '../../words/words-provider.tsx';
import { anOrder, aTable } from './state/captain-page.fixtures.ts';
import { eachCaptain, page, shows, readShown } from './captain-page.fixtures.tsx';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';

readShown();
eachCaptain();

describe('another language', () => {
  it('shows the sentences it has; the rest stands in English', async () => {
    shows([aTable('F1-T01', { open: 'o1' })], { o1: anOrder() });
    const spoken = {
      captain: { ...captain, nobodyWaits: 'Niemand wartet', minutes: (n: number) => `${n} Minuten` },
    };
    render(<WordsContext value={spoken}>{page()}</WordsContext>);
    expect(screen.getByText('Niemand wartet')).toBeTruthy();
    expect(screen.getByRole('button', { name: /F1-T01/ }).textContent).toContain('5 Minuten');
    expect(screen.getByRole('button', { name: floor.sound, pressed: false })).toBeTruthy();
  });

  it('is the device’s, and the page says so', async () => {
    localStorage.setItem('bhoj.member-language', 'hi');
    shows([aTable('F1-T01', { open: 'o1' })], { o1: anOrder() });
    await dictionaryOf('captain', 'hi');
    render(<WordsProvider audience="captain">{page()}</WordsProvider>);
    expect(screen.getByText(captainHindi.captain.nobodyWaits)).toBeTruthy();
    expect(document.documentElement.lang).toBe('hi');
    localStorage.removeItem('bhoj.member-language');
  });
});
