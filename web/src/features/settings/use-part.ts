import { useLocation } from 'react-router-dom';
import { PARTS } from '../../blocks/settings/parts.ts';
import type { PartName } from '../../blocks/settings/parts.ts';

/** Returns the part that the address names after its path, as `#tax`; null when it names none. */
export function usePart(): PartName | null {
  const { hash } = useLocation();
  return PARTS.find((name) => hash === `#${name}`) ?? null;
}
