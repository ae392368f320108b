import type { BadgeColor, ColorTokens, tokens } from './tokens.ts';

type Kebab<S extends string> = S extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Tail>}`
  : S;

export type CssVariable =
  | Kebab<Exclude<keyof ColorTokens, 'badge'>>
  | `badge-${Kebab<BadgeColor>}-${'soft' | 'text' | 'dot'}`
  | `radius-${keyof typeof tokens.radius}`
  | `type-${keyof typeof tokens.type}`
  | `weight-${keyof typeof tokens.weight}`
  | `motion-${'fast' | 'base' | 'slow'}`
  | 'ease'
  | 'space-half'
  | `space-${(typeof tokens.space.steps)[number]}`
  | 'touch'
  | `height-${keyof typeof tokens.height}`;

/** Returns a token as a CSS variable: `cssVar('primary-soft')` is `var(--bhoj-primary-soft)`. */
export function cssVar(name: CssVariable): string {
  return `var(--bhoj-${name})`;
}
