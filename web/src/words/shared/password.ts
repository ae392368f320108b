import { passwordWords } from '../../messages/shared/en/password.ts';
import { part } from '../part.ts';

export const passwordPart = part('passwordWords', passwordWords);
