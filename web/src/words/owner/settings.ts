import { settings, settingsFaults } from '../../messages/owner/en/settings.ts';
import { part } from '../part.ts';

export const settingsPart = part('settings', settings);
export const settingsFaultsPart = part('settingsFaults', settingsFaults);
