export const roomName = (number: string): string => `कमरा ${number}`;
