import QRCode from 'qrcode';
import { expect, it } from 'vitest';
import { qrDrawing, svgFile } from './qr-drawing.ts';

const link = 'https://bhoj.example/customer/details/asha%40example.com/F1-T01?k=AbCdEfGhIjKl';

/** Returns the dark modules that a drawing's path fills, read back from its runs. */
function modulesOf(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(length); i += 1) (rows[Number(y)] ?? [])[Number(x) + i] = true;
  }
  return rows;
}

it('draws the code of the link, module for module, within a border of four', () => {
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'Q' });
  const { size, path } = qrDrawing(link);
  expect(size).toBe(modules.size + 8);
  const drawn = modulesOf(path, size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const isInside = x >= 4 && y >= 4 && x < size - 4 && y < size - 4;
      expect(drawn[y]?.[x]).toBe(isInside && modules.get(y - 4, x - 4) !== 0);
    }
  }
});

it('is a black and white file', () => {
  const { size, path } = qrDrawing(link);
  const file = svgFile({ size, path });
  expect(file).toContain(`viewBox="0 0 ${size} ${size}"`);
  expect(file).toContain(`<path d="${path}" fill="black"/>`);
});
