import {
  bowl,
  box,
  circle,
  INK,
  leaf,
  lemon,
  oval,
  path,
  picture,
  plate,
  scattered,
  stroke,
  turned,
} from './shapes.ts';

/** A folded dosa over the plate's edge, with sambar and coconut chutney. */
export const masalaDosa = picture(
  plate(),
  bowl(86, 74, 36, '#c2571f'),
  scattered('sambar', 7, { cx: 86, cy: 74, rx: 20 }, (x, y) => circle(x, y, 3, '#e58b3a')),
  leaf(88, 72, 0.8, 20),
  bowl(170, 62, 29, '#f6f3e4'),
  scattered('chutney', 6, { cx: 170, cy: 62, rx: 15 }, (x, y) => circle(x, y, 1.8, '#3d2a1d')),
  leaf(172, 64, 0.55, 200),
  turned(
    -14,
    132,
    160,
    path(
      'M4 176C6 146 20 132 44 130L220 124C244 124 260 142 260 164C260 188 246 202 224 204L40 210C18 210 4 198 4 176Z',
      '#00000030',
      { transform: 'translate(2 8)' },
    ),
    path(
      'M4 172C6 142 20 128 44 126L220 120C244 120 260 138 260 160C260 184 246 198 224 200L40 206C18 206 4 194 4 172Z',
      '#e0a13a',
    ),
    path('M14 160C20 140 30 134 46 133L218 127C236 127 246 136 250 148C200 138 90 142 14 160Z', '#f3c464'),
    path('M10 182C90 166 190 164 254 172C250 188 240 194 224 195L40 201C22 201 13 194 10 182Z', '#c9822a'),
    stroke(
      'M30 172C80 160 150 156 236 158M40 148C90 142 150 140 214 140M60 190C110 182 170 180 220 182',
      '#a9641c',
      3,
      { opacity: 0.6 },
    ),
    scattered('dosa', 26, { cx: 134, cy: 164, rx: 105, ry: 26 }, (x, y, random) =>
      oval(x, y, random.int(3, 7), random.int(2, 3), '#b06a1f', { opacity: 0.55 }),
    ),
    oval(255, 162, 7, 30, '#b4701f'),
    oval(256, 164, 4, 21, '#f0d27a'),
  ),
);

const idli = (x: number, y: number): string =>
  [
    oval(x + 2, y + 8, 39, 33, '#d8c49c'),
    oval(x, y, 39, 34, '#f1ead8'),
    oval(x - 2, y - 4, 32, 26, '#fffdf6'),
    scattered(`idli ${x}`, 9, { cx: x, cy: y - 2, rx: 26, ry: 20 }, (dx, dy) =>
      circle(dx, dy, 1.4, '#e3dac3'),
    ),
  ].join('');

/** Three idlis with sambar and coconut chutney. */
export const idliSambar = picture(
  plate(),
  path(
    'M28 118C40 62 96 36 132 44C168 74 186 132 172 206C130 238 66 228 36 182C28 162 26 138 28 118Z',
    INK.leaf,
  ),
  stroke('M46 190C84 160 118 112 134 52', INK.leafDark, 3.5),
  stroke(
    'M74 166L50 150M92 146L60 122M110 118L78 92M84 160L112 190M104 128L146 150M120 96L160 112',
    INK.leafDark,
    2,
    { opacity: 0.5 },
  ),
  bowl(180, 92, 46, '#c9611f'),
  scattered('idli sambar', 12, { cx: 180, cy: 92, rx: 28 }, (x, y, random) =>
    oval(x, y, random.int(3, 6), 3, random.pick(['#e8963f', '#a8431a', '#6d9a3a'])),
  ),
  leaf(182, 90, 0.9, 30),
  bowl(192, 180, 29, '#f7f4e6'),
  scattered('idli chutney', 6, { cx: 192, cy: 180, rx: 15 }, (x, y) => circle(x, y, 1.9, '#3d2a1d')),
  leaf(194, 180, 0.55, 140),
  idli(84, 96),
  idli(128, 168),
  idli(66, 174),
);

const vada = (x: number, y: number): string =>
  [
    circle(x + 2, y + 7, 40, '#d9c095'),
    circle(x, y, 40, '#b5702a'),
    circle(x - 1, y - 3, 35, '#d39138'),
    circle(x - 3, y - 6, 25, '#e0a552'),
    scattered(`vada ${x}`, 22, { cx: x, cy: y - 2, rx: 33 }, (dx, dy, random) =>
      circle(dx, dy, random.int(1, 3), random.pick(['#a9621f', '#8a4c18', '#5f8a39']), { opacity: 0.75 }),
    ),
    circle(x, y, 12, '#8f521c'),
    circle(x, y + 2, 9.5, INK.plate),
  ].join('');

/** Three vadas, a hole in each, with chutney. */
export const meduVada = picture(
  plate(),
  bowl(184, 178, 38, '#f7f4e6'),
  scattered('vada chutney', 9, { cx: 184, cy: 178, rx: 20 }, (x, y) => circle(x, y, 2, '#3d2a1d')),
  leaf(187, 177, 0.8, 60),
  vada(90, 88),
  vada(176, 100),
  vada(100, 176),
);

