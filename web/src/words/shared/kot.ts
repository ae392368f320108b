import { kotWords } from '../../messages/shared/en/kot.ts';
import { part } from '../part.ts';

export const kotPart = part('kotWords', kotWords);
