import { platformUsers } from '../../messages/owner/en/platform-users.ts';
import { part } from '../part.ts';

export const platformUsersPart = part('platformUsers', platformUsers);
