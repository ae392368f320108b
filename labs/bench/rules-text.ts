import { readFileSync } from 'node:fs';

export const rulesText = (): string =>
  readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
