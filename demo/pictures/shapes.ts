import { randomOf } from '../random.ts';
import type { Random } from '../random.ts';

/** Every picture is a square of this many units. */
const SIDE = 264;

/** The colours that the pictures share. */
export const INK = {
  table: '#c9784c',
  shade: '#a9603a',
  plate: '#fbf0dc',
  rim: '#ecd7b2',
  steel: '#d9dde0',
  steelRim: '#b5bcc2',
  leaf: '#4f8f3d',
  leafDark: '#39702c',
  clay: '#b35a33',
  cream: '#fdf6e6',
} as const;

type Attributes = Readonly<Record<string, string | number>>;

const tag = (name: string, attributes: Attributes): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ')}/>`;

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  tag('path', { d, fill, ...more });

/** A line of even width with round ends. */
export const stroke = (d: string, color: string, width: number, more: Attributes = {}): string =>
  path(d, 'none', {
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  tag('circle', { cx, cy, r, fill, ...more });

export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => tag('ellipse', { cx, cy, rx, ry, fill, ...more });

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string => tag('rect', { x, y, width: w, height: h, rx: r, fill, ...more });

export const turned = (degrees: number, x: number, y: number, ...shapes: string[]): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${shapes.join('')}</g>`;

/** A plate seen from above, with its shadow on the table. */
export const plate = (r = 112, cx = 132, cy = 132): string =>
  [
    oval(cx + 4, cy + 8, r, r, INK.shade),
    circle(cx, cy, r, INK.rim),
    circle(cx, cy, r - 6, INK.plate),
    circle(cx, cy, r * 0.74, 'none', { stroke: INK.rim, 'stroke-width': 3 }),
  ].join('');

/** A bowl seen from above, filled. */
export const bowl = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  { rim = INK.plate, edge = INK.rim }: { rim?: string; edge?: string } = {},
): string =>
  [
    circle(cx + 2, cy + 4, r, '#00000033'),
    circle(cx, cy, r, edge),
    circle(cx, cy, r - 2.5, rim),
    circle(cx, cy, r * 0.8, fill),
  ].join('');

export const leaf = (x: number, y: number, size: number, degrees = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})">${[
    path('M0 0C-5-4-9-2-11 3C-6 7-2 6 0 0Z', INK.leafDark),
    path('M0 0C5-5 10-3 11 2C7 7 2 6 0 0Z', INK.leaf),
    path('M0 0C-4-6-3-11 1-13C5-9 4-4 0 0Z', INK.leaf),
  ].join('')}</g>`;

/** A wedge of lemon. */
export const lemon = (x: number, y: number, degrees: number): string =>
  turned(
    degrees,
    x,
    y,
    path(`M${x - 24} ${y}A24 24 0 0 0 ${x + 24} ${y}Z`, '#e8c52f'),
    path(`M${x - 20} ${y}A20 20 0 0 0 ${x + 20} ${y}Z`, '#fbeb9a'),
    stroke(
      `M${x} ${y + 2}V${y + 18}M${x - 3} ${y + 2}L${x - 13} ${y + 12}M${x + 3} ${y + 2}L${x + 13} ${y + 12}`,
      '#efd45a',
      2,
    ),
  );

/** Draws something at places that look random and are always the same. */
export function scattered(
  name: string,
  count: number,
  { cx, cy, rx, ry = rx }: { cx: number; cy: number; rx: number; ry?: number },
  draw: (x: number, y: number, random: Random) => string,
): string {
  const random = randomOf(name);
  return Array.from({ length: count }, () => {
    const [angle, far] = [random.float() * Math.PI * 2, Math.sqrt(random.float())];
    const x = Math.round(cx + Math.cos(angle) * far * rx);
    const y = Math.round(cy + Math.sin(angle) * far * ry);
    return draw(x, y, random);
  }).join('');
}

/** The whole picture: the shapes on the table. */
export const picture = (...shapes: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${box(0, 0, SIDE, SIDE, 0, INK.table)}${shapes.join('')}</svg>`;
