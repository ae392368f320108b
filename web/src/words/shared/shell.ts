import { shell } from '../../messages/shared/en/shell.ts';
import { part } from '../part.ts';

export const shellPart = part('shell', shell);
