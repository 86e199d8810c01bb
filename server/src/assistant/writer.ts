import type { Language } from '@praxisportal/contract/language';
import type { Texts } from './texts.de.ts';
import type { AssistantPractice } from './turn.ts';

export type RenderTools = { practice: AssistantPractice; nowMs: number };
/** What every part of a reply is written with. */
export type Writer = RenderTools & { texts: Texts; language: Language; ownPatientId?: string | undefined };

/** Whoever writes of pain is told whom to call. */
export function withPainLine(message: string, hasPain: boolean, { texts, practice }: Writer): string {
  return hasPain ? `${message}\n\n${texts.painLine(practice.facts.emergencyPhone)}` : message;
}

/** What people call themselves, in an answer that is Markdown: no link, no heading, no line of its own. */
export function writeName(name: string): string {
  return name.replace(/\s+/gu, ' ').replace(/[\\`*_[\]<>#~|@:]|\.(?=\p{L})/gu, '\\$&');
}
