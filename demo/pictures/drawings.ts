import { butterChicken, gulabJamun, hakkaNoodles, lassi, masalaChai, vegThali } from './more.ts';
import { chickenBiryani, idliSambar, kandaPoha, masalaDosa, meduVada, paneerTikka } from './savoury.ts';
import type { Pictured } from './pictures.ts';

/** The drawn pictures of the demo menu, as SVG, by the id of their dish. */
export const DRAWINGS: Readonly<Record<Pictured, string>> = {
  'kanda-poha': kandaPoha,
  'idli-sambar': idliSambar,
  'medu-vada': meduVada,
  'masala-dosa': masalaDosa,
  'paneer-tikka': paneerTikka,
  'maharashtrian-thali': vegThali,
  'butter-chicken': butterChicken,
  'chicken-biryani': chickenBiryani,
  'hakka-noodles': hakkaNoodles,
  'gulab-jamun': gulabJamun,
  lassi,
  'masala-chai': masalaChai,
};
