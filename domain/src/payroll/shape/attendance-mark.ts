/**
 * Present, absent, half day, weekly off, paid holiday, paid leave, casual leave, sick leave; then half a day at work with the
 * other half on paid, casual or sick leave.
 */
export const ATTENDANCE_MARKS = ['P', 'A', 'HD', 'WO', 'PH', 'PL', 'CL', 'SL', 'HPL', 'HCL', 'HSL'] as const;
export type Mark = (typeof ATTENDANCE_MARKS)[number];
