/** TelefonSeelsorge, free and day and night: for who does not want to live any more. */
export const crisisPhone = '0800 111 0 111';
