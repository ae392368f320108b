import { corrections } from '../../messages/owner/en/corrections.ts';
import { part } from '../part.ts';

export const correctionsPart = part('corrections', corrections);
