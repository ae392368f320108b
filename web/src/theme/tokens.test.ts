import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { badgeColors, tokens } from './tokens.ts';

it('computes the ratios that WCAG publishes', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

it('has the dark background and cards that are asked for (THEME-4)', () => {
  expect(tokens.color.dark).toMatchObject({ background: '#121212', card: '#1E1E1E' });
});

describe.each(['light', 'dark'] as const)('%s', (name) => {
  const c = tokens.color[name];
  const surfaces = ['background', 'card', 'raised', 'sunken', 'hover'] as const;
  const accents = ['primary', 'secondary', 'warning', 'error', 'info'] as const;

  const text: [string, string, string][] = [
    ...surfaces.flatMap((s): [string, string, string][] => [
      [`text on ${s}`, c.text, c[s]],
      [`muted on ${s}`, c.muted, c[s]],
    ]),
    ...accents.flatMap((a) =>
      (['background', 'card', 'raised'] as const).map((s): [string, string, string] => [
        `${a} on ${s}`,
        c[a],
        c[s],
      ]),
    ),
    ['primary on hover', c.primary, c.hover],
    ['onPrimary', c.onPrimary, c.primary],
    ['onPrimary, hover', c.onPrimary, c.primaryHover],
    ['onSecondary', c.onSecondary, c.secondary],
    ['onSecondary, hover', c.onSecondary, c.secondaryHover],
    ['onWarning', c.onWarning, c.warning],
    ['onWarning, hover', c.onWarning, c.warningHover],
    ['onError', c.onError, c.error],
    ['onError, hover', c.onError, c.errorHover],
    ['onInfo', c.onInfo, c.info],
    ['onInfo, hover', c.onInfo, c.infoHover],
    ['primary on primarySoft', c.primary, c.primarySoft],
    ['text on primarySoft', c.text, c.primarySoft],
    ['muted on primarySoft', c.muted, c.primarySoft],
    // Tooltips and toasts use inverted colours.
    ['background on text', c.background, c.text],
    ...badgeColors.flatMap((b): [string, string, string][] => [
      [`badge ${b}`, c.badge[b].text, c.badge[b].soft],
      [`text on badge ${b}`, c.text, c.badge[b].soft],
    ]),
  ];
  it.each(text)('%s is readable (4.5:1)', (_, fg, bg) => {
    expect(contrast(fg, bg)).toBeGreaterThanOrEqual(4.5);
  });

  const meaning: [string, string, string][] = [
    ...(['background', 'card', 'raised'] as const).flatMap((s): [string, string, string][] => [
      [`borderStrong on ${s}`, c.borderStrong, c[s]],
      [`focus ring on ${s}`, c.primary, c[s]],
    ]),
    ['focus ring on sunken', c.primary, c.sunken],
    ...accents.map((a): [string, string, string] => [`${a} on background`, c[a], c.background]),
    ...badgeColors.map((b): [string, string, string] => [`dot ${b}`, c.badge[b].dot, c.badge[b].soft]),
    ...(['markVeg', 'markNonVeg', 'markEgg'] as const).flatMap((m): [string, string, string][] => [
      [`${m} on card`, c[m], c.card],
      [`${m} on background`, c[m], c.background],
    ]),
  ];
  it.each(meaning)('%s is distinguishable (3:1)', (_, fg, bg) => {
    expect(contrast(fg, bg)).toBeGreaterThanOrEqual(3);
  });
});
