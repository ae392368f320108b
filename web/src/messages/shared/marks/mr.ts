import type { MarkWords } from './en.ts';

export const markWords: MarkWords = { veg: 'शाकाहारी', egg: 'अंडे आहे', 'non-veg': 'मांसाहारी' };
