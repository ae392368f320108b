import { platformLogin, platformShell } from '../../messages/owner/en/platform.ts';
import { part } from '../part.ts';

export const platformLoginPart = part('platformLogin', platformLogin);
export const platformShellPart = part('platformShell', platformShell);
