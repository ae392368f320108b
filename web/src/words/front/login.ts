import { invitedWords, login, setPasswordWords } from '../../messages/front/en/login.ts';
import { part } from '../part.ts';

export const invitedPart = part('invitedWords', invitedWords);
export const loginPart = part('login', login);
export const setPasswordPart = part('setPasswordWords', setPasswordWords);
