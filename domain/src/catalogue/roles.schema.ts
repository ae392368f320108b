import { z } from 'zod';
import { MEMBER_ROLES, ROLES } from './roles.ts';

export const roleSchema = z.enum(ROLES);
export const memberRoleSchema = z.enum(MEMBER_ROLES);
