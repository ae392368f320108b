import { bowl, box, circle, INK, leaf, oval, path, picture, scattered, stroke, turned } from './shapes.ts';

const STEEL = { rim: '#eef0f1', edge: INK.steelRim };

/** A thali: rice, bread and four small bowls on steel. */
export const vegThali = picture(
  circle(136, 142, 122, INK.shade),
  circle(132, 132, 122, INK.steelRim),
  circle(132, 132, 116, '#eef0f1'),
  circle(132, 132, 104, INK.steel),
  bowl(62, 108, 33, '#d8922b', STEEL),
  leaf(63, 108, 0.7, 30),
  bowl(102, 58, 33, '#4f7f34', STEEL),
  scattered('thali peas', 6, { cx: 102, cy: 58, rx: 16 }, (x, y) => circle(x, y, 4.4, '#f5ecd6')),
  bowl(166, 58, 33, '#a93a1d', STEEL),
  scattered('thali bhaji', 7, { cx: 166, cy: 58, rx: 17 }, (x, y) => circle(x, y, 4.4, '#d8692f')),
  bowl(206, 108, 33, '#fbf8ef', STEEL),
  scattered('thali raita', 6, { cx: 206, cy: 108, rx: 16 }, (x, y) => circle(x, y, 2.4, '#7aa653')),
  oval(96, 172, 56, 46, '#00000022', { transform: 'translate(2 6)' }),
  oval(96, 172, 56, 46, '#d9a95a'),
  oval(96, 170, 50, 40, '#ecc886'),
  path('M48 170C70 150 120 150 146 170C130 200 66 204 48 170Z', '#e0b46a'),
  scattered('thali roti', 14, { cx: 96, cy: 174, rx: 42, ry: 30 }, (x, y, random) =>
    oval(x, y, random.int(3, 6), random.int(2, 4), '#a96c2c', { opacity: 0.7 }),
  ),
  oval(182, 176, 40, 38, '#e2dac6'),
  oval(181, 172, 37, 34, '#fffdf5'),
  scattered('thali rice', 60, { cx: 181, cy: 172, rx: 32, ry: 28 }, (x, y, random) =>
    turned(
      random.int(0, 179),
      x,
      y,
      box(x - 5, y - 1.4, 10, 2.8, 1.4, random.pick(['#ece4d0', '#ffffff', '#f3ecdb'])),
    ),
  ),
  leaf(182, 166, 0.9, 10),
  bowl(138, 118, 17, '#c23a22', STEEL),
);

const chunk = (x: number, y: number, fill: string): string =>
  path('M-29 6C-30-14-12-24 8-21C26-19 33-4 25 12C14 24-24 26-29 6Z', fill, {
    transform: `translate(${x} ${y})`,
  });

/** Chicken in tomato and butter, with cream on top. */
export const butterChicken = picture(
  circle(136, 142, 112, INK.shade),
  box(4, 116, 34, 32, 14, '#8d5a24'),
  box(226, 116, 34, 32, 14, '#8d5a24'),
  circle(132, 132, 112, '#a86f2f'),
  circle(132, 132, 104, '#cf9a4a'),
  circle(132, 132, 92, '#b9421a'),
  circle(130, 129, 87, '#df6422'),
  ...(
    [
      [92, 88, -20],
      [166, 92, 25],
      [176, 160, 70],
      [92, 166, 10],
    ] as const
  ).map(([x, y, turn]) =>
    turned(
      turn,
      x,
      y,
      chunk(x + 1, y + 4, '#9c3413'),
      chunk(x, y, '#e39a4e'),
      oval(x - 5, y - 8, 17, 7, '#f4bd7c'),
      stroke(`M${x - 15} ${y + 2}L${x - 6} ${y + 12}M${x + 2} ${y}L${x + 11} ${y + 10}`, '#7c3312', 4),
    ),
  ),
  stroke('M70 128C92 104 112 152 134 128C156 104 172 150 196 122', INK.cream, 8),
  stroke('M112 186C130 174 150 196 168 180', INK.cream, 6),
  box(124, 104, 24, 20, 5, '#fbe38a'),
  leaf(104, 124, 1.4, 330),
  leaf(168, 116, 1.2, 60),
  leaf(146, 182, 1.1, 190),
);

/** Noodles with peppers, carrot and spring onion, and chopsticks. */
export const hakkaNoodles = picture(
  circle(134, 150, 108, INK.shade),
  circle(130, 140, 108, '#2f6f78'),
  circle(130, 140, 100, '#eef3ee'),
  circle(130, 140, 88, '#c98a2d'),
  ...Array.from({ length: 9 }, (_, i) => {
    const y = 76 + i * 16;
    const half = Math.sqrt(84 ** 2 - (y - 140) ** 2);
    const [from, to] = [130 - half, 130 + half];
    const third = (to - from) / 3;
    const curl = i % 2 === 0 ? 16 : -16;
    const line = `M${from} ${y}C${from + third} ${y - curl} ${from + third} ${y + curl} ${from + third * 1.5} ${y}S${to - third} ${y + curl} ${to} ${y}`;
    return stroke(line, '#a9661d', 13) + stroke(line, i % 3 === 0 ? '#f5cf74' : '#eebb55', 9);
  }),
  stroke(
    'M74 104C104 74 150 78 176 112C196 142 170 190 126 186C92 182 82 146 112 132C140 122 154 148 136 158',
    '#a9661d',
    14,
  ),
  stroke(
    'M74 104C104 74 150 78 176 112C196 142 170 190 126 186C92 182 82 146 112 132C140 122 154 148 136 158',
    '#f8d988',
    10,
  ),
  scattered('strips', 15, { cx: 130, cy: 140, rx: 72 }, (x, y, random) =>
    turned(
      random.int(0, 179),
      x,
      y,
      box(x - 13, y - 3, 26, 6, 3, random.pick(['#e2602b', '#c8322b', '#5f9c42', '#8bbf5b', '#f0e6c8'])),
    ),
  ),
  scattered(
    'spring onion',
    9,
    { cx: 130, cy: 140, rx: 66 },
    (x, y) => circle(x, y, 4.6, '#78b04c') + circle(x, y, 2.2, '#e7f2c9'),
  ),
  stroke('M150 66L254 8', '#5a2d17', 8),
  stroke('M166 82L260 34', '#5a2d17', 8),
);

