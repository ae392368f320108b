/** `npm run data-model`: writes versions, fields and queries of the collections into docs/data-model.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { COLLECTIONS } from '@bhoj/domain/collections';
import { withFacts } from './page.ts';

const file = new URL('../../../docs/data-model.md', import.meta.url);
writeFileSync(file, withFacts(readFileSync(file, 'utf8'), Object.values(COLLECTIONS)));
