import { signup } from '../../messages/front/en/signup.ts';
import { part } from '../part.ts';

export const signupPart = part('signup', signup);
