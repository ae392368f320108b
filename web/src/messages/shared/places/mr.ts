export const roomName = (number: string): string => `रूम ${number}`;
