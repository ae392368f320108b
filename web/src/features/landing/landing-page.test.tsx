import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { signedUpAs } from '../../blocks/site/signed-up.ts';
import { landing } from '../../messages/front/landing/en.ts';
import { site } from '../../messages/front/site/en.ts';
import { atAddress } from '../../ui/shared/address/at-address.fixtures.tsx';
import { LandingPage } from './landing-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const show = (state: unknown = null) => render(atAddress('/', <LandingPage />, state));

it('says the tagline, and leads to pricing, sign-up and sign-in (LANDING-1, LANDING-3)', () => {
  show();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Run the whole restaurant from one table.' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: landing.tryIt }).getAttribute('href')).toBe('/signup');
  const [pricing] = screen.getAllByRole('link', { name: 'View Pricing' });
  expect(pricing?.getAttribute('href')).toBe('/pricing');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: site.footer.signup }).getAttribute('href')).toBe('/signup');
  expect(footer.getByRole('link', { name: site.footer.signIn }).getAttribute('href')).toBe('/login');
});

it('covers the owner, the captain, the guest and the kitchen, with a picture of the screen of each', () => {
  show();
  const { owner, captain, guest, kitchen } = landing.tour;
  for (const { title } of [owner, captain, guest, kitchen]) {
    const stage = screen.getByRole('heading', { level: 3, name: title }).closest('li');
    expect(within(stage ?? document.body).getAllByRole('img').length).toBeGreaterThan(0);
  }
});

it('reserves space for every picture, and loads none before it is near the viewport', () => {
  show();
  const pictures = [...document.querySelectorAll('img')];
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    expect(picture.alt).not.toBe('');
    expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    expect(picture.getAttribute('loading')).toBe('lazy');
  }
});

it('opens the answer to a question', () => {
  show();
  for (const { question, answer } of landing.questions.items) {
    const box = screen.getByText(question).closest('details');
    expect(box?.open).toBe(false);
    expect(box?.textContent).toContain(answer);
  }
});

it('is prerendered, and hydrated without changes', () => {
  const page = atAddress('/', <LandingPage />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const onRecoverableError = vi.fn<() => void>();
  render(page, { container, hydrate: true, onRecoverableError });
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('leads to the install wizard when no download is configured, and says so (LANDING-2, P-MORE-12)', () => {
  vi.stubEnv('VITE_DOWNLOAD_URL', '');
  show();
  expect(screen.getByRole('link', { name: /Download App/ }).getAttribute('href')).toBe('/install');
  expect(screen.getByText(landing.installs.none)).toBeTruthy();
});

it('installs from the browser at once where it is offered, and no folder is configured (P-MORE-12)', async () => {
  vi.stubEnv('VITE_DOWNLOAD_URL', '');
  show();
  const prompt = vi.fn<() => Promise<object>>().mockResolvedValue({ outcome: 'accepted' });
  act(
    () =>
      void dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })),
  );
  expect(screen.getByText(landing.installs.offered)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Download App/ }));
  expect(await screen.findByText(landing.installs.accepted)).toBeTruthy();
  expect(prompt).toHaveBeenCalledOnce();
});

it('says who has just signed up with Google, and leads to the first question (SIGNUP-11, P-MORE-15)', async () => {
  show(signedUpAs('meera@example.com'));
  expect(await screen.findByText(landing.signedUp.text('meera@example.com'))).toBeTruthy();
  const next = screen.getByRole('link', { name: landing.signedUp.go });
  expect(next.getAttribute('href')).toBe('/onboarding/restaurant-type');
  cleanup();
  show();
  expect(screen.queryByText(landing.signedUp.title)).toBeNull();
});

it('opens the configured folder in a tab of its own (LANDING-2)', () => {
  vi.stubEnv('VITE_DOWNLOAD_URL', 'https://files.example/bhoj');
  show();
  const link = screen.getByRole('link', { name: /Download App/ });
  expect(link.getAttribute('href')).toBe('https://files.example/bhoj');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(screen.queryByText(landing.installs.none)).toBeNull();
});

it('opens only a web address', () => {
  vi.stubEnv('VITE_DOWNLOAD_URL', 'javascript:alert(1)');
  show();
  expect(screen.getByRole('link', { name: /Download App/ }).getAttribute('href')).toBe('/install');
});