const ball = (x: number, y: number): string =>
  [
    circle(x + 2, y + 6, 33, '#6b2a0c'),
    circle(x, y, 33, '#7d3513'),
    circle(x - 3, y - 4, 26, '#a04b1d'),
    oval(x - 10, y - 13, 9, 6, '#d68a52', { transform: `rotate(-30 ${x - 10} ${y - 13})` }),
  ].join('');

/** Gulab jamun in syrup with pistachio. */
export const gulabJamun = picture(
  circle(136, 142, 110, INK.shade),
  circle(132, 132, 110, '#e7ddc8'),
  circle(132, 132, 104, INK.cream),
  circle(132, 132, 90, '#c9802a'),
  circle(130, 129, 84, '#e3a443'),
  path('M60 110C74 72 120 54 160 66C124 66 86 84 60 110Z', '#f4cd7d'),
  ball(98, 104),
  ball(166, 106),
  ball(96, 170),
  ball(164, 172),
  ...(
    [
      [100, 96, 20],
      [90, 110, 80],
      [168, 96, -30],
      [158, 112, 40],
      [98, 164, -10],
      [166, 164, 70],
      [132, 138, 15],
      [128, 120, 100],
    ] as const
  ).map(([x, y, turn]) =>
    turned(turn, x, y, oval(x, y, 7, 3.2, '#8dae3f'), oval(x - 1, y - 1, 4, 1.4, '#bcd46f')),
  ),
);

/** A tall glass of lassi with cream, saffron and pistachio. */
export const lassi = picture(
  oval(132, 226, 84, 22, INK.shade),
  oval(132, 220, 80, 20, INK.rim),
  oval(132, 217, 70, 15, INK.plate),
  path('M76 52L92 212C94 222 170 222 172 212L188 52Z', '#e3ded4'),
  path('M82 62L97 208C99 216 165 216 167 208L182 62Z', '#fdf2d3'),
  path('M150 62H182L167 208C166 214 152 214 144 214Z', '#f3dfae'),
  stroke('M94 84L104 190', '#ffffff', 7, { opacity: 0.9 }),
  oval(132, 56, 58, 20, '#e3ded4'),
  oval(132, 54, 53, 17, '#fffaf0'),
  path(
    'M86 52C92 26 116 34 124 26C140 14 158 28 162 32C178 30 184 48 178 54C160 68 100 68 86 52Z',
    '#fffdf7',
  ),
  path('M104 44C116 34 140 30 152 38', 'none', {
    stroke: '#ece0c4',
    'stroke-width': 4,
    'stroke-linecap': 'round',
  }),
  stroke('M112 40L126 46M140 32L148 44M150 52L162 46M124 56L134 52', '#d9601c', 3),
  ...(
    [
      [118, 52, 20],
      [142, 48, 70],
      [158, 42, 10],
      [132, 36, -40],
      [106, 50, 90],
    ] as const
  ).map(([x, y, turn]) => turned(turn, x, y, oval(x, y, 6, 3, '#7fa63a'))),
  leaf(172, 36, 1.7, 40),
);

/** Tea in a clay cup, with steam and biscuits. */
export const masalaChai = picture(
  oval(120, 222, 104, 28, INK.shade),
  oval(120, 214, 100, 26, INK.rim),
  oval(120, 210, 88, 20, INK.plate),
  path('M58 96L76 200C78 216 162 216 164 200L182 96Z', '#d8c39a'),
  path('M62 100L79 197C81 210 140 212 150 208L168 100Z', INK.cream),
  stroke('M69 134C100 148 140 148 171 134', '#2f6f78', 7),
  stroke('M75 166C102 178 138 178 165 166', '#d9862f', 6),
  oval(120, 96, 62, 22, '#e6d5b0'),
  oval(120, 94, 56, 18, '#d79a63'),
  oval(120, 97, 52, 15, '#b8713a'),
  oval(112, 95, 30, 7, '#d39a63'),
  scattered('foam', 12, { cx: 120, cy: 97, rx: 42, ry: 9 }, (x, y) => circle(x, y, 2.6, '#e7bf90')),
  stroke('M92 66C82 52 104 44 94 28M122 62C110 46 134 38 122 18M150 66C140 52 162 44 152 28', '#fff3e0', 6, {
    opacity: 0.75,
  }),
  turned(
    14,
    210,
    200,
    box(180, 184, 62, 30, 6, '#b9772f'),
    box(182, 182, 58, 26, 5, '#e0a85a'),
    ...[194, 211, 228].flatMap((x) => [circle(x, 189, 2.2, '#a9692a'), circle(x, 200, 2.2, '#a9692a')]),
  ),
);
