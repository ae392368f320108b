import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { landing } from '../../messages/landing.ts';
import { LandingPage } from './landing-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const show = () =>
  render(
    <MemoryRouter>
      <LandingPage />
    </MemoryRouter>,
  );

it('says the tagline, and leads to pricing, sign-up and sign-in', () => {
  show();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Run the whole restaurant from one table.' }),
  ).toBeTruthy();
  const [pricing] = screen.getAllByRole('link', { name: 'View Pricing' });
  expect(pricing?.getAttribute('href')).toBe('/pricing');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: landing.footer.signup }).getAttribute('href')).toBe('/signup');
  expect(footer.getByRole('link', { name: landing.footer.signIn }).getAttribute('href')).toBe('/login');
});

it('has one card for each of the four', () => {
  show();
  for (const { name } of Object.values(landing.people.cards)) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
  }
});

it('leads to the install wizard where no download is configured', () => {
  vi.stubEnv('VITE_DOWNLOAD_URL', '');
  show();
  expect(screen.getByRole('link', { name: /Download App/ }).getAttribute('href')).toBe('/install');
});

it('opens the configured folder in a tab of its own', () => {
  vi.stubEnv('VITE_DOWNLOAD_URL', 'https://files.example/bhoj');
  show();
  const link = screen.getByRole('link', { name: /Download App/ });
  expect(link.getAttribute('href')).toBe('https://files.example/bhoj');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

it('opens nothing but a web address', () => {
  vi.stubEnv('VITE_DOWNLOAD_URL', 'javascript:alert(1)');
  show();
  expect(screen.getByRole('link', { name: /Download App/ }).getAttribute('href')).toBe('/install');
});
