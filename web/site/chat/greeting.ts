import { practice } from '@praxisportal/practice/practice';

/**
 * Opens the chat, in German on every page (docs/product.md, "Assistant"). That an AI is speaking has to be said first
 * (Art. 50 (1) of the EU's AI Act).
 */
export const greeting = `Guten Tag! Ich bin der Praxis-Assistent der ${practice.name}, eine künstliche Intelligenz (KI). Ich beantworte Fragen zur Praxis, finde freie Zeiten und helfe beim Buchen. Was kann ich für Sie tun?`;
