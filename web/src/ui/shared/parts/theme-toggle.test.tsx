import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MuiArea } from '../../../theme/mui-area.tsx';
import { ThemeProvider } from '../../../theme/theme-mode.tsx';
import { Brand } from './brand.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('switches the theme of the page; MUI neither stores nor decides it', () => {
  localStorage.setItem('theme', 'dark');
  render(
    <ThemeProvider>
      <MuiArea>
        <ThemeToggle label="Toggle theme" />
      </MuiArea>
    </ThemeProvider>,
  );
  const button = screen.getByRole('button', { name: 'Toggle theme' });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  fireEvent.click(button);
  expect(document.documentElement.dataset['theme']).toBe('light');
  fireEvent.click(button);
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

it('the mark alone has the name as its accessible name', () => {
  render(<Brand name="Bhoj" markOnly />);
  expect(screen.getByRole('img', { name: 'Bhoj' })).toBeTruthy();
});

it('the wordmark has the name once, with its Devanagari marked as Hindi', () => {
  render(<Brand name="Bhoj" accent="भोज" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('भोज').getAttribute('lang')).toBe('hi');
});
