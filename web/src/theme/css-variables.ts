import { type ColorTokens, type ThemeName, badgeColors, tokens } from './tokens.ts';

type FlatColor = Exclude<keyof ColorTokens, 'badge'>;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function colorVariables(theme: ThemeName): [string, string][] {
  const { badge, ...flat } = tokens.color[theme];
  return [
    ...(Object.keys(flat) as FlatColor[]).map((key): [string, string] => [kebab(key), flat[key]]),
    ...badgeColors.flatMap((name) =>
      (['soft', 'text', 'dot'] as const).map((part): [string, string] => [
        `badge-${kebab(name)}-${part}`,
        badge[name][part],
      ]),
    ),
  ];
}

function constantVariables(): [string, string][] {
  const { radius, space, type, weight, motion, touch, height } = tokens;
  return [
    ...Object.entries(radius).map(([k, v]): [string, string] => [`radius-${k}`, `${v}px`]),
    ['space-half', `${space.unit / 2}px`],
    ...space.steps.map((step): [string, string] => [`space-${step}`, `${step * space.unit}px`]),
    // rem, so that the browser's text size setting is respected.
    ...Object.entries(type).map(([k, v]): [string, string] => [`type-${k}`, `${v / 16}rem`]),
    ...Object.entries(weight).map(([k, v]): [string, string] => [`weight-${k}`, String(v)]),
    ['motion-fast', `${motion.fast}ms`],
    ['motion-base', `${motion.base}ms`],
    ['motion-slow', `${motion.slow}ms`],
    ['ease', motion.ease],
    ['touch', `${touch}px`],
    ...Object.entries(height).map(([k, v]): [string, string] => [`height-${k}`, `${v}px`]),
  ];
}

const declarations = (pairs: [string, string][]): string =>
  pairs.map(([name, value]) => `--bhoj-${name}:${value}`).join(';');

/** Returns the tokens for a page without a script, which follows the system's theme. */
export function systemCssVariables(): string {
  return [
    `:root{${declarations(constantVariables())};color-scheme:light;${declarations(colorVariables('light'))}}`,
    `@media (prefers-color-scheme:dark){:root{color-scheme:dark;${declarations(colorVariables('dark'))}}}`,
  ].join('\n');
}

/**
 * Returns the tokens as CSS. Light is a named scheme too, not only the root's, because a subtree can have its own
 * `data-theme` (the kitchen's wall screen is dark on a light page).
 */
export function cssVariables(): string {
  return [
    `:root{${declarations(constantVariables())}}`,
    `:root,[data-theme="light"]{color-scheme:light;${declarations(colorVariables('light'))}}`,
    `[data-theme="dark"]{color-scheme:dark;${declarations(colorVariables('dark'))}}`,
  ].join('\n');
}
