import { unreadable } from '../../messages/shared/en/unreadable.ts';
import { part } from '../part.ts';

export const unreadablePart = part('unreadable', unreadable);
