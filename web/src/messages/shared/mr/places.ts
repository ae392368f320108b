export const tokenName = (token: number): string => `टोकन ${token}`;

export const roomName = (number: string): string => `रूम ${number}`;
