import { common } from '../../messages/shared/en/common.ts';
import { part } from '../part.ts';

export const commonPart = part('common', common);
