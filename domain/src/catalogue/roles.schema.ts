import { z } from 'zod';
import { PRESETS, RIGHTS } from './right-names.ts';
import { MEMBER_ROLES, ROLES } from './roles.ts';

export const roleSchema = z.enum(ROLES);
export const memberRoleSchema = z.enum(MEMBER_ROLES);
export const presetSchema = z.enum(PRESETS);
export const rightSchema = z.enum(RIGHTS);
