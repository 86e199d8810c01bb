/** Under this name a tab keeps the conversation. */
export const conversationMemory = 'chat';
