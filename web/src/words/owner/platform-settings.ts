import { platformSettingsWords } from '../../messages/owner/en/platform-settings.ts';
import { part } from '../part.ts';

export const platformSettingsPart = part('platformSettingsWords', platformSettingsWords);