/** A mound of flattened rice with peanuts, coriander and lemon. */
export const kandaPoha = picture(
  plate(),
  oval(134, 142, 84, 74, '#d9b23c'),
  oval(132, 134, 80, 70, '#f0cb4d'),
  scattered('poha', 170, { cx: 132, cy: 132, rx: 74, ry: 64 }, (x, y, random) =>
    turned(
      random.int(0, 179),
      x,
      y,
      oval(x, y, 7, 3.6, random.pick(['#f7dd78', '#f9e698', '#e6ba38', '#f3d45f'])),
    ),
  ),
  scattered('onion', 12, { cx: 130, cy: 130, rx: 62, ry: 52 }, (x, y, random) =>
    turned(random.int(0, 179), x, y, stroke(`M${x - 7} ${y}Q${x} ${y - 7} ${x + 7} ${y}`, '#c987a6', 3)),
  ),
  scattered('peanut', 13, { cx: 132, cy: 130, rx: 60, ry: 52 }, (x, y, random) =>
    turned(random.int(0, 179), x, y, oval(x, y, 7, 5, '#a35a2b'), oval(x - 1, y - 1, 4, 2.5, '#c47a45')),
  ),
  scattered('poha leaf', 12, { cx: 130, cy: 128, rx: 56, ry: 46 }, (x, y, random) =>
    leaf(x, y, 0.75, random.int(0, 359)),
  ),
  lemon(196, 182, -28),
);

const cube = (x: number, y: number, body: string, top: string): string =>
  [
    box(x - 19, y - 17, 38, 36, 7, body),
    box(x - 16, y - 15, 32, 27, 6, top),
    stroke(`M${x - 11} ${y - 9}L${x - 3} ${y + 9}M${x + 2} ${y - 11}L${x + 11} ${y + 8}`, '#5b2a12', 3.5, {
      opacity: 0.65,
    }),
  ].join('');

const skewer = (y: number): string =>
  [
    stroke(`M6 ${y}H258`, '#7b5b3d', 4),
    box(26, y - 15, 11, 32, 5, '#5b9440'),
    cube(60, y, '#c85a1c', '#ec8a35'),
    box(83, y - 16, 10, 34, 5, '#b4527c'),
    cube(116, y, '#c85a1c', '#ec8a35'),
    box(139, y - 15, 11, 32, 5, '#5b9440'),
    cube(173, y, '#c85a1c', '#ec8a35'),
    box(196, y - 16, 10, 34, 5, '#cf3f2b'),
    cube(229, y, '#c85a1c', '#ec8a35'),
  ].join('');

/** Two skewers of paneer with peppers and onion, mint chutney and lemon. */
export const paneerTikka = picture(
  plate(118),
  bowl(96, 58, 31, '#6fa046'),
  circle(88, 52, 5, '#9cc271'),
  lemon(176, 42, 12),
  turned(-6, 132, 150, skewer(122), skewer(178)),
  leaf(150, 222, 1.1, 20),
  leaf(114, 224, 0.9, 160),
);

const GRAIN = ['#fdf3d7', '#fdf3d7', '#f6c94c', '#eca93a'] as const;
const grain = (x: number, y: number, turn: number, color: string): string =>
  turned(turn, x, y, box(x - 11, y - 3, 22, 6, 3, color));

/** A pot of biryani: long grains in two colours, chicken, fried onion and mint. */
export const chickenBiryani = picture(
  circle(136, 142, 116, INK.shade),
  circle(132, 132, 116, '#8f4a27'),
  circle(132, 132, 108, INK.clay),
  circle(132, 132, 96, '#e0a83f'),
  scattered('biryani', 150, { cx: 132, cy: 132, rx: 88 }, (x, y, random) =>
    grain(x, y, random.int(0, 179), random.pick(GRAIN)),
  ),
  path('M64 120C58 94 82 76 106 84C128 92 128 118 112 132C96 146 70 142 64 120Z', '#7c3b17'),
  path('M70 114C66 96 84 84 102 90C118 96 118 112 106 122C92 132 74 130 70 114Z', '#b3622a'),
  path('M140 170C142 148 168 138 188 150C206 162 202 186 182 192C160 198 138 190 140 170Z', '#7c3b17'),
  path('M147 166C150 152 168 146 182 154C194 162 192 178 178 182C162 186 146 180 147 166Z', '#b3622a'),
  stroke('M184 150L206 130', INK.cream, 9),
  circle(207, 126, 6.5, INK.cream),
  circle(213, 132, 6.5, INK.cream),
  oval(160, 90, 20, 25, '#fffdf4'),
  circle(160, 93, 11, '#f2a627'),
  scattered('fried onion', 16, { cx: 132, cy: 134, rx: 70 }, (x, y, random) =>
    turned(random.int(0, 179), x, y, stroke(`M${x - 9} ${y}Q${x} ${y - 8} ${x + 9} ${y}`, '#6b3413', 3.4)),
  ),
  leaf(126, 146, 1.4, 10),
  leaf(92, 176, 1.2, 200),
  leaf(196, 104, 1.1, 80),
);
