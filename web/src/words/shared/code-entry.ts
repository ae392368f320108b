import { codeEntry } from '../../messages/shared/en/code-entry.ts';
import { part } from '../part.ts';

export const codeEntryPart = part('codeEntry', codeEntry);
